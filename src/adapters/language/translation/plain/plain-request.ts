import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import { tellsOfOthers } from '../adjust.ts';
import type { Language } from '../speech.ts';
import { isAsked } from './asked.ts';
import { withoutCodes } from './codes.ts';
import { withDatives } from './german-datives.ts';
import { isMisread } from './misread.ts';
import type { Part } from './part.ts';
import { partsAmong, piecesIn } from './parts-in.ts';
import { paymentOf } from './payment.ts';
import { withShallApart } from './shall.ts';
import { withoutSignature } from './signature.ts';
import { withTakenGiven } from './taken.ts';
import { withToldApart } from './told-clauses.ts';
import { tradeOf } from './trade.ts';
import { valuesIn } from './values.ts';

/** `isWhole`: every word of the text is known. `lexemes`: the request in English, where nothing turns its meaning. */
export type PlainRequest = Readonly<{ isWhole: boolean; lexemes?: Lexeme[] }>;

/**
 * A request in another language by its values, whatever the order of its words: one amount, one account or two tokens, a
 * verb, and nothing else but words that say nothing about it.
 */
export function plainRequest(written: readonly Lexeme[], language: Language, lexicon: Lexicon): PlainRequest {
  const signed = inPlainerWords(written, language);
  const unsigned = withoutSignature(signed, language.language, language.words);
  const apart = withToldApart(language.language === 'de' ? withDatives(unsigned) : unsigned, language);
  const pieces = piecesIn(apart, language, lexicon);
  const parts = partsAmong(pieces, language.language, lexicon);
  const isWhole = parts.every(({ is }) => is !== 'unknown');
  if (tellsOfOthers(pieces) || !isAsked(parts, language.language)) return { isWhole };
  if (namesNoNetwork(parts) || isMisread(apart, language, lexicon)) return { isWhole };
  const values = valuesIn(parts, language.language);
  const lexemes = values && (paymentOf(values, language.language) ?? tradeOf(values, language.language));
  return lexemes === undefined ? { isWhole } : { isWhole, lexemes };
}

/** What wishes, takes and labels in words of its own, in the words that the dictionary has. */
const inPlainerWords = (written: readonly Lexeme[], language: Language): Lexeme[] =>
  withoutCodes(withTakenGiven(withShallApart(written, language.language), language.language), language);

/** "100 usdc to 0x…, network": it was to be said where, and was not. */
const namesNoNetwork = (parts: readonly Part[]): boolean =>
  !parts.some((part) => part.is === 'term' && part.chain !== undefined) &&
  parts.some((part, at) => part.is === 'network' || (isOn(part) && isAtEnd(parts[at + 1])));

const isOn = (part: Part): boolean => part.is === 'preposition' && part.preposition === 'on' && !part.follows;
const isAtEnd = (next: Part | undefined): boolean =>
  next === undefined || !['term', 'word', 'unknown', 'told'].includes(next.is);
