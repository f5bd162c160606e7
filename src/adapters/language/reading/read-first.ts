import type { OpenFrame, Problem, Reading } from '../../../domain/chat/understanding.ts';
import { yesOrNo } from '../open/answer.ts';
import { isEnd } from '../open/courtesy.ts';
import { isAction } from '../open/readings.ts';
import type { Item } from '../text/item.ts';
import { outside } from './outside.ts';
import type { Proposer } from './propose.ts';
import { questionSlots } from './question-slots.ts';

const PROPOSED: Problem = { code: 'proposed' };
/** Orders to the service itself. */
const INSTRUCTION =
  /\b(?:ignore|disregard|override|bypass|circumvent|jailbreak|jailbroken|roleplay|pretend|obey|system prompt|developer mode|admin mode|god mode|debug mode|new instructions|previous instructions|your rules|without (?:asking|confirm\w*|my confirm\w*)|no confirmation|skip (?:the )?confirmation)\b/i;

/** "don't send 5 usdc", with nothing open: there is nothing to cancel, and nothing is done. */
const DENIED =
  /^\s*(?:please )?(?:do not|don['’]?t|never) (?:you )?(?:dare )?(?:send|transfer|pay|swap|exchange|convert|trade|sell|buy|bridge|move|give)\b/i;

/** What a first message that is no command probably means. The person is only asked about a request. */
export function readFirst(items: readonly Item[], proposer: Proposer, text: string, topic?: OpenFrame): Reading {
  if (INSTRUCTION.test(text)) return about([{ code: 'instruction' }]);
  const answer = yesOrNo(text);
  if (DENIED.test(text)) return about([{ code: 'denied' }]);
  if (isEnd(text)) return { ...about([]), act: 'cancel' };
  if (answer !== undefined) return { ...about([]), act: answer === 'yes' ? 'confirm' : 'cancel' };
  const found = proposer.propose(items);
  const more = found === undefined && topic ? aboutTopic(items, topic) : undefined;
  if (more !== undefined) return about([], more);
  if (found === undefined) return about([{ code: 'not-understood' }]);
  // A question moves nothing, and is answered.
  if (!isAction(found)) return about(found.problems, found);
  const barred = outside(text);
  return barred === undefined ? about([...found.problems, PROPOSED], found) : about([barred]);
}

/** "and link?": the question before, about another value. */
function aboutTopic(items: readonly Item[], { intent, slots }: OpenFrame): OpenFrame | undefined {
  const words = items.filter(({ is }) => is === 'unknown').length;
  if (intent === 'unknown' || words > MOST_WORDS || words === items.length) return undefined;
  const said = questionSlots(intent, items);
  return said === undefined || Object.keys(said).length === 0 ? undefined : { intent, slots: { ...slots, ...said } };
}
const MOST_WORDS = 3;

const about = (problems: readonly Problem[], found?: Pick<Reading, 'intent' | 'slots'>): Reading => ({
  act: 'request',
  intent: found?.intent ?? 'unknown',
  slots: found?.slots ?? {},
  problems,
  negated: false,
  corrected: false,
  candidates: [],
});
