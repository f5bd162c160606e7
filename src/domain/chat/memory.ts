import { withoutUndefined } from '../shared/without-undefined.ts';
import type { SwapRoute } from '../swap/swap.ts';
import { isAction } from './catalogue.ts';
import type { ChatMemory, Offer } from './dialogue.ts';
import type { OpenFrame, PastRequest, SlotName, Step, Understanding } from './understanding.ts';

const MOST_PAST = 5;

/** The memory after a message and its reply. An earlier offer stays valid as long as the request is unchanged. */
export function memoryAfterReply(
  understood: Understanding,
  before: ChatMemory | undefined,
  offered: (Offer & Pick<ChatMemory, 'route' | 'sentTo'>) | undefined,
  now: Date,
): ChatMemory {
  const after = memoryAfter(understood, before, now);
  const { frame } = after;
  if (frame === undefined) return asking(after, now);
  const standing = JSON.stringify(frame) === JSON.stringify(before?.frame) ? before : undefined;
  const { route, sentTo, ...made } = offered ?? {};
  const offer =
    offered === undefined || offered.content === standing?.offer?.content ? standing?.offer : (made as Offer);
  const memory = {
    ...after,
    ...withoutUndefined({ offer, ...(offered === undefined ? placesOf(standing) : { route, sentTo }) }),
    ...(offered !== undefined && { isOfferAsked: true as const }),
  };
  return asking(memory, now);
}

const asking = (memory: ChatMemory, now: Date): ChatMemory =>
  isQuestioned(memory) ? { ...memory, askedAt: now.toISOString() } : memory;

const placesOf = (memory: ChatMemory | undefined) => ({ route: memory?.route, sentTo: memory?.sentTo });

/** Whether the request is only probably meant, where the message or the conversation before it makes one. */
export const isProposedAfter = ({ isProposed, isOwn, steps }: Understanding, before: ChatMemory | undefined): boolean =>
  isProposed === true || (before?.isProposed === true && isOwn !== true && steps === undefined);

/** The memory after a message, without the offer that the reply may hold. */
export function memoryAfter(understood: Understanding, before: ChatMemory | undefined, now: Date): ChatMemory {
  const { steps, isOwn, language } = understood;
  const [first] = steps ?? [];
  const frame = first === undefined ? asBefore(rememberedFrame(understood, before?.frame), before) : bare(first);
  const plan = steps === undefined ? planAfter(understood, before, frame) : { steps, at: 0, isAsked: true };
  const isGone =
    before?.frame !== undefined && (frame === undefined || (isOwn === true && !isSame(frame, before.frame)));
  const past = isGone && before.offer !== undefined ? [pastOf(before.frame, now, false, before.sentTo)] : [];
  const choices = choicesIn(understood);
  const isUnchanged = frame === before?.frame;
  const asked = isUnchanged ? understood.change : undefined;
  const endAsked = isUnchanged && frame !== undefined ? understood.mayEnd : undefined;
  const isProposed = frame !== undefined && isProposedAfter(understood, before) ? (true as const) : undefined;
  const all = newest([...(before?.past ?? []), ...past]);
  return withoutUndefined({ frame, isProposed, plan, past: all, choices, asked, endAsked, language });
}

function planAfter({ act, intent, isOwn }: Understanding, before?: ChatMemory, frame?: OpenFrame) {
  if (before?.plan === undefined || frame === undefined || isOwn === true) return undefined;
  return { ...before.plan, isAsked: before.plan.isAsked && !(act === 'request' && isAction(intent)) };
}

/** The memory once the offer was confirmed: the request is over, and the next step of a plan is open and asked for. */
export function memoryAfterConfirming(
  { frame, plan, past = [], language, sentTo }: ChatMemory,
  now: Date,
  route?: SwapRoute,
): ChatMemory {
  const next = plan?.steps[plan.at + 1];
  const done =
    frame === undefined ? [] : [{ ...pastOf(frame, now, true, sentTo), ...(route !== undefined && { route }) }];
  return withoutUndefined({
    frame: next && bare(next),
    plan: plan && next && { ...plan, at: plan.at + 1, isAsked: true },
    past: newest([...past, ...done]),
    language,
  });
}

