import { lex } from '../../adapters/language/lexer/lex.ts';
import { normalizeText } from '../../adapters/language/lexer/normalize.ts';
import { hasRole, segmentsOf } from '../../adapters/language/parser/segments.ts';
import { hear, startTalk, type Talk } from '../../adapters/language/reader/message-state.ts';
import type { Item } from '../../adapters/language/tagger/item.ts';
import { itemize } from '../../adapters/language/tagger/tag-items.ts';
import type { Lexicon } from '../../adapters/language/words/lexicon.ts';
import { questionFor } from '../../adapters/language/writer/questions.ts';
import { missingSlots } from './requirements.ts';
import type { Act, Intent, OpenFrame, Problem, Slots, Understanding } from './understanding.ts';
import { validate } from './validate.ts';

/**
 * What a message asks for, by grammar alone: the same text, lexicon and open request always give the same answer.
 * Nothing is guessed: what is not understood is `unknown`, missing, or a problem with one question.
 */
export function understand(text: string, lexicon: Lexicon, open?: OpenFrame): Understanding {
  const items = itemize(lex(normalizeText(text), lexicon), lexicon);
  const talk = startTalk(open);
  const objection = objectionTo(items);
  if (objection) return assembled(talk, 'request', 'unknown', {}, [objection]);
  for (const segment of segmentsOf(items)) hear(talk, segment, lexicon);
  if (talk.act === 'cancel') return assembled(talk, 'cancel', talk.frame?.intent ?? 'unknown', {}, []);
  if (talk.act === 'confirm' && talk.problems.length === 0)
    return assembled(talk, 'confirm', open?.intent ?? 'unknown', open?.slots ?? {}, []);
  if (!talk.said || talk.frame === undefined) return unasked(talk, items);
  const { intent } = talk.frame;
  const valid = validate(intent, talk.frame.slots, lexicon);
  return assembled(talk, 'request', intent, valid.slots, [...talk.problems, ...valid.problems]);
}

/** Words of others, and attempts to give orders to the service itself, are never a request. */
function objectionTo(items: readonly Item[]): Problem | undefined {
  if (items.some(({ is }) => is === 'quotation')) return { code: 'not-understood' };
  return hasRole(items, 'instruction') ? { code: 'instruction' } : undefined;
}

/** A greeting, or a lone question mark, asks what there is to ask. */
function unasked(talk: Talk, items: readonly Item[]): Understanding {
  const wonders = items.length > 0 && items.every((item) => item.is === 'mark' && item.mark === '?');
  const seeksHelp = (talk.greeted || wonders) && talk.problems.length === 0;
  return assembled(talk, 'request', seeksHelp ? 'help' : 'unknown', {}, talk.problems);
}

function assembled(talk: Talk, act: Act, intent: Intent, slots: Slots, problems: readonly Problem[]): Understanding {
  const missing = act === 'cancel' ? [] : missingSlots(intent, slots);
  const question = act === 'request' ? questionFor(intent, missing, problems) : undefined;
  return {
    act,
    intent,
    slots,
    missing,
    problems,
    ...(question === undefined ? {} : { question }),
    negated: talk.negated,
    corrected: talk.corrected,
    readings: talk.readings.map(({ intent: read, score }) => ({ intent: read, score })),
  };
}
