import { plainDecimal } from '../../../domain/chat/decimal.ts';
import type { Lexeme } from '../text/lexeme.ts';

/** In languages with a decimal comma, "1,500" is one and a half to some and fifteen hundred to others. */
export function withDoubtfulCommas(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.map((lexeme) => {
    const [, whole, rest] = /(?<![\d.,])([1-9]\d{0,2}),(\d{3})(?![\d.,])/.exec(lexeme.written) ?? [];
    if (lexeme.is !== 'number' || lexeme.numeral.kind !== 'exact' || whole === undefined || rest === undefined)
      return lexeme;
    const options = [plainDecimal(whole, rest), `${whole}${rest}`];
    return { ...lexeme, numeral: { kind: 'unclear', options } };
  });
}
