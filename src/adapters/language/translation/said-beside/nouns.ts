import { NAME_WORDS, PEOPLE_WORDS, PURPOSE_WORDS } from '../../context/nouns.ts';
import { isPerson, isThing } from '../guards/people.ts';
import { isNoun } from '../told/nouns.ts';
import { TOLD } from '../told/vocabulary.ts';
import type { Speaker } from './speaker.ts';

/** Kinds of words that name no purpose by themselves. */
const UNFIT = ['unmeant', 'portions', 'repeated', 'roles', 'former'] as const;
type Kind = (typeof UNFIT)[number] | 'money' | 'addresses' | 'holders' | 'further';

/** The Turkish endings of number, owner and case, and what makes a noun a sentence. */
const TURKISH =
  /(?<=.{3})(?:l[ea]r)?(?:[iu]m[iu]z|[iu]m|s[iu]|[iu])?(?:n?[iu]n|n?d[ea]n?|t[ea]n?|y?[ea]|y?l[ea]|n[iu]|d[iu]r|y[iu]m|d[ea]y[iu]m|d[iu])?$/;

export function isOf(kind: Kind, word: string, { said, language }: Speaker): boolean {
  if (said[kind].has(word)) return true;
  return language === 'tr' && said[kind].has(word.replace(TURKISH, ''));
}

export const isUnfit = (word: string, speaker: Speaker): boolean => UNFIT.some((kind) => isOf(kind, word, speaker));

/** What people usually pay for, or a word that says why it presses. */
export const isPurpose = (word: string, speaker: Speaker): boolean =>
  !isUnfit(word, speaker) &&
  !isOf('money', word, speaker) &&
  (isThing(word, speaker.language) ||
    isOf('further', word, speaker) ||
    (speaker.entries.get(word) ?? []).some(
      ({ words, english }) => words.length === 1 && (english === 'thing' || PURPOSE_WORDS.has(english)),
    ));

/** "will" and "dan" are names, and words of the dictionaries. */
export const isSomebody = (word: string, { language, entries }: Speaker): boolean =>
  isPerson(word, language) &&
  !(
    NAME_WORDS.has(word) &&
    (entries.get(word) ?? []).some(({ words, english }) => words.length === 1 && !isPeople(english))
  );
const isPeople = (english: string): boolean => /^(?:person|called|mate)$/.test(english) || PEOPLE_WORDS.has(english);

/** How something is. */
export const isKindWord = (word: string, { language }: Speaker): boolean => {
  const told = TOLD[language];
  return told !== undefined && isNoun(word, 'kinds', told, language);
};
