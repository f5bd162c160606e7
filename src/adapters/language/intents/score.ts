import type { Problem } from '../../../domain/chat/understanding.ts';
import type { Sentence } from '../parser/sentence.ts';
import type { Role } from '../words/roles.ts';

/** A candidate with a lower score explains too little of the sentence. */
export const MIN_SCORE = 1;
const UNKNOWN_WORD = 0.9;
const FORBIDDEN = 10;
const OTHER_SUBJECT = 0.9;

const FORBIDDING: readonly Role[] = ['veto', 'reported', 'instruction', 'how-to'];
const SUBJECTS: readonly Role[] = [
  'balance',
  'price',
  'portfolio',
  'fee',
  'cost',
  'gas',
  'sale',
  'kyc',
  'mine',
  'bound',
];

/** How much the words that a transfer or swap does not explain lower its score. */
export function wordPenalty(sentence: Sentence): number {
  const unknownWords = sentence.phrases.reduce((sum, phrase) => sum + phrase.unknown.length, sentence.unknown.length);
  const subjects = SUBJECTS.filter((role) => sentence.roles.has(role)).length;
  // "i need 5 usdc sent to …" is a request; "i sent 5 usdc to …" is a report.
  const tells = sentence.roles.has('sent') && !sentence.verbs.includes('want');
  const forbidden = tells || FORBIDDING.some((role) => sentence.roles.has(role)) ? FORBIDDEN : 0;
  return UNKNOWN_WORD * unknownWords + OTHER_SUBJECT * subjects + forbidden;
}

/** The words and subjects that a transfer or swap does not explain. Any of them keeps it from being acted on. */
export function unexplainedIn(sentence: Sentence): Problem[] {
  const subjects = SUBJECTS.filter((role) => sentence.roles.has(role));
  return [...sentence.unknown, ...subjects].map((said) => ({ code: 'not-understood', said }));
}
