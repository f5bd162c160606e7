import { expect } from 'chai';
import fc from 'fast-check';
import { GrammarLanguageReader } from '../../../../src/adapters/language/reading/language-reader.grammar.ts';
import { lex } from '../../../../src/adapters/language/text/lex.ts';
import type { Lexicon } from '../../../../src/adapters/language/text/lexicon.ts';
import { normalizeText } from '../../../../src/adapters/language/text/normalize.ts';
import { MOST_WORDS } from '../../../../src/adapters/language/text/unspaced.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';

/** How often names are looked up: the work of a reading, whatever else the machine does. */
function lookedUp(read: (lexicon: Lexicon) => void): number {
  let looked = 0;
  const count =
    <T>(find: (words: string) => T) =>
    (words: string) => {
      looked += 1;
      return find(words);
    };
  read({ ...EVAL_LEXICON, symbolOf: count(EVAL_LEXICON.symbolOf), chainOf: count(EVAL_LEXICON.chainOf) });
  return looked;
}

const LONGEST = 2000;
const PIECES = ['发f', '5 ', 'to ', 'usdc ', 'a.', '$', '0x', 'un ', '，', 'mil ', "'", '百', 'and ', '§', '½ '];
const text = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', maxLength: 6 })), {
    minLength: 1,
    maxLength: 40,
  })
  .map((pieces) => pieces.join('').repeat(LONGEST).slice(0, LONGEST));

describe('the work that a message costs', () => {
  it('is bounded: no more than the words that are read are taken apart', () =>
    fc.assert(
      fc.property(text, (said) => {
        const lexemes = lex(normalizeText(said), EVAL_LEXICON, MOST_WORDS + 1);
        expect(lexemes.length).to.be.at.most(MOST_WORDS + 1);
        const looked = lookedUp((lexicon) => new GrammarLanguageReader(lexicon).read(said));
        expect(looked).to.be.at.most(60_000);
      }),
      { numRuns: 60 },
    ));

  it('is that of the first words alone for the dearest message', () => {
    const looked = lookedUp((lexicon) => new GrammarLanguageReader(lexicon).read('发f'.repeat(1000)));
    expect(looked).to.be.at.most(4 * (MOST_WORDS + 1));
  });
});
