import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import { tellsOfOthers } from '../adjust.ts';
import { inCurrencies, withDoubtfulCommas } from '../currencies.ts';
import { piecesOf } from '../pieces.ts';
import { withShares } from '../shares.ts';
import type { Language } from '../speech.ts';
import { withNumerals } from '../spelled-numbers.ts';
import { withoutSuffixes } from '../suffixes.ts';
import { isAsked } from './asked.ts';
import { partsOf } from './parts-of.ts';
import { paymentOf } from './payment.ts';
import { tradeOf } from './trade.ts';
import { valuesIn } from './values.ts';

/** `isWhole`: every word of the text is known. `lexemes`: the request in English, where nothing turns its meaning. */
export type PlainRequest = Readonly<{ isWhole: boolean; lexemes?: Lexeme[] }>;

/**
 * A request in another language by its values, whatever the order of its words: one amount, one account or two tokens, a
 * verb, and nothing else but words that say nothing about it.
 */
export function plainRequest(
  written: readonly Lexeme[],
  { language, entries }: Language,
  lexicon: Lexicon,
): PlainRequest {
  const split = language === 'tr' ? withoutSuffixes(written, entries, lexicon) : written;
  const pieces = piecesOf(language === 'zh' ? split : withDoubtfulCommas(split), entries, lexicon, true) ?? [];
  const parts = partsOf(withShares(inCurrencies(withNumerals(pieces)), lexicon), lexicon, language);
  const isWhole = parts.every(({ is }) => is !== 'unknown');
  if (tellsOfOthers(pieces) || !isAsked(parts, language)) return { isWhole };
  const values = valuesIn(parts);
  const lexemes = values && (paymentOf(values, language) ?? tradeOf(values, language));
  return lexemes === undefined ? { isWhole } : { isWhole, lexemes };
}
