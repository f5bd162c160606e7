import { CHAINS, isChainId } from '../shared/chain/chains.ts';
import { failure } from '../shared/failure.ts';
import type { Item } from './item.ts';
import { itemize } from './itemize.ts';
import { lex } from './lexer.ts';
import type { Lexicon } from './lexicon.ts';
import { normalizeText } from './normalize.ts';
import { isRole } from './segments.ts';
import { understand } from './understand.ts';
import type { ChainRef, Intent, Slots, Understanding } from './understanding.ts';
import type { Role } from './words/roles.ts';

export const paraphraseUnavailable = failure(
  'unavailable',
  'PARAPHRASE_UNAVAILABLE',
  'The language model gives no usable answer',
);

/** Longer is no sentence of our grammar. */
export const PARAPHRASE_LENGTH = 300;

/** What of a stranger's rewording may stand: a question, which is answered, or a request in our own words, to be said again. */
export type Paraphrase = Readonly<{ question: Understanding }> | Readonly<{ didYouMean: string }>;

const ACTING: readonly Role[] = ['send', 'swap', 'sell', 'buy', 'bridge'];
/** A text with any of these wishes nothing to be done, or not surely. */
const NOT_ACTING: readonly Role[] = ['not', 'no', 'veto', 'sent', 'reported', 'how-to', 'how-much', 'what', 'cancel'];

/** Whether others may be asked what the text means: only when we did not understand it, and never when it gives orders. */
export const mayBeReworded = ({ act, intent, problems, negated }: Understanding): boolean =>
  act === 'request' &&
  !negated &&
  !problems.some(({ code }) => code === 'instruction') &&
  (intent === 'unknown' || problems.some(({ code }) => code === 'not-understood'));

/**
 * Reads the rewording by our own grammar, and lets it stand only when everything in it was in the text itself. What would move value
 * is never taken from it: it only becomes a question whether that was meant, spelt by us.
 */
export function takeParaphrase(said: string, reworded: string, lexicon: Lexicon): Paraphrase | undefined {
  if (reworded.length > PARAPHRASE_LENGTH) return undefined;
  const heard = understand(reworded, lexicon);
  const { act, intent, slots, problems, negated } = heard;
  if (act !== 'request' || intent === 'unknown' || intent === 'help' || negated || problems.length > 0)
    return undefined;
  const items = itemize(lex(normalizeText(said), lexicon), lexicon);
  if (items.some(({ is }) => is === 'quotation' || is === 'spoiled')) return undefined;
  const own = ownValues(items);
  if (!valuesOf(slots).every((value) => own.has(value))) return undefined;
  if (intent !== 'transfer' && intent !== 'swap') return { question: heard };
  const asksToAct = ACTING.some((role) => hasRole(items, role)) && !NOT_ACTING.some((role) => hasRole(items, role));
  if (!asksToAct || asks(items) || leavesOut(items, slots)) return undefined;
  const spelt = spell(intent, slots);
  const again = spelt === undefined ? undefined : understand(spelt, lexicon);
  return spelt !== undefined && again !== undefined && isSame(again, heard) ? { didYouMean: spelt } : undefined;
}

const hasRole = (items: readonly Item[], role: Role): boolean => items.some((item) => isRole(item, role));
const asks = (items: readonly Item[]): boolean => items.some((item) => item.is === 'mark' && item.mark === '?');

const tagged = (kind: 'amount' | 'token' | 'chain' | 'account' | 'bps', value: unknown): string =>
  JSON.stringify([kind, value]);

/** Every value that the text itself names. */
const ownValues = (items: readonly Item[]): ReadonlySet<string> => new Set(items.flatMap(valuesIn));

function valuesIn(item: Item): string[] {
  const named = (token: unknown, chain: unknown) => [
    ...(token === undefined ? [] : [tagged('token', token)]),
    ...(chain === undefined ? [] : [tagged('chain', chain)]),
  ];
  if (item.is === 'term') return named(item.token, item.chain);
  if (item.is === 'account') return [tagged('account', item.account), ...named(item.token, undefined)];
  if (item.is === 'amount') return [tagged('amount', item.amount)];
  return item.is === 'rate' ? [tagged('amount', item.amount), tagged('bps', item.bps)] : [];
}

function valuesOf({ amount, relativeAmount, token, fromToken, toToken, fromChain, toChain, ...rest }: Slots): string[] {
  const { recipient, wallet, slippageBps } = rest;
  const counted = relativeAmount ?? (amount === undefined ? undefined : { kind: 'exact', value: amount });
  const all = (kind: Parameters<typeof tagged>[0], values: readonly unknown[]) =>
    values.filter((value) => value !== undefined).map((value) => tagged(kind, value));
  return [
    ...all('amount', [counted]),
    ...all('token', [token, fromToken, toToken]),
    ...all('chain', [fromChain, toChain]),
    ...all('account', [recipient, wallet]),
    ...all('bps', [slippageBps]),
  ];
}

/** Whether the text names an amount or an account that the request does without. */
function leavesOut(items: readonly Item[], slots: Slots): boolean {
  const used = new Set(valuesOf(slots));
  const counts = items.filter(({ is }) => is === 'amount' || is === 'account' || is === 'rate');
  return counts.some((item) => !valuesIn(item).some((value) => used.has(value)));
}

function spell(intent: Intent, slots: Slots): string | undefined {
  const { amount, relativeAmount, token, fromToken, toToken, fromChain, toChain, recipient, slippageBps, amountSide } =
    slots;
  if (amountSide !== undefined || (relativeAmount !== undefined && relativeAmount.kind !== 'max')) return undefined;
  const words = [intent === 'transfer' ? 'send' : 'swap', amount ?? (relativeAmount && 'all my'), token ?? fromToken];
  const on =
    fromChain === undefined ? [] : [intent === 'swap' && toChain !== undefined ? 'from' : 'on', nameOf(fromChain)];
  const to =
    intent === 'transfer'
      ? ['to', recipient]
      : ['to', toToken, ...(toChain === undefined ? [] : ['on', nameOf(toChain)])];
  const slippage = slippageBps === undefined ? [] : [`with ${slippageBps} bps slippage`];
  const parts = [...words, ...(intent === 'transfer' ? [...on, ...to] : [...to, ...on, ...slippage])];
  return parts.includes(undefined) ? undefined : parts.join(' ');
}

const nameOf = (chain: ChainRef): string | undefined =>
  typeof chain === 'number' && isChainId(chain) ? CHAINS[chain].name.toLowerCase() : undefined;

const isSame = (one: Understanding, other: Understanding): boolean =>
  one.intent === other.intent && one.problems.length === 0 && canonical(one.slots) === canonical(other.slots);

const canonical = (slots: Slots): string => JSON.stringify(Object.entries(slots).sort(([a], [b]) => (a < b ? -1 : 1)));
