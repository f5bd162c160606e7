/** Verbs of payment in the form of an imperative. */
export const PAYING: ReadonlySet<string> = new Set(
  'pay settle send transfer wire give cover tip remit reimburse refund return forward move'.split(' '),
);
const MARK = /^[^\p{L}§]/u;

/** The parts of a text between its marks. */
export function clausesOf(words: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  for (const word of words)
    if (MARK.test(word)) clauses.push([]);
    else clauses.at(-1)?.push(word);
  return clauses.filter((clause) => clause.length > 0);
}

/** Where a clause has a verb of payment: "the tip" and "my cover" name things. */
export const verbIn = (clause: readonly string[]): number =>
  clause.findIndex(
    (word, at) => PAYING.has(word) && !/^(?:the|a|an|my|our|his|her|their|this|that)$/.test(clause[at - 1] ?? ''),
  );

const LEADING =
  /^(?:please|pls|plz|kindly|and|so|then|now|just|hi|hello|hey|yo|ok|okay|can|could|would|will|you|go|ahead|also|again|i|we|want|need|would|like|to|me|let|help|must|have|am|gotta|wanna|gonna)$/;

/** Whether a clause starts with a verb of payment, behind words that ask or wish. "I had to pay" does not. */
export const isRequested = (words: readonly string[]): boolean =>
  clausesOf(words).some((clause) => {
    const first = clause.findIndex((word) => !LEADING.test(word));
    return PAYING.has(clause[first] ?? '');
  });
