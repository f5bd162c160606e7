import { mergeSlots } from '../../../domain/chat/merge.ts';
import type { OpenFrame, Problem, SlotName, Slots } from '../../../domain/chat/understanding.ts';
import type { Candidate } from '../intents/candidate.ts';
import { candidatesFor } from '../intents/candidates.ts';
import { type Correction, type Patch, patchOf } from '../intents/patch.ts';
import { parseSentence } from '../parser/parse-sentence.ts';
import { hasRole, isChatter, isRole, type Segment } from '../parser/segments.ts';
import { type Sentence, STRONG_VERBS } from '../parser/sentence.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { deniedTokens, deniesAct, INTENT_VERBS, isAgreement, isWithdrawal, withoutDenied } from './denial.ts';
import { cancel, changeRequest, confirm, deny, type MessageState, startRequest } from './message-state.ts';

/** Small words that alone, to an open request, mean yes. */
const ASSENTS: ReadonlySet<string> = new Set(['ok', 'okay', 'alright', 'k', 'right']);

/** Takes one segment of a message into account. */
export function readSegment(state: MessageState, { items, corrects }: Segment, lexicon: Lexicon): void {
  if (hasRole(items, 'greeting')) state.greeted = true;
  const content = items.filter((item) => !isChatter(item));
  if (content.length === 0) {
    if (state.frame && items.some(({ text }) => ASSENTS.has(text))) confirm(state);
    return;
  }
  const isOnlyWords = content.every((item) => item.is === 'role');
  if (isWithdrawal(content)) {
    state.saidOnlyNo = content.every((item) => isRole(item, 'no'));
    state.saidOnlyNot ||= content.every((item) => isRole(item, 'not'));
    cancel(state);
  } else if (isOnlyWords && isAgreement(content, state.frame)) confirm(state);
  else if (deniesAct(content)) deny(state, deniedRequest(items, lexicon));
  else {
    const kept = withoutDenied(items).filter((item) => !isRole(item, 'no'));
    // "…, not eth": what is meant was said before.
    if (state.changed && hasRole(content, 'not') && kept.every(isChatter)) return;
    const isCorrection = corrects || hasRole(content, 'not') || isRole(content[0], 'no');
    readContent(state, parseSentence(kept), { isCorrection, excluded: deniedTokens(items) }, lexicon);
  }
}

function deniedRequest(items: readonly Item[], lexicon: Lexicon): Candidate | undefined {
  const affirmed = items.filter((item) => !isRole(item, 'not') && !isRole(item, 'no'));
  return candidatesFor(parseSentence(affirmed), lexicon)[0];
}

function readContent(state: MessageState, sentence: Sentence, correction: Correction, lexicon: Lexicon): void {
  const { isCorrection } = correction;
  const candidates = candidatesFor(sentence, lexicon);
  const [best] = candidates;
  if (candidates.length > state.candidates.length) state.candidates = candidates;
  const base = requestToContinue(state, isCorrection);
  const patch =
    base && continues(sentence, base, best, isCorrection || state.act === 'cancel')
      ? patchOf(sentence, base, correction)
      : undefined;
  if (base && patch && isCorrection && changesNothing(base, patch)) state.problems.push(notUnderstood(sentence));
  else if (base && patch) applyPatch(state, base, patch, isCorrection);
  else if (best === undefined) state.problems.push(notUnderstood(sentence));
  else if (state.changed && state.act === 'request')
    state.problems.push({ code: 'several-requests', said: best.intent });
  else startRequest(state, best);
}

/** A request that was withdrawn is only continued by words that correct it. */
function requestToContinue(state: MessageState, isCorrection: boolean): OpenFrame | undefined {
  if (state.act !== 'cancel') return state.frame;
  return state.deniedFrame ?? (isCorrection || state.saidOnlyNo ? state.frame : undefined);
}

/** "no eth" to a request for ETH is a correction without a visible effect. */
const changesNothing = ({ slots }: OpenFrame, patch: Patch): boolean =>
  patch.problems.length === 0 && JSON.stringify(mergeSlots(slots, patch.slots)) === JSON.stringify({ ...slots });

/** Whether a segment continues the request, rather than making one of its own. */
function continues(sentence: Sentence, base: OpenFrame, best: Candidate | undefined, isCorrection: boolean): boolean {
  const strong = sentence.verbs.filter((verb) => STRONG_VERBS.has(verb));
  const own = INTENT_VERBS[base.intent] ?? [];
  if (!strong.every((verb) => own.includes(verb))) return false;
  if (strong.length > 0) return isCorrection || sentence.roles.has('it');
  return isCorrection || best === undefined || best.intent === base.intent;
}

function applyPatch(state: MessageState, base: OpenFrame, patch: Patch, isCorrection: boolean): void {
  // Two segments of one message that differ, without a word of correction, leave the value open.
  const differing = state.changed && !isCorrection ? contradicted(base.slots, patch.slots) : [];
  const doubled = losesUnit(base.slots, patch.slots) ? [...new Set([...differing, 'amount' as const])] : differing;
  const cleared = patch.problems.map(({ slot }) => slot).filter((slot) => slot !== undefined);
  const slots = mergeSlots(mergeSlots(base.slots, patch.slots, cleared), {}, doubled);
  const standing = state.problems.filter(({ slot }) => slot === undefined || !(slot in patch.slots));
  const conflicts = doubled.map((slot): Problem => ({ code: 'several-values', slot }));
  const problems = [...standing, ...patch.problems, ...conflicts];
  changeRequest(state, { intent: base.intent, slots }, problems, isCorrection);
}

/** The slots for which two segments of one message say different things, and neither corrects the other. */
function contradicted(before: Slots, after: Slots): SlotName[] {
  const names = Object.keys(after).filter((name) => name !== 'amountSide' && name !== 'relativeAmount') as SlotName[];
  const differing = names.filter((name) => before[name] !== undefined && before[name] !== after[name]);
  const hadAmount = before.amount !== undefined || before.relativeAmount !== undefined;
  return hadAmount && after.relativeAmount !== undefined ? [...differing, 'amount'] : differing;
}

/** "$50 of eth, I mean 40": forty dollars or forty ETH, and after "50 %" forty percent? Only the person knows. */
const losesUnit = ({ relativeAmount: before }: Slots, { amount, token, fromToken, toToken }: Slots): boolean =>
  (before?.kind === 'fiat' || before?.kind === 'share') &&
  amount !== undefined &&
  [token, fromToken, toToken].every((named) => named === undefined);

const notUnderstood = ({ unknown }: Sentence): Problem => ({ code: 'not-understood', said: unknown.join(' ') });
