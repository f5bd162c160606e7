import type { OpenFrame, Problem, Reading, SlotName, Slots } from '../../../domain/chat/understanding.ts';
import { CHAINS, isChainId } from '../../../domain/shared/chain/chains.ts';
import { describeAmount } from '../intents/slot-collector.ts';
import { answers, corrects } from '../licence/licence.ts';
import { isPlaced } from '../licence/placed.ts';
import { isAction, NOT_UNDERSTOOD, unchanged } from '../licence/readings.ts';
import { namesAnExchange } from '../licence/trades.ts';
import { proposer } from '../proposer/trained.ts';
import type { Item, Term } from '../tagger/item.ts';
import { CHAIN_NAMES } from '../words/nicknames.ts';
import { withoutDenied } from './denial.ts';
import { subjectOf } from './subjects.ts';

/** A message: its items, its shape, and whether it plainly asks for something. */
export type Said = Readonly<{ items: readonly Item[]; shape: readonly string[]; asks: boolean }>;

/**
 * Takes from a reading what its words do not license: a request that is not plainly one gets a problem, and an open request
 * stays as it is unless the text answers what is missing, corrects something, or makes a request of its own.
 */
export function license(reading: Reading, said: Said, open: OpenFrame | undefined): Reading {
  const { items, shape, asks } = said;
  if (reading.act !== 'request') return reading;
  if (reading.intent === 'unknown' && open === undefined) return proposed(reading, said);
  if (!isAction(reading)) return reading;
  if (open === undefined || !isAction(open)) return plainly(reading, said);
  if (asks && !isAccounted(reading, items)) return unchanged(reading, NOT_UNDERSTOOD);
  if (asks) return completed(reading, open) ?? { ...reading, isOwn: true };
  const changed = changedSlots(open.slots, reading.slots, reading.problems);
  const correction = corrects(shape);
  if (open.intent !== reading.intent || !(correction || answers(shape))) return unchanged(reading, NOT_UNDERSTOOD);
  // What is not understood of a correction leaves the request as it is.
  if (reading.problems.some(({ slot }) => slot === undefined)) return unchanged(reading, NOT_UNDERSTOOD);
  const unusable = reading.problems.find(({ code, slot }) => slot === 'recipient' && MISTYPED.has(code));
  if (unusable !== undefined && open.slots.recipient !== undefined) return unchanged(reading, unusable);
  const filled = changed.find((slot) => valueIn(open.slots, slot) !== undefined);
  if (filled === undefined || correction) return reading;
  return unchanged(reading, { code: 'change-unclear', slot: filled, said: spoken(reading.slots, filled) });
}

/** A new recipient that cannot be used does not take the place of the one that can. */
const MISTYPED: ReadonlySet<Problem['code']> = new Set(['address-checksum', 'address-malformed', 'name-unsafe']);
const NOT_PLAIN: Problem = { code: 'not-plainly-asked' };

/** "send it to 0x…" gives what the open request lacks, where it says nothing that the request has already. */
function completed(reading: Reading, { intent, slots }: OpenFrame): Reading | undefined {
  const said = SLOTS.filter((slot) => valueIn(reading.slots, slot) !== undefined);
  const adds = said.length > 0 && said.every((slot) => valueIn(slots, slot) === undefined);
  const isAnswer = intent === reading.intent && intent === 'transfer' && adds && reading.problems.length === 0;
  return isAnswer ? { ...reading, slots: { ...slots, ...reading.slots } } : undefined;
}

/** A request that corrects itself holds values that are no longer meant. */
const isAccounted = (reading: Reading, items: readonly Item[]): boolean =>
  reading.problems.length > 0 ||
  (!addsAnother(items) &&
    !halves(items, reading.slots) &&
    !deniesItself(items, reading.slots) &&
    (reading.corrected || (namesAnExchange(reading, items) && isPlaced(withoutDenied(items), reading.slots))));

