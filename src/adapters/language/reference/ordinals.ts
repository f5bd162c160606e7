import { any, either, explains, many, maybe, type Pattern, seq } from '../shape/pattern.ts';

const AROUND = any(
  'please|pls|ok|okay|i mean|i meant|i choose|i pick|take|use|let us take|let us use|i take|it is|that is|i want|,|.|!|the|then|go with',
);
const NOUN = maybe(any('one|§n|option|choice|of them|of those|of the two|of these|address|network|token|amount'));
const PLACES: readonly (readonly [place: number, pattern: Pattern])[] = [
  [0, any('first|1st|former|upper')],
  [1, any('second|2nd|latter|lower')],
  [2, any('third|3rd')],
  [3, any('fourth|4th')],
  [4, any('fifth|5th')],
];
const LAST = any('last');

/** What "the second one" stands for among the choices that were shown; undefined for every other text. */
export function chosen(shape: readonly string[], choices: readonly string[]): string | undefined {
  const said = (pattern: Pattern) => explains(seq(many(AROUND), either(pattern), NOUN, many(AROUND)), shape);
  if (said(LAST)) return choices.at(-1);
  return choices[PLACES.find(([, pattern]) => said(pattern))?.[0] ?? -1];
}
