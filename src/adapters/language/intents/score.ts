import type { Problem } from '../../../domain/chat/understanding.ts';
import type { Sentence } from '../parser/sentence.ts';
import type { Role } from '../words/roles.ts';

/** A reading below this explains too little of what was said to be one. */
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

/** What words that a request to act does not explain take from its score. */
export function wordPenalty(sentence: Sentence): number {
  const unknownWords = sentence.phrases.reduce((sum, phrase) => sum + phrase.unknown.length, sentence.unknown.length);
  const subjects = SUBJECTS.filter((role) => sentence.roles.has(role)).length;
  // "i need 5 usdc sent to …" asks; "i sent 5 usdc to …" tells.
  const tells = sentence.roles.has('sent') && !sentence.verbs.includes('want');
  const forbidden = tells || FORBIDDING.some((role) => sentence.roles.has(role)) ? FORBIDDEN : 0;
  return UNKNOWN_WORD * unknownWords + OTHER_SUBJECT * subjects + forbidden;
}

/** What keeps a request from being acted on although it is understood: words and subjects that it does not explain. */
export function unexplainedIn(sentence: Sentence): Problem[] {
  const subjects = SUBJECTS.filter((role) => sentence.roles.has(role));
  return [...sentence.unknown, ...subjects].map((said) => ({ code: 'not-understood', said }));
}
