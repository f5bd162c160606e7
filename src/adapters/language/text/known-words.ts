import words from '../model/english-words.json' with { type: 'json' };

const KNOWN: ReadonlySet<string> = new Set(words.split(' '));

/** English words of requests and of talk around them. A token that is called so is recognized only after a `$`. */
export const isKnownWord = (word: string): boolean => KNOWN.has(word);
