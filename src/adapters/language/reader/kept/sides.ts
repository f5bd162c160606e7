import type { OpenFrame, Reading, Slots } from '../../../../domain/chat/understanding.ts';
import { flatten } from '../../context/flat.ts';
import type { Item, Term } from '../../tagger/item.ts';
import { isCoinAsPlace, isPlaceAsToken } from './names-of-both.ts';
import type { SideWords } from './side-words.ts';

const SETS_AMOUNT =
  /(?:^| )(?:reduce|lower|raise|increase|decrease|cut|bump|change|set|adjust|drop|bring|limit|make|scale|up|down) (?:it |that |this |the amount |the total )?(?:down |up )?to §n /;
const MOVES =
  /(?:^| )(?:instead|not|rather|should|to|into|onto|change|move|take|make|switch|bring|put|set|use it|use them|want|need|go|goes) /;
const ARRIVES = /(?:^| )(?:receive|receiving|get|getting|arrive|arrives|land|lands|need it|destination|end up)(?: |$)/;
const BY_PREPOSITION = /(?:^| )(?:to|for|into|with|from|using|against|and|->) (?:the |my |some )?§[tb]/;

/** A message as its values were read, in English words where it was translated, and what its own words say of sides. */
export type SaidOfTrade = Readonly<{ items: readonly Item[]; sides: SideWords }>;

/**
 * The reading of a message to an open trade with each value on the side that the words say; undefined where they say another side than was
 * read: what counts a token counts that token, what is sold is paid, what is received is bought, and where it arrives is not where it comes from.
 */
export function onItsSide(reading: Reading, open: OpenFrame, said: SaidOfTrade): Reading | undefined {
  if (open.intent !== 'swap' || reading.intent !== 'swap') return reading;
  const counted = countedToken(said.items);
  const sided = counted === undefined ? reading : countingThat(reading, open.slots, said.items, counted);
  if (sided === undefined) return undefined;
  const given = paidWith(asPurchase(inBothEnds(sided, open.slots, said), open.slots, said), open.slots, said);
  return isElsewhere(given, open.slots, said) ? undefined : given;
}

/** "usdt, not usdc" of a bridge: the same token leaves and arrives, unless the words say a side. */
function inBothEnds(reading: Reading, open: Slots, { items, sides }: SaidOfTrade): Reading {
  const { fromToken, toToken } = reading.slots;
  const isSame = open.fromToken !== undefined && open.fromToken === open.toToken && open.fromChain !== open.toChain;
  const isSided = sides.gives || sides.gets || BY_PREPOSITION.test(wordsOf(items));
  if (!isSame || isSided || fromToken === undefined || toToken === undefined) return reading;
  const changed = [fromToken, toToken].filter((token) => token !== open.fromToken);
  const [token] = changed;
  if (changed.length !== 1 || token === undefined) return reading;
  return { ...reading, slots: { ...reading.slots, fromToken: token, toToken: token } };
}

/** "buy usdc", "50": what is bought is counted as long as nothing is named that is paid. */
function asPurchase(reading: Reading, open: Slots, { items, sides }: SaidOfTrade): Reading {
  const { slots } = reading;
  const isBought = open.fromToken === undefined && open.toToken !== undefined && slots.fromToken === undefined;
  const isNew = slots.amount !== undefined && open.amount === undefined;
  if (!isBought || !isNew || sides.gives || tokensIn(items).length > 0) return reading;
  return { ...reading, slots: counting(slots, 'to') };
}

/** The token that the only amount of a message counts. */
function countedToken(items: readonly Item[]): string | undefined {
  const amounts = items.filter(({ is }) => is === 'amount');
  const at = items.findIndex(({ is }) => is === 'amount');
  const next = items[at + 1];
  return amounts.length === 1 && next?.is === 'term' ? next.token : undefined;
}

function countingThat(reading: Reading, open: Slots, items: readonly Item[], counted: string): Reading | undefined {
  const { slots } = reading;
  // "I need 50 usdc" names what is received, and counts it.
  if (open.toToken === undefined && open.fromToken !== undefined && slots.fromToken === open.fromToken)
    return slots.amount !== undefined && slots.toToken === counted && counted !== open.fromToken
      ? { ...reading, slots: counting(slots, 'to') }
      : reading;
  if (slots.amount === undefined || open.fromToken === undefined || open.toToken === undefined) return reading;
  const side = sideOf(counted, open);
  const isNamedAlone = tokensIn(items).every((token) => token === counted);
  if (side !== undefined && isNamedAlone) {
    const keepsTokens = slots.fromToken === open.fromToken && slots.toToken === open.toToken;
    if (!keepsTokens && !SETS_AMOUNT.test(wordsOf(items))) return undefined;
    const tokens = { fromToken: open.fromToken, toToken: open.toToken };
    return { ...reading, slots: counting({ ...slots, ...tokens }, side === 'both' ? open.amountSide : asSide(side)) };
  }
  const after = slots.amountSide === 'to' ? slots.toToken : slots.fromToken;
  return after === counted ? reading : undefined;
}

const asSide = (side: 'from' | 'to'): 'to' | undefined => (side === 'to' ? 'to' : undefined);

function counting({ amountSide: _, ...slots }: Slots, side: 'to' | undefined): Slots {
  return side === undefined ? slots : { ...slots, amountSide: side };
}

