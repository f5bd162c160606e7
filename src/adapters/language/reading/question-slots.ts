import type { Intent } from '../../../domain/chat/catalogue.ts';
import type { ChainRef, Named, Slots, TokenRef } from '../../../domain/chat/understanding.ts';
import { fold } from '../text/letters.ts';
import type { Item, Term } from '../text/lexeme.ts';
import { ORDINARY, plainWords } from './features.ts';
import type { Placed } from './weighed.ts';

/** Questions about networks: a word that is a token and a network is the network. */
const OF_NETWORKS: ReadonlySet<Intent> = new Set([
  ...(['gas', 'fees', 'networks', 'tokens'] as const),
  ...(['portfolio', 'status', 'history'] as const),
]);
const OF_WALLETS: ReadonlySet<Intent> = new Set(['balance', 'portfolio']);
/** Their answers depend on no token, network or amount. */
const PLAIN: ReadonlySet<Intent> = new Set([
  ...(['kyc', 'refusal', 'limit', 'purchases', 'terms', 'referral', 'networks'] as const),
  ...(['keys', 'contacts', 'link', 'help'] as const),
]);
const TAKES_AMOUNT: ReadonlySet<Intent> = new Set(['sale', 'eligibility', 'price', 'fees']);
const HASH = /^0x[0-9a-fA-F]{64}$/;
/** What stands before a network, without accents. */
const ON: ReadonlySet<string> = new Set(
  'on|over|via|auf|en|em|na|no|sur|im|in|at|red|network|netzwerk|reseau|rede|在|于|从'.split('|'),
);
/** Money other than US dollars, by the words of the languages. */
const MONEY: Readonly<Record<string, string>> = {
  ...named('EUR', '€|eur|euro|euros|欧元|avro'),
  ...named('GBP', '£|gbp|pound|pounds|sterling|libras|英镑|sterlin'),
  ...named('JPY', 'yen|jpy|yenes|日元'),
  ...named('CNY', 'yuan|cny|rmb|元|人民币'),
  ...named('TRY', 'tl|lira|try|liraya|里拉'),
  ...named('BRL', 'brl|reais|reales'),
  ...named('CHF', 'chf|franken|francs'),
  ...named('MXN', 'mxn'),
  ...named('INR', 'inr|rupees|rupias'),
};

function named(code: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split('|').map((word) => [word, code]));
}

/** The values of a question. A value that cannot be used, where the answer would depend on it, is a problem. */
export function questionSlots(intent: Intent, items: readonly Item[]): Placed {
  const { tokens, chains } = namesIn(intent, items);
  const wallets = OF_WALLETS.has(intent) ? items : [];
  const wallet = wallets.find((item) => item.is === 'account' && !item.foreign && item.token === undefined);
  const unusable = wallets.find((item) => item.is === 'invalid' && !HASH.test(item.text));
  const hash = items.find((item) => item.is === 'invalid' && HASH.test(item.text));
  const amount = TAKES_AMOUNT.has(intent) ? items.flatMap(sumOf)[0] : undefined;
  const known = {
    ...(tokens.length > 1 && { tokens }),
    ...(chains.length > 1 && { chains }),
    ...(hash !== undefined && { hash: hash.text }),
    ...currencyIn(items),
    ...durationIn(intent, items),
  } satisfies Named;
  const [token] = tokens;
  const [fromChain] = chains;
  return {
    slots: {
      ...(token !== undefined && { token }),
      ...(fromChain !== undefined && { fromChain }),
      ...(wallet?.is === 'account' && { wallet: wallet.account }),
      ...(amount !== undefined && { amount }),
      ...(Object.keys(known).length > 0 && { named: known }),
    },
    problems: unusable?.is === 'invalid' ? [{ code: unusable.why, slot: 'wallet', said: unusable.text }] : [],
  };
}

function namesIn(intent: Intent, items: readonly Item[]): { tokens: TokenRef[]; chains: ChainRef[] } {
  const [tokens, chains] = [new Set<TokenRef>(), new Set<ChainRef>()];
  let isAfterChain = false;
  for (const [at, item] of PLAIN.has(intent) ? [] : items.entries()) {
    if (item.is === 'account' && item.token !== undefined) tokens.add(item.token);
    if (item.is !== 'term' || ORDINARY.has(item.text)) continue;
    isAfterChain = isChain(item, intent, items[at - 1], isAfterChain);
    if (isAfterChain && item.chain !== undefined) chains.add(item.chain);
    else if (item.token !== undefined) tokens.add(item.token);
  }
  // "price of link"
  const called = items.findLast((item) => item.is === 'term' && ORDINARY.has(item.text));
  const isMeant = tokens.size === 0 && (intent === 'price' || intent === 'balance');
  if (isMeant && called?.is === 'term' && called.token !== undefined) tokens.add(called.token);
  return { tokens: [...tokens], chains: [...chains] };
}

