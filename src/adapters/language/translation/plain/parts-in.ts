import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import { inCurrencies, withDoubtfulCommas } from '../currencies.ts';
import { inNumerals } from '../numbers/in-numerals.ts';
import type { Piece } from '../piece.ts';
import { piecesOf } from '../pieces.ts';
import { withShares } from '../shares.ts';
import type { Language } from '../speech.ts';
import { withNumerals } from '../spelled-numbers.ts';
import { withoutSuffixes } from '../suffixes.ts';
import { namedAt } from './named.ts';
import type { Part } from './part.ts';
import { partsOf } from './parts-of.ts';

/** The words of a text with what they mean in one language; one that it does not have is "unknown". None where words of amounts would be lost. */
export function piecesIn(written: readonly Lexeme[], { language, entries }: Language, lexicon: Lexicon): Piece[] {
  const counted = inNumerals(written, { language, entries });
  if (counted === undefined) return [];
  const split = language === 'tr' ? withoutSuffixes(counted, entries, lexicon) : counted;
  const read = language === 'zh' ? split : withDoubtfulCommas(split);
  return piecesOf(read, entries, lexicon, (at) => namedAt(read, at, language, lexicon)) ?? [];
}

export const partsAmong = (pieces: readonly Piece[], language: string, lexicon: Lexicon): Part[] =>
  partsOf(withShares(inCurrencies(withNumerals(pieces)), lexicon), lexicon, language);

/** What each word of a text does in a request. */
export const partsIn = (written: readonly Lexeme[], language: Language, lexicon: Lexicon): Part[] =>
  partsAmong(piecesIn(written, language, lexicon), language.language, lexicon);
