/** Where a pattern that starts at `at` may end. Every possibility is followed, so that no text takes long. */
export type Pattern = (words: readonly string[], at: number) => readonly number[];

const NOWHERE: readonly number[] = [];

/** Any one of the phrases, which are separated by `|`. They are parted with the first use. */
export function any(phrases: string): Pattern {
  let byFirst: ReadonlyMap<string, string[][]> | undefined;
  return (words, at) => {
    byFirst ??= phrasesByFirst(phrases);
    const found = byFirst.get(words[at] ?? '');
    if (found === undefined) return NOWHERE;
    let ends: number[] | undefined;
    for (const phrase of found)
      if (stands(phrase, words, at)) {
        ends ??= [];
        ends.push(at + phrase.length);
      }
    return ends ?? NOWHERE;
  };
}

function stands(phrase: readonly string[], words: readonly string[], at: number): boolean {
  for (let index = 1; index < phrase.length; index += 1) if (words[at + index] !== phrase[index]) return false;
  return true;
}

function phrasesByFirst(phrases: string): ReadonlyMap<string, string[][]> {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of phrases.split('|')) {
    const words = phrase.trim().split(/\s+/);
    const first = words[0] ?? '';
    if (first !== '') byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  return byFirst;
}

export const seq =
  (...patterns: readonly Pattern[]): Pattern =>
  (words, at) => {
    let ends: readonly number[] = [at];
    for (const pattern of patterns) {
      const [first] = ends;
      if (first === undefined) return NOWHERE;
      ends = ends.length === 1 ? pattern(words, first) : distinct(ends.flatMap((end) => pattern(words, end)));
    }
    return ends;
  };

export const either =
  (...patterns: readonly Pattern[]): Pattern =>
  (words, at) => {
    let ends = NOWHERE;
    for (const pattern of patterns) {
      const found = pattern(words, at);
      if (found.length > 0) ends = ends.length === 0 ? found : distinct([...ends, ...found]);
    }
    return ends;
  };

export const maybe =
  (pattern: Pattern): Pattern =>
  (words, at) => {
    const ends = pattern(words, at);
    return ends.length === 0 ? [at] : distinct([at, ...ends]);
  };

/** Any number of the patterns, in any order. */
export const many = (...patterns: readonly Pattern[]): Pattern => {
  const one = either(...patterns);
  return (words, at) => {
    const first = one(words, at);
    if (first.length === 0) return [at];
    const reached = new Set([at, ...first]);
    for (const end of reached) if (end !== at) for (const next of one(words, end)) reached.add(next);
    return [...reached];
  };
};

export const some = (...patterns: readonly Pattern[]): Pattern => seq(either(...patterns), many(...patterns));

/** Remembers where the pattern ends in a text, for patterns that several others share. */
export const once = (pattern: Pattern): Pattern => {
  const known = new WeakMap<readonly string[], Map<number, readonly number[]>>();
  return (words, at) => {
    const ends = known.get(words) ?? new Map<number, readonly number[]>();
    known.set(words, ends);
    const found = ends.get(at) ?? pattern(words, at);
    ends.set(at, found);
    return found;
  };
};

/** Whether the pattern explains all words. */
export const explains = (pattern: Pattern, words: readonly string[]): boolean =>
  pattern(words, 0).includes(words.length);

const distinct = (ends: readonly number[]): readonly number[] => (ends.length < 2 ? ends : [...new Set(ends)]);