/** The memory once the price of the offered swap changed: the request stays, and a yes asks for a new offer. */
export const memoryAfterPriceChange = ({ offer: _, route: __, ...memory }: ChatMemory): ChatMemory =>
  withoutQuestion(memory);

/** Whether the last reply asked if the open request shall be prepared, change or end. */
export const isQuestioned = ({ asked, endAsked, isOfferAsked }: ChatMemory): boolean =>
  asked !== undefined || endAsked === true || isOfferAsked === true;

/** The memory once that question is over; the request and its offer stay. */
export const withoutQuestion = ({
  asked: _,
  endAsked: __,
  isOfferAsked: ___,
  askedAt: ____,
  ...memory
}: ChatMemory): ChatMemory => memory;

/** Whether the message was certainly said before that question was asked, and only delivered after it: it answers something else. */
export const isAskedSince = ({ askedAt }: ChatMemory, saidBy: Date | undefined): boolean =>
  saidBy !== undefined && askedAt !== undefined && saidBy < new Date(askedAt);

const isSame = (a: OpenFrame, b: OpenFrame): boolean => a.intent === b.intent && canonical(a) === canonical(b);

const canonical = ({ slots }: OpenFrame): string =>
  JSON.stringify(Object.entries(slots).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A request that says the same in another order is the same. */
const asBefore = (frame: OpenFrame | undefined, before: ChatMemory | undefined): OpenFrame | undefined =>
  frame !== undefined && before?.frame !== undefined && isSame(frame, before.frame) ? before.frame : frame;

const pastOf = (frame: OpenFrame, now: Date, isConfirmed: boolean, sentTo: ChatMemory['sentTo']): PastRequest => ({
  ...frame,
  at: now.toISOString(),
  isConfirmed,
  ...(sentTo !== undefined && { sentTo }),
});

/** A request that repeats an earlier one, with the address to which that one was to go in the place of what it called the recipient. */
export function sentAsBefore(understood: Understanding, past: readonly PastRequest[] = []): Understanding {
  const { recipient } = understood.slots;
  const meant = understood.references?.find(({ slots }) => slots.includes('recipient'));
  const sentTo = past.findLast(({ at, slots }) => at === meant?.at && slots.recipient === recipient)?.sentTo;
  if (meant === undefined || recipient === undefined || sentTo === undefined || sentTo === recipient) return understood;
  const references = understood.references?.map((one) => (one === meant ? { ...one, called: recipient } : one));
  return withoutUndefined({ ...understood, slots: { ...understood.slots, recipient: sentTo }, references });
}

const bare = ({ intent, slots }: Step): OpenFrame => ({ intent, slots });

const newest = (past: readonly PastRequest[]): readonly PastRequest[] | undefined =>
  past.length === 0 ? undefined : past.slice(-MOST_PAST);

/** Only the question that is asked can be answered by its number. */
function choicesIn({ clarification, steps }: Understanding): readonly string[] | undefined {
  const options = clarification !== undefined && 'problem' in clarification ? clarification.problem.options : undefined;
  return options === undefined || options.length < 2 || steps !== undefined ? undefined : options;
}

// Optional slots: dropping an invalid value would also drop the problem, so such a request is not kept.
const OPTIONAL: ReadonlySet<SlotName> = new Set(['fromChain', 'toChain', 'slippageBps']);

/**
 * What the session keeps for the next message. A request with words that were not understood is not kept: a later
 * answer would complete it without them. A question in between leaves an open transfer or swap unchanged.
 */
export function rememberedFrame(understood: Understanding, before?: OpenFrame): OpenFrame | undefined {
  if (understood.act === 'cancel') return undefined;
  if (understood.act === 'confirm' || understood.intent === 'unknown') return before;
  if (before !== undefined && isAction(before.intent) && !isAction(understood.intent)) return before;
  if (understood.problems.some(({ slot }) => slot === undefined)) return undefined;
  if (understood.problems.some(({ slot }) => slot !== undefined && OPTIONAL.has(slot))) return before;
  return { intent: understood.intent, slots: understood.slots };
}