function isChain({ token, chain }: Term, intent: Intent, before: Item | undefined, isAfterChain: boolean): boolean {
  if (chain === undefined) return false;
  if (token === undefined || OF_NETWORKS.has(intent)) return true;
  // "on base and polygon"
  return isAfterChain || (before?.is === 'unknown' && ON.has(fold(before.raw)));
}

function sumOf(item: Item): string[] {
  if (item.is !== 'amount') return [];
  const { amount } = item;
  if (amount.kind === 'exact' || amount.kind === 'fiat') return [amount.value];
  // Of money that has no rate: the question is not about what it is worth.
  return amount.kind === 'malformed' && /^\d+(?:\.\d+)?$/.test(item.text) ? [item.text] : [];
}

function currencyIn(items: readonly Item[]): Named {
  const said = items.flatMap((item): string[] => {
    if (item.is === 'amount') return item.amount.kind === 'fiat' ? [item.amount.currency] : [];
    const code = item.is === 'unknown' || item.is === 'sign' ? MONEY[fold(item.text.trim())] : undefined;
    return code === undefined ? [] : [code];
  });
  const [currency] = said.filter((code) => code !== 'USD');
  return currency === undefined ? {} : { currency };
}

/** How long something takes, and what it costs, in words without accents. */
const HOW_LONG =
  / (?:how (?:long|much time|fast|quick|quickly|many (?:seconds|minutes|hours))|cuanto (?:tarda|tardan|demora|demoran|tiempo)|quanto (?:tempo|demora|demoram|leva)|wie (?:lange|schnell)|combien de temps|ne kadar (?:surer|surede|zaman)|kac (?:saniye|dakika|saat)) |多久|多长时间|多少时间|几分钟|几秒/u;
const HOW_MUCH =
  / (?:costs?|fees?|charges?|prices?|expensive|cheap|cuesta|cuestan|comision|comisiones|precio|custa|custam|taxas?|preco|kostet|kosten|gebuhr|gebuhren|preis|coute|coutent|frais|prix|ucret|ucreti|komisyon|masraf) |手续费|费用|多少钱|价格/u;

/** Questions about what something costs include those about how long it takes. */
function durationIn(intent: Intent, items: readonly Item[]): Named {
  const text = ` ${plainWords(items).join(' ')} `;
  if ((intent !== 'fees' && intent !== 'gas') || !HOW_LONG.test(text)) return {};
  return { duration: HOW_MUCH.test(text) ? 'too' : 'alone' };
}

/** Words of a message that names other values for the question before it: "and on polygon?". Without accents. */
const JOINING: ReadonlySet<string> = new Set(
  `and|on|in|for|what|about|how|also|the|too|then|ok|instead|only|just|of|network|y|en|para|tambien|red|la|el|e|em|no|na|tambem|rede|und|auf|fur|auch|im|netzwerk|dem|et|sur|aussi|pour|le|reseau|ve|icin|peki|ya|da|de|aginda|agi|和|在|上|那|呢|的|还有|那么`.split(
    '|',
  ),
);

/** Values alone, after a question: the same question about them. */
export function sameQuestion(
  items: readonly Item[],
  intent: Intent,
  { named: before, ...slots }: Slots,
): Slots | undefined {
  const isValue = (item: Item) =>
    item.is === 'term' || (item.is === 'amount' && (intent === 'sale' || intent === 'eligibility'));
  const joins = (item: Item) => item.is === 'mark' || (item.is === 'unknown' && isJoining(fold(item.raw)));
  if (!items.some(isValue) || !items.every((item) => isValue(item) || joins(item))) return undefined;
  const { named: said, ...values } = questionSlots(intent, items).slots;
  const kept = {
    ...(values.token === undefined && before?.tokens !== undefined && { tokens: before.tokens }),
    ...(values.fromChain === undefined && before?.chains !== undefined && { chains: before.chains }),
    ...said,
  };
  return { ...slots, ...values, ...(Object.keys(kept).length > 0 && { named: kept }) };
}

const isJoining = (written: string): boolean =>
  written.split(' ').every((word) => JOINING.has(word) || [...word].every((letter) => JOINING.has(letter)));
