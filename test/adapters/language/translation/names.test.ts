import { expect } from 'chai';
import { allLanguages, following } from '../../../../src/adapters/language/translation/languages.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';

const termOf = (word: string) => EVAL_LEXICON.chainOf(word) ?? EVAL_LEXICON.symbolOf(word);
/** Everyday words that are also names, and the Chinese main network, which follows a name: "base 主网". */
const EVERYDAY: ReadonlySet<string> = new Set(['base', 'op', 'link', 'uni', 'pol', 'sol', 'arb', 'dai', '主 网']);
/** A coin is what unwrapping brings. */
const SAYING: ReadonlySet<string> = new Set(['unwrap', 'wrap']);

describe('a phrase of a dictionary that holds the name of a network or a token', () => {
  for (const [languages, when] of [
    [allLanguages(), 'at first'],
    [following(), 'after a request'],
  ] as const)
    for (const { language, entries } of languages)
      it(`says it in English too: ${language}, ${when}`, () => {
        const all = [...entries.values()].flat();
        const names = new Map(
          all.flatMap(({ words, english }) => {
            const term = termOf(english);
            return term === undefined ? [] : [[words.join(' '), String(term)]];
          }),
        );
        const lost = all.flatMap(({ words, english }) => {
          const meant = new Set(english.split(' ').map((word) => String(termOf(word))));
          const isWhole = termOf(english) !== undefined || SAYING.has(english);
          const held = words.flatMap((_, at) =>
            words.slice(at).flatMap((_, length) => {
              const part = words.slice(at, at + length + 1).join(' ');
              const term = EVERYDAY.has(part) ? undefined : (names.get(part) ?? termOf(part)?.toString());
              return term === undefined || isWhole || meant.has(term) ? [] : [part];
            }),
          );
          return held.length === 0 ? [] : [`${words.join(' ')}: ${english} (${held.join(', ')})`];
        });
        expect(lost).to.deep.equal([]);
      });
});
