import { timesFraction } from '../../../domain/chat/decimal.ts';
import type { OpenFrame, PastRequest, Reading, SlotName, Slots } from '../../../domain/chat/understanding.ts';
import { isRole } from '../parser/segments.ts';
import { isOpener } from '../parser/sentence.ts';
import { latest, type Mentioned } from '../reference/past.ts';
import { isPlaced } from '../reference/placed.ts';
import { PART_OF, REPEAT, SENDING, TIMES, TRADING } from '../reference/repeat-words.ts';
import { explains } from '../shape/pattern.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { essentials } from './essentials.ts';
import { readMessage } from './read-message.ts';

/** Words. */
const LONGEST = 40;
const CORRECTING: Item = { is: 'role', role: 'correction', text: '', raw: '' };
const SLOTS = ['amount', 'token', 'fromToken', 'toToken', 'recipient', 'fromChain', 'toChain', 'slippageBps'] as const;

export const repeats = (shape: readonly string[]): boolean =>
  shape.length <= LONGEST && explains(REPEAT, shape) && shape.filter((word) => word === 'again').length < 2;

/**
 * An earlier request of this conversation with what the message changes about it: "the same to 0x…", "half of that". Undefined when the
 * message does not do that in every word, or says something that does not fit.
 */
export function repeated(
  items: readonly Item[],
  shape: readonly string[],
  past: Mentioned,
  lexicon: Lexicon,
): Repeated | undefined {
  if (!repeats(shape)) return undefined;
  const verb = shape.find((word) => SENDING.has(word) || TRADING.has(word));
  const part = partIn(shape, items);
  const base = baseOf(verb, shape, items, past);
  if (base === undefined) return undefined;
  const scaled = part === undefined ? base.slots : scaledBy(base.slots, part);
  if (scaled === undefined) return undefined;
  const rest = changesIn(items, part !== undefined);
  const frame: OpenFrame = { intent: base.intent, slots: scaled };
  const reading = says(rest, scaled) ? plainly(frame) : patched(rest, frame, lexicon);
  if (reading === undefined) return undefined;
  const references = [{ at: base.at, slots: unchanged(base.slots, reading.slots) }];
  return { reading: { ...reading, references }, ...(part !== undefined && { part }) };
}

/** `part`: the part of an earlier amount that was asked for. */
type Repeated = Readonly<{ reading: Reading; part?: Part }>;

const plainly = ({ intent, slots }: OpenFrame): Reading => ({
  act: 'request',
  intent,
  slots,
  problems: [],
  negated: false,
  corrected: false,
  candidates: [],
});

/** Whether everything that is said is in the request already. */
const says = (rest: readonly Item[], slots: Slots): boolean =>
  isPlaced(rest, slots) && !rest.some(({ is }) => ['amount', 'rate', 'invalid', 'unknown'].includes(is));

function patched(rest: readonly Item[], frame: OpenFrame, lexicon: Lexicon): Reading | undefined {
  const { act, intent, slots, problems } = readMessage([CORRECTING, ...rest], lexicon, frame);
  const isWhole = act === 'request' && intent === frame.intent && isPlaced(rest, slots);
  const isAsked = problems.every(({ slot }) => slot !== undefined);
  return isWhole && isAsked ? { ...plainly({ intent, slots }), problems } : undefined;
}

/** What is sent after a swap is what the swap brought: how much that is, is not known. */
function baseOf(
  verb: string | undefined,
  shape: readonly string[],
  items: readonly Item[],
  past: Mentioned,
): PastRequest | undefined {
  const last = latest(past);
  const sends = verb !== undefined && SENDING.has(verb);
  const isOfIt = shape.some((word) => word === 'it' || word === 'that' || word === '§n' || word === '§r');
  const isMore = shape.some((word) => /^(?:another|more|extra|further|additional|same|again|like)$/.test(word));
  if (sends && last?.intent === 'swap' && isOfIt && !isMore) return broughtBy(last);
  if (shape.includes('back')) return turned(latest(past, 'swap'));
  if (sends) return latest(past, 'transfer');
  if (verb !== undefined && last?.intent === 'swap' && isOfIt && !isMore) return traded(last);
  if (verb !== undefined) return latest(past, 'swap');
  return items.some(({ is }) => is === 'account') ? latest(past, 'transfer') : last;
}

