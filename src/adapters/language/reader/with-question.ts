import type { Known, Problem, Reading } from '../../../domain/chat/understanding.ts';
import type { QuestionRead } from '../questions/read-question.ts';
import { isAction } from './readings.ts';

/** How sure a question must be in the place of a request that is only asked about, and of a known refusal. */
const AGAINST_REQUEST = 0.9;
const AGAINST_REFUSAL = 0.9;
/** What a text says against being a question, too. */
const FINAL: ReadonlySet<Problem['code']> = new Set(['instruction', 'denied', 'several-steps']);
const NEVER: ReadonlySet<string> = new Set(['secrets', 'other', 'advice']);

/** The question in the place of a reading that does not explain the text as surely. */
export function withQuestion(read: Reading, { reading, probability }: QuestionRead, { language }: Known): Reading {
  const { act, problems, change, mayEnd } = read;
  if (act !== 'request' || read.negated || problems.some(({ code, said }) => FINAL.has(code) || NEVER.has(said ?? '')))
    return read;
  if (isAction(read) && (read.corrected || probability < AGAINST_REQUEST)) return read;
  if (change !== undefined || mayEnd) return read;
  if (problems.some(({ code }) => code === 'unsupported') && probability < AGAINST_REFUSAL) return read;
  const spoken = reading.language ?? (probability === 1 ? language : undefined);
  return spoken === undefined ? reading : { ...reading, language: spoken };
}
