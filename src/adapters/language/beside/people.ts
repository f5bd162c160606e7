import { NAME_WORDS, PEOPLE_WORDS } from '../context/nouns.ts';

/** A word for a person, or a name of one. */
export const isPerson = (word: string): boolean => PEOPLE_WORDS.has(word) || NAME_WORDS.has(word);
