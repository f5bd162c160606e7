import { isQuestion } from '../../../domain/chat/catalogue.ts';
import type { OpenFrame, Problem, Reading } from '../../../domain/chat/understanding.ts';
import { yesOrNo } from '../open/answer.ts';
import { isEnd, isGreeting } from '../open/courtesy.ts';
import { isAction, NOT_UNDERSTOOD } from '../open/readings.ts';
import type { Item } from '../text/item.ts';
import { outside } from './outside.ts';
import type { Proposer } from './propose.ts';
import { sameQuestion } from './question-slots.ts';

const PROPOSED: Problem = { code: 'proposed' };
/** Orders to the service itself. */
const INSTRUCTION =
  /\b(?:ignore|disregard|override|bypass|circumvent|jailbreak|jailbroken|roleplay|pretend|obey|system prompt|developer mode|admin mode|god mode|debug mode|new instructions|previous instructions|your rules|without (?:asking|confirm\w*|my confirm\w*)|no confirmation|skip (?:the )?confirmation)\b/i;

/** "don't send 5 usdc", with nothing open: there is nothing to cancel, and nothing is done. */
const DENIED =
  /^\s*(?:please )?(?:do not|don['’]?t|never) (?:you )?(?:dare )?(?:send|transfer|pay|swap|exchange|convert|trade|sell|buy|bridge|move|give)\b/i;

/** What a first message that is not a command probably means. The person is only asked about a request. */
export function readFirst(items: readonly Item[], proposer: Proposer, text: string, topic?: OpenFrame): Reading {
  if (INSTRUCTION.test(text)) return about([{ code: 'instruction' }]);
  const answer = yesOrNo(text);
  if (DENIED.test(text)) return about([{ code: 'denied' }]);
  if (isEnd(text)) return { ...about([]), act: 'cancel' };
  if (answer !== undefined) return { ...about([]), act: answer === 'yes' ? 'confirm' : 'cancel' };
  if (isGreeting(text)) return about([], { intent: 'help', slots: {} });
  const followed = topic && isQuestion(topic.intent) ? sameQuestion(items, topic.intent, topic.slots) : undefined;
  if (topic && followed) return about([], { intent: topic.intent, slots: followed });
  const found = proposer.propose(items);
  if (found === undefined) return about([NOT_UNDERSTOOD]);
  const barred = outside(text);
  if (barred !== undefined && (isAction(found) || found.probability < SURER_THAN_OUTSIDE)) return about([barred]);
  // A question moves nothing, and is answered.
  return about(isAction(found) ? [...found.problems, PROPOSED] : found.problems, found);
}

/** How sure a question must be that has words of what is not supported. */
const SURER_THAN_OUTSIDE = 0.9;

const about = (problems: readonly Problem[], found?: Pick<Reading, 'intent' | 'slots'>): Reading => ({
  act: 'request',
  intent: found?.intent ?? 'unknown',
  slots: found?.slots ?? {},
  problems,
  negated: false,
  corrected: false,
  candidates: [],
});
