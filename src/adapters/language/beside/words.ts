/** A set of the words of a text. */
export const wordSet = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.trim().split(/[\s|]+/)));

/** A mark, or a number that counts no token, as words of a text have them. */
export const isMark = (word: string | undefined): boolean => word === undefined || !/^[\p{L}§]/u.test(word);
/** An account, a token, a network, or an amount. */
export const isValue = (word: string | undefined): boolean => word?.startsWith('§') === true;