function broughtBy({ slots, ...rest }: PastRequest): PastRequest | undefined {
  const { toToken, toChain = slots.fromChain } = slots;
  if (toToken === undefined) return undefined;
  return {
    ...rest,
    intent: 'transfer',
    slots: { token: toToken, ...(toChain !== undefined && { fromChain: toChain }) },
  };
}

/** "swap half of it to dai": what the swap brought is swapped on. */
function traded(swap: PastRequest): PastRequest | undefined {
  const brought = broughtBy(swap);
  if (brought === undefined) return undefined;
  const { token, ...rest } = brought.slots;
  return { ...brought, intent: 'swap', slots: { ...rest, ...(token !== undefined && { fromToken: token }) } };
}

/** "swap it back": what the swap brought is not known, so the amount is asked for. */
function turned(swap: PastRequest | undefined): PastRequest | undefined {
  if (swap === undefined) return undefined;
  const { fromToken, toToken, fromChain, toChain } = swap.slots;
  const slots = {
    ...(toToken !== undefined && { fromToken: toToken }),
    ...(fromToken !== undefined && { toToken: fromToken }),
    ...((toChain ?? fromChain) !== undefined && { fromChain: toChain ?? fromChain }),
    ...(toChain !== undefined && fromChain !== undefined && { toChain: fromChain }),
  };
  return { ...swap, slots };
}

type Part = Readonly<{ part: number; of: number }>;

function partIn(shape: readonly string[], items: readonly Item[]): Part | undefined {
  const said = shape.join(' ');
  const isTimes = shape.some((_, at) => TIMES(shape, at).length > 0);
  if (isTimes && /\b(?:double|twice|two times)\b/.test(said)) return { part: 2, of: 1 };
  if (isTimes && /\b(?:triple|three times)\b/.test(said)) return { part: 3, of: 1 };
  if (!shape.some((_, at) => PART_OF(shape, at).length > 0)) return undefined;
  const amount = items.find(({ is }) => is === 'amount' || is === 'rate');
  const share = amount !== undefined && 'amount' in amount ? amount.amount : undefined;
  return share?.kind === 'share' ? { part: share.part, of: share.of } : undefined;
}

/** An amount that is not known stays unknown, and is asked for. */
function scaledBy(slots: Slots, { part, of }: Part): Slots | undefined {
  if (slots.relativeAmount !== undefined) return undefined;
  if (slots.amount === undefined) return slots;
  const amount = timesFraction(slots.amount, part, of);
  return amount === undefined ? undefined : { ...slots, amount };
}

/** What the message says beside that it repeats something. */
const changesIn = (items: readonly Item[], isScaled: boolean): Item[] => {
  const rest = essentials(items).filter(
    (item) =>
      !(item.is === 'role' && (isOpener(item.role) || DROPPED.has(item.role))) &&
      !(item.is === 'unknown' && MORE_WORDS.has(item.raw)) &&
      !(isScaled && (item.is === 'amount' || item.is === 'rate')),
  );
  return rest.some((item) => item.is !== 'role' && item.is !== 'mark')
    ? rest.filter((item) => !isRole(item, 'of'))
    : [];
};
const MORE_WORDS: ReadonlySet<string> = new Set(['another', 'further', 'additional', 'extra', 'same', 'more']);
const DROPPED: ReadonlySet<string> = new Set(['it', 'filler', 'amount-noun', 'correction', 'instead', 'and']);

/** The slots whose value comes from the earlier request. */
const unchanged = (before: Slots, after: Slots): SlotName[] =>
  SLOTS.filter((slot) => before[slot] !== undefined && before[slot] === after[slot]);
