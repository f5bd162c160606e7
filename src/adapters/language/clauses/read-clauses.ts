import { cut } from '../context/cut.ts';
import { flatten } from '../context/flat.ts';
import { NAME_WORDS, PEOPLE_WORDS } from '../context/nouns.ts';
import { isNoPayment, isPaidInstead } from '../context/payers.ts';
import { inPlainerWords } from '../context/plainer.ts';
import { SEND, TO } from '../context/rules.ts';
import type { Item, Term } from '../tagger/item.ts';
import { isMisplaced } from '../unasked/misplaced.ts';
import { withoutIdleAmounts } from './idle.ts';
import { numbersOrCounts, referenceAt } from './references.ts';
import { walk } from './walk.ts';

const OF: Item = { is: 'role', role: 'of', text: 'of', raw: 'of' };
const ON: Item = { is: 'role', role: 'on', text: 'on', raw: 'on' };

/** Words. */
const LONGEST = 100;

type Values = Readonly<{ amount: Item; token: Term; account: Item; chain?: Term }>;

/**
 * The payment that a text asks for in several clauses, as one imperative: "the roofer charges 5 usdc. he's at 0x…. please pay him" as
 * "send 5 usdc to 0x…". Every clause must be understood, and the text must hold each value once.
 */
export function paymentInClauses(items: readonly Item[]): Item[] | undefined {
  if (items.length > LONGEST || items.filter(({ is }) => is === 'account').length !== 1) return undefined;
  if (isMisplaced(items)) return undefined;
  return paymentIn(inOrder(items)) ?? paymentIn(inOrder(inPlainerWords(items, false)));
}

function paymentIn(plain: readonly Item[]): Item[] | undefined {
  const values = valuesOf(plain);
  const flat = flatten(plain);
  if (values === undefined || isPaidInstead(flat.words) || numbersOrCounts(flat.words) || namesTwo(flat.words))
    return undefined;
  const told = isNoPayment(flat.words) || namesDeed(flat.words) ? undefined : walk(flat);
  const { amount, token, account, chain } = values;
  // A part of what is owned is asked for with a verb.
  const isCounted = amount.is === 'amount' && amount.amount.kind === 'exact';
  if (told === undefined || !(told.asks || (told.goes && isCounted && saysMore(flat.words)))) return undefined;
  return [SEND, amount, ...(isCounted ? [] : [OF]), token, TO, account, ...(chain === undefined ? [] : [ON, chain])];
}

/** "track 5 usdc to 0x…": what else is done with the amount is said by the one word before it. */
const namesDeed = (words: readonly string[]): boolean =>
  /^[a-z]+ §[nt] /.test(words.join(' ')) && !REQUESTS.has(words[0] ?? '');
const REQUESTS: ReadonlySet<string> = new Set(
  'send transfer pay wire give move remit tip donate gift forward deliver reimburse drop fling sling ship slide put issue transmit disburse refund return release toss contribute allocate hi hello hey please pls kindly yo'.split(
    ' ',
  ),
);

/** Two people: "he" and "his wallet" may be either's. */
const namesTwo = (words: readonly string[]): boolean =>
  new Set(words.filter((word) => PEOPLE_WORDS.has(word) || NAME_WORDS.has(word))).size > 1;

/** Without references, and words for everything that count nothing. */
export const inOrder = (items: readonly Item[]): Item[] => cut(withoutIdleAmounts(items), referenceAt);

/** Each value once: one account, one amount, the token that it counts, and at most one network besides. */
function valuesOf(items: readonly Item[]): Values | undefined {
  const amounts = items.filter(({ is }) => is === 'amount' || is === 'rate');
  const accounts = items.filter(({ is }) => is === 'account');
  const terms = items.filter((item) => item.is === 'term');
  const isOdd = items.some(({ is }) => is === 'invalid' || is === 'quotation' || is === 'sign');
  const [amount, account] = [amounts[0], accounts[0]];
  if (isOdd || amounts.length !== 1 || accounts.length !== 1 || terms.length === 0 || terms.length > 2)
    return undefined;
  if (amount === undefined) return undefined;
  if (account?.is !== 'account' || account.foreign || account.token !== undefined) return undefined;
  const token = countedBy(items, items.indexOf(amount), terms);
  const chain = terms.find((term) => term !== token);
  if (token?.token === undefined || token.unsupported) return undefined;
  if (chain !== undefined && (chain.chain === undefined || chain.unsupported)) return undefined;
  return { amount, token, account, ...(chain === undefined ? {} : { chain }) };
}

/** The token beside an amount, or the only token of a text. */
function countedBy(items: readonly Item[], at: number, terms: readonly Term[]): Term | undefined {
  const isBetween = (item: Item) => item.is === 'role' && /^(?:of|in|an?|my|the|our|worth|worth of)$/.test(item.text);
  const behind = items.slice(at + 1, at + 4).find((item) => !isBetween(item));
  const beside = [behind, items[at - 1]].find((item) => item?.is === 'term' && item.token !== undefined);
  if (beside?.is === 'term') return beside;
  const tokens = terms.filter(({ token, chain }) => token !== undefined && chain === undefined);
  return tokens.length === 1 ? tokens[0] : undefined;
}

const saysMore = (words: readonly string[]): boolean =>
  words.some((word) => /^\p{L}{3,}/u.test(word) && !BARE.has(word));
const BARE: ReadonlySet<string> = new Set(
  'for into via over network chain mainnet amount recipient receiver address wallet and token payee account'.split(' '),
);
