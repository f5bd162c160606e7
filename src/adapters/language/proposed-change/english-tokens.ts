import { isOne, type Kind, type Token } from '../follow-up/token.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';

/** What the words of the English grammar do behind a request, in the closed classes of the other languages. */
const BY_ROLE: Readonly<Partial<Record<Role, Kind>>> = {
  ...({ to: 'to', on: 'on', in: 'on', from: 'from', with: 'with', of: 'of', and: 'soft' } as const),
  ...({ not: 'not', no: 'no', instead: 'instead', correction: 'marks', confirm: 'yes', cancel: 'drops' } as const),
  ...({ asset: 'token', 'chain-noun': 'network', 'amount-noun': 'sum', slippage: 'slippage' } as const),
  ...({ what: 'asks', 'how-much': 'asks', 'how-to': 'asks', sent: 'past', reported: 'reports' } as const),
  ...({ spend: 'gives', sell: 'gives', buy: 'gets', own: 'has', filler: 'soft', percent: 'percent' } as const),
};
const BY_WORD: Readonly<Record<string, Kind>> = {
  ...({ more: 'more', extra: 'more', another: 'more', additional: 'more', less: 'less', fewer: 'less' } as const),
  ...({ add: 'adds', plus: 'adds', minus: 'subtracts', subtract: 'subtracts', deduct: 'subtracts' } as const),
  ...({ double: 'double', twice: 'double', half: 'half', halve: 'half', was: 'past', did: 'past' } as const),
  ...({ reverse: 'reverse', opposite: 'reverse', because: 'because', is: 'copula' } as const),
};
/** Classes of words beside a value that is not asked for now: a doubt or a condition, a time or another measure, a report. */
const BY_CLASS: readonly (readonly [Kind, RegExp])[] = [
  [
    'doubts',
    /^(?:maybe|perhaps|possibly|probably|usually|normally|guess|imagine|suppose|pretend|whether|if|when|whenever|once|unless|until|till|would|might|could|should|unsure|kidding|joking)$/,
  ],
  [
    'delays',
    /^(?:later|tomorrow|tonight|next|seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|degrees|am|pm|oclock|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/,
  ],
  [
    'reports',
    /^(?:support|admin|administrator|system|manager|boss|website|telegram|whatsapp|twitter|verify|verification|scammer|hacker|hacked)$/,
  ],
];
/** What multiplies cannot be read by its values. */
const UNREADABLE = /^(?:times|x|triple|thrice|quarter|third)$/;

/** The items of an English text as what each of them does behind a request. */
export const englishTokens = (items: readonly Item[]): Token[] =>
  items.flatMap((item, at) => (countsOther(items, at) ? [{ is: 'unknown' }] : tokensOf(item)));

/** "two parts, so 60", "the old one. polygon": a number that counts something else, or stands for a noun, beside what is meant. */
function countsOther(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]];
  if (item === undefined || !isNumber(item)) return false;
  if (item.amount.value === '1')
    return next?.is !== 'term' && items.some((other) => other !== item && VALUES.has(other.is));
  return isSmall(item) && isNoun(next) && items.some((other, index) => isNumber(other) && !isNoun(items[index + 1]));
}

const isSmall = ({ amount: { value } }: ExactAmount): boolean => /^\d$/.test(value);
const isNoun = (item: Item | undefined): boolean => item?.is === 'unknown' && isOne(wordOf(item)[0], 'unknown');

const VALUES: ReadonlySet<Item['is']> = new Set(['amount', 'term', 'account']);

type ExactAmount = Extract<Item, { is: 'amount' }> & Readonly<{ amount: Readonly<{ kind: 'exact'; value: string }> }>;
const isNumber = (item: Item): item is ExactAmount => item.is === 'amount' && item.amount.kind === 'exact';

const word = (is: Kind): Token => ({ is, follows: false });

function tokensOf(item: Item): Token[] {
  switch (item.is) {
    case 'term':
      return item.unsupported ? [{ is: 'unusable' }] : [termOf(item)];
    case 'account':
      return item.foreign || item.token !== undefined
        ? [{ is: 'unusable' }]
        : [{ is: 'account', account: item.account }];
    case 'amount':
      return amountOf(item.amount);
    case 'rate':
      return [{ is: 'amount', value: String(item.bps / 100) }, word('percent')];
    case 'role':
    case 'unknown':
      return wordOf(item);
    case 'mark':
      return [item.mark === '?' ? { is: 'question' } : { is: 'break' }];
    case 'sign':
      return [word('soft')];
    default:
      return [{ is: 'unusable' }];
  }
}

const termOf = ({ text, token, chain }: Extract<Item, { is: 'term' }>): Token => ({
  is: 'term',
  text: text.toLowerCase(),
  ...(token !== undefined && { token }),
  ...(chain !== undefined && { chain }),
});

function amountOf(amount: Extract<Item, { is: 'amount' }>['amount']): Token[] {
  switch (amount.kind) {
    case 'exact':
      return [{ is: 'amount', value: amount.value }];
    case 'fiat':
      return [{ is: 'amount', value: amount.value, currency: amount.currency }];
    case 'max':
      return [word('all')];
    case 'share':
      return amount.part * 2 === amount.of ? [word('half')] : [{ is: 'unusable' }];
    default:
      return [{ is: 'unusable' }];
  }
}

function wordOf(item: Extract<Item, { is: 'role' | 'unknown' }>): Token[] {
  const text = item.raw.toLowerCase();
  if (UNREADABLE.test(text)) return [{ is: 'unusable' }];
  const byWord = Object.hasOwn(BY_WORD, text) ? BY_WORD[text] : BY_CLASS.find(([, words]) => words.test(text))?.[0];
  const kind = byWord ?? (item.is === 'role' ? BY_ROLE[item.role] : undefined);
  return [kind === undefined ? { is: 'unknown' } : word(kind)];
}

/** Whether a text holds a value that cannot be read, or quoted words. */
export const isUnusable = (tokens: readonly Token[]): boolean => tokens.some((token) => isOne(token, 'unusable'));
