import type { OpenFrame, Reading, Slots } from '../../../domain/chat/understanding.ts';
import { any, either, explains, many, type Pattern, seq } from '../licence/pattern.ts';
import { shapeOf } from '../licence/shape.ts';
import type { Item, Term } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { AMOUNT, BROUGHT, PAID, RECEIVED, SENT } from './values.ts';
import { LEAD, NETWORK, RECIPIENT, TAIL } from './words.ts';

/** Words. */
const LONGEST = 40;

/** Reads values alone as an answer to the open request. */
export type ReadValues = (items: readonly Item[], lexicon: Lexicon, open: OpenFrame) => Reading | undefined;

/**
 * What the open request lacks, said in statements: "his wallet is 0x…", "i would want base". Every word has a place, each value fills
 * a part that is missing, and nothing that is filled changes.
 */
export function readAnswer(
  items: readonly Item[],
  lexicon: Lexicon,
  open: OpenFrame,
  read: ReadValues,
): Reading | undefined {
  const shape = shapeOf(items);
  if (items.length > LONGEST || !explains(answerTo(open), shape)) return undefined;
  const values = valuesIn(items, open);
  const reading = values && read(values, lexicon, open);
  return reading !== undefined && onlyAdds(open.slots, reading.slots) ? reading : undefined;
}

function answerTo({ intent, slots }: OpenFrame): Pattern {
  const { amount, relativeAmount, token, fromToken, toToken, recipient, fromChain } = slots;
  const lacksAmount = amount === undefined && relativeAmount === undefined;
  const isSwap = intent === 'swap';
  const parts = [
    ...(!isSwap && recipient === undefined ? [RECIPIENT] : []),
    ...(fromChain === undefined ? [NETWORK] : []),
    ...(lacksAmount ? [AMOUNT] : []),
    ...(lacksAmount && isSwap && toToken !== undefined ? [BROUGHT] : []),
    ...(!isSwap && token === undefined ? [SENT] : []),
    ...(isSwap && fromToken === undefined && toToken !== undefined ? [PAID] : []),
    ...(isSwap && toToken === undefined && fromToken !== undefined ? [RECEIVED] : []),
  ];
  const part = either(...parts);
  return seq(LEAD, part, many(seq(TAIL, many(any(',|.|and|;|-')), part)), TAIL);
}

const role = (name: 'to' | 'on'): Item => ({ is: 'role', role: name, text: name, raw: name });
const [TO, ON] = [role('to'), role('on')];
const PLACING = /^(?:on|over|via|through|across)$/;

/** The values with the word that says which part each is; undefined for two of a kind, and for a name that may be two things. */
function valuesIn(items: readonly Item[], { intent, slots }: OpenFrame): Item[] | undefined {
  const accounts = items.filter(({ is }) => is === 'account');
  const amounts = items.filter(({ is }) => is === 'amount' || is === 'rate');
  const terms = items.flatMap((item, at) => (item.is === 'term' ? [{ item, at }] : []));
  const places = terms.filter(({ item, at }) => isPlace(item, items[at - 1]));
  const tokens = terms.filter((term) => !places.includes(term));
  const [place] = places;
  const [token] = tokens;
  const isNamed = place !== undefined && place.item.token !== undefined && !isPlaced(items[place.at - 1]);
  const lacksToken =
    intent === 'transfer' ? slots.token === undefined : slots.fromToken === undefined || slots.toToken === undefined;
  if ((isNamed && lacksToken) || accounts.length > 1 || amounts.length > 1) return undefined;
  if (places.length > 1 || new Set(tokens.map(({ item }) => item.token)).size > 1) return undefined;
  if (amounts.some((item) => !isCounted(item, items))) return undefined;
  return [
    ...amounts,
    ...(token === undefined || isOwn(token.item, amounts, slots) ? [] : [token.item]),
    ...accounts.flatMap((item) => [TO, item]),
    ...(place === undefined ? [] : [ON, asChain(place.item)]),
  ];
}

const isPlaced = (before: Item | undefined): boolean => before?.is === 'role' && PLACING.test(before.raw);
const isPlace = (term: Term, before: Item | undefined): boolean =>
  term.chain !== undefined && (term.token === undefined || term.isShared || isPlaced(before));

/** "half" and "all" alone are words of many idioms: they count behind a verb, or before what they are a part of. */
function isCounted(item: Item, items: readonly Item[]): boolean {
  if (item.is !== 'amount' || item.amount.kind === 'exact' || item.amount.kind === 'fiat') return true;
  const at = items.indexOf(item);
  const [before, after] = [items[at - 1], items[at + 1]];
  const isOf = after?.is === 'term' || (after?.is === 'role' && /^(?:of|it|my)\b/.test(after.raw));
  return isOf || (before?.is === 'role' && SPENDING.test(before.raw));
}
const SPENDING = /^(?:send|pay|spend|use|transfer|move|invest|put in)$/;

/** "the ether i keep on optimism": the token is the one that is sent. */
const isOwn = ({ token }: Term, amounts: readonly Item[], { token: sent, fromToken }: Slots): boolean =>
  amounts.length === 0 && token !== undefined && (token === sent || token === fromToken);

const asChain = ({ token: _, ...term }: Term): Term => term;

const onlyAdds = (before: Slots, after: Slots): boolean =>
  JSON.stringify(before) !== JSON.stringify(after) &&
  Object.entries(before).every(([slot, value]) => JSON.stringify(after[slot as keyof Slots]) === JSON.stringify(value));