function sideOf(token: string, { fromToken, toToken }: Slots): 'from' | 'to' | 'both' | undefined {
  if (fromToken === toToken) return token === fromToken ? 'both' : undefined;
  return token === fromToken ? 'from' : token === toToken ? 'to' : undefined;
}

/** "use my dai", "I'd rather sell dai": what is given is not what is received. */
function paidWith(reading: Reading, open: Slots, { items, sides }: SaidOfTrade): Reading {
  const { fromToken, toToken } = reading.slots;
  const isUsed = sides.uses && open.amountSide === 'to';
  const isGiven = (sides.gives || isUsed) && !sides.gets && tokensIn(items).length === 1;
  if (!isGiven || open.fromToken === undefined || fromToken !== open.fromToken || toToken === open.toToken)
    return reading;
  const tokens = { fromToken: toToken, ...(open.toToken !== undefined && { toToken: open.toToken }) };
  return { ...reading, slots: { ...reading.slots, ...tokens } as Slots };
}

function isElsewhere({ slots }: Reading, open: Slots, { items, sides }: SaidOfTrade): boolean {
  const words = wordsOf(items);
  return (
    countsOtherSide(slots, open, items, sides) ||
    isOfNoSide(slots, open, sides, words) ||
    receivesWhatIsPaid(slots, open, sides) ||
    keepsWhatIsNamed(slots, open, items, words) ||
    isPlaceAsToken(slots, open, items) ||
    arrivesAtOrigin(slots, open, items, words)
  );
}

/** A proposed change with its bare number on the side that the words say: "I want to receive 100". */
export function countingAsSaid(slots: Slots, open: Slots, { items, sides }: SaidOfTrade): Slots {
  if (!countsOtherSide(slots, open, items, sides)) return slots;
  return counting(slots, slots.amountSide === 'to' ? undefined : 'to');
}

/** "get 100" of a trade whose amount is paid. */
function countsOtherSide(slots: Slots, open: Slots, items: readonly Item[], sides: SideWords): boolean {
  if (slots.amount === undefined || slots.amount === open.amount || tokensIn(items).length > 0) return false;
  return slots.amountSide === 'to' ? sides.countsGiven : sides.countsReceived;
}

/** "take dai": given, or received? */
function isOfNoSide(slots: Slots, open: Slots, sides: SideWords, words: string): boolean {
  if (sides.gives || sides.gets || (!sides.takes && !sides.uses)) return false;
  if (BY_PREPOSITION.test(words.replace(/\bgo(?:ing)? with\b/, ''))) return false;
  if (open.fromToken === undefined || open.toToken === undefined || open.fromToken === open.toToken) return false;
  const isFrom = slots.fromToken !== open.fromToken;
  if (isFrom === (slots.toToken !== open.toToken)) return false;
  return !(isFrom && sides.uses && open.amountSide === 'to');
}

/** "I need 100 usdc": no token to pay with. */
const receivesWhatIsPaid = (slots: Slots, open: Slots, { gives, gets }: SideWords): boolean =>
  open.fromToken !== undefined &&
  slots.fromToken !== open.fromToken &&
  slots.toToken === open.toToken &&
  gets &&
  !gives;

/** "link, I do not like eth": the token that is named stays, and the other one goes. */
function keepsWhatIsNamed(slots: Slots, open: Slots, items: readonly Item[], words: string): boolean {
  const changed = (['fromToken', 'toToken'] as const).filter(
    (slot) => open[slot] !== undefined && slots[slot] !== open[slot],
  );
  const [slot] = changed;
  if (slot === undefined || changed.length > 1) return false;
  const other = open[slot === 'fromToken' ? 'toToken' : 'fromToken'];
  const isNamed = tokensIn(items).includes(other ?? '') && !tokensIn(items).includes(open[slot] ?? '');
  return isNamed && other !== open[slot] && !(BY_PREPOSITION.test(words) && !DENIES.test(words));
}
const DENIES = /\b(?:not|no|over|instead|rather|prefer|replace|than)\b/;

function arrivesAtOrigin(slots: Slots, open: Slots, items: readonly Item[], words: string): boolean {
  if (slots.fromChain === open.fromChain || slots.fromChain === undefined) return false;
  const places = items.filter((item): item is Term => item.is === 'term' && item.chain !== undefined);
  if (/\b(?:via|through|over) §/.test(words)) return true;
  const isSource = /\b(?:from|source|origin|start)\b/.test(words);
  if ((open.fromChain !== undefined || open.toChain !== undefined) && ARRIVES.test(words)) return true;
  if (open.toChain !== undefined && !isSource) {
    // Where it goes is open already: what moves it, or names that network, names no origin.
    if (open.fromChain === undefined && MOVES.test(words)) return true;
    if (places.some(({ chain }) => chain === open.toChain)) return true;
  }
  if (
    /\b(?:recipient|receiver|payee|he|she|they|exchange|wallet|account) (?:is|are|uses?|lives?) (?:on|in) §/.test(words)
  )
    return true;
  return isCoinAsPlace(slots, open, items, words);
}

const tokensIn = (items: readonly Item[]): string[] =>
  items.flatMap((item) => (item.is === 'term' && item.token !== undefined ? [item.token] : []));

const wordsOf = (items: readonly Item[]): string => `${flatten(items).words.join(' ')} `;