/** "send 1 eth, the address is 0x… and 3 eth": two payments, of which neither takes the place of the other. */
const addsAnother = (items: readonly Item[]): boolean =>
  items.some(
    (item, at) =>
      item.is === 'role' &&
      item.role === 'and' &&
      items[at + 1]?.is === 'amount' &&
      items[at + 2]?.is === 'term' &&
      items.slice(0, at).some(({ is }) => is === 'amount'),
  );

/** "6 dollars of link, actually half": half of the dollars, or of what is owned? */
const halves = (items: readonly Item[], { relativeAmount }: Slots): boolean =>
  relativeAmount?.kind === 'share' &&
  items.some((item) => item.is === 'amount' && (item.amount.kind === 'exact' || item.amount.kind === 'fiat'));

/** "to 0x…, not to 0x…", of the same address. */
function deniesItself(
  items: readonly Item[],
  { recipient, token, fromToken, toToken, fromChain, toChain, relativeAmount }: Slots,
): boolean {
  const kept = new Set(withoutDenied(items));
  const meant = [recipient, token, fromToken, toToken, fromChain, toChain].filter((value) => value !== undefined);
  return items.some((item) => {
    if (kept.has(item)) return false;
    // "sweep usdc, not all of it"
    if (item.is === 'amount' && item.amount.kind === 'max' && relativeAmount?.kind === 'max') return true;
    // "send 5 dai, not polygon": where else it shall be is not said.
    if (item.is === 'term' && fromChain === undefined && namesChain(item)) return true;
    const values = item.is === 'account' ? [item.account] : item.is === 'term' ? [item.token, item.chain] : [];
    return values.some((value) => value !== undefined && meant.includes(value));
  });
}

const namesChain = ({ token, chain, text }: Term): boolean =>
  chain !== undefined && (token === undefined || CHAIN_NAMES.has(text));

function plainly(reading: Reading, { items, shape, asks }: Said): Reading {
  if (asks && isAccounted(reading, items)) return reading;
  // A correction says what is meant, values alone say nothing against it, and of two values the person is asked for one.
  const isBetween = reading.problems.some(({ code }) => code === 'several-values');
  const isMeant = reading.corrected || reading.negated || isBetween || answers(shape);
  const unknown = reading.problems.find(({ code }) => code === 'not-understood') ?? NOT_UNDERSTOOD;
  if (!isMeant && proposer.soundsLikeNoRequest(items)) return unchanged(reading, unknown);
  return { ...reading, problems: [...reading.problems, NOT_PLAIN] };
}

/** A text that was refused for what it says is not proposed again. */
function proposed(reading: Reading, { items, shape }: Said): Reading {
  const isRefused = reading.negated || reading.problems.some(({ code }) => code === 'instruction');
  const found = isRefused ? undefined : subjectOf(items, shape);
  return found === undefined ? reading : { ...reading, ...found, problems: [{ code: 'proposed' }] };
}

/** A value as the question about it says it. */
function spoken(slots: Slots, slot: SlotName): string {
  const chain = slot === 'fromChain' || slot === 'toChain' ? slots[slot] : undefined;
  if (typeof chain === 'number' && isChainId(chain)) return CHAINS[chain].name;
  return valueIn(slots, slot) ?? 'that';
}

const valueIn = (slots: Slots, slot: SlotName): string | undefined =>
  slot === 'amount' && slots.amount === undefined
    ? slots.relativeAmount && describeAmount(slots.relativeAmount)
    : slots[slot]?.toString();

const SLOTS: readonly SlotName[] = [
  ...(['amount', 'token', 'fromToken', 'toToken', 'recipient', 'fromChain', 'toChain', 'slippageBps'] as const),
];

const changedSlots = (before: Slots, after: Slots, problems: readonly Problem[]): SlotName[] =>
  SLOTS.filter(
    (slot) => valueIn(before, slot) !== valueIn(after, slot) || problems.some((problem) => problem.slot === slot),
  );
