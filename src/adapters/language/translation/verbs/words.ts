/** Phrases of a language by their English word. */
export type Words = Readonly<Record<string, readonly string[]>>;

export function learn(words: Record<string, string[]>, english: string, ...phrases: readonly string[]): void {
  const known = words[english] ?? [];
  words[english] = known;
  known.push(...phrases);
}
