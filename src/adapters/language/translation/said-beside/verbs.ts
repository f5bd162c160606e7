import { deedIn } from '../plain/meanings.ts';
import { TOLD } from '../told/vocabulary.ts';
import { isUnfit } from './nouns.ts';
import type { Speaker } from './speaker.ts';

/** Words that begin what somebody wants or owes. */
const TELLING: ReadonlySet<string> = new Set([
  'i owe',
  'i have',
  'i want to',
  'i want',
  'i want you to',
  'can you',
  'because',
]);

/** Whether a clause has a verb: what is told, or asked for. "la entrada" has none. */
export const hasVerb = (words: readonly string[], speaker: Speaker): boolean =>
  words.some((word, at) => !isUnfit(word, speaker) && (isToldVerb(word, speaker) || asksFor(words.slice(at), speaker)));

const isToldVerb = (word: string, { language, said }: Speaker): boolean => {
  const told = TOLD[language];
  return (
    told !== undefined &&
    !said.small.test(word) &&
    [told.did, told.does, told.participles].some((verbs) => verbs.has(word))
  );
};

/** "págale", "enviar", "le debo" */
const asksFor = (words: readonly string[], { entries }: Speaker): boolean =>
  (entries.get(words[0] ?? '') ?? []).some(
    ({ words: all, english }) =>
      all.every((word, at) => words[at] === word) &&
      (TELLING.has(english) || (all.length === 1 && deedIn(english)?.isNoun === false)),
  );
