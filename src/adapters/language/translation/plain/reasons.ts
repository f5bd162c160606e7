import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Language } from '../speech.ts';
import { type Clause, clausesOf } from './clauses.ts';

/** Words that begin a reason, without accents. */
const BECAUSE: Readonly<Record<string, readonly string[]>> = {
  es: ['porque', 'xq', 'xk', 'pq', 'porq', 'ya que', 'es que', 'puesto que', 'dado que'],
  pt: ['porque', 'pq', 'pois', 'ja que', 'visto que', 'e que'],
  de: ['weil', 'denn', 'da'],
  fr: ['car', 'parce que', 'parce qu', 'puisque', 'puisqu', 'vu que', 'vu qu'],
  tr: ['cunku'],
};
/** Words that tell of whoever the account is of, directly behind it. */
const WHO: Readonly<Record<string, readonly string[]>> = {
  es: ['que', 'q', 'quien'],
  pt: ['que', 'q', 'quem'],
  de: ['der', 'die', 'das'],
  fr: ['qui', 'il', 'elle'],
};

/**
 * The text with the last reason of a clause apart from it: "envía 5 usdc a 0x… porque me arregló el techo". `isTold` says whether
 * a clause only tells something; what does not, stays.
 */
export function withReasonsApart(
  written: readonly Lexeme[],
  { language }: Language,
  isTold: (clause: Clause, following?: Clause) => boolean,
  clause: Lexeme,
): Lexeme[] {
  if (BECAUSE[language] === undefined) return [...written];
  return clausesOf(written).flatMap(({ lexemes, mark }, place, all) => {
    const rest = mark === undefined ? [] : [mark];
    const start = lexemes.findIndex((_, at) => at > 0 && lengthOfOpener(lexemes, at, language) > 0);
    if (start < 0) return [...lexemes, ...rest];
    const reason = lexemes.slice(start + lengthOfOpener(lexemes, start, language));
    const told =
      reason.length > 1 &&
      isTold(
        { lexemes: reason, ...(mark && { mark }) },
        all.slice(place + 1).find((one) => one.lexemes.length > 0),
      );
    return told ? [...lexemes.slice(0, start), clause, ...rest] : [...lexemes, ...rest];
  });
}

function lengthOfOpener(lexemes: readonly Lexeme[], at: number, language: string): number {
  const words = lexemes.slice(at, at + 2).map((lexeme) => (lexeme.is === 'word' ? (lexeme.words[0] ?? '') : ''));
  const before = lexemes[at - 1]?.is;
  const opener = BECAUSE[language]?.find((one) => one === words[0] || one === words.join(' '));
  if (opener !== undefined) return opener.split(' ').length;
  const isAccount = before === 'address' || before === 'name';
  return isAccount && (WHO[language]?.includes(words[0] ?? '') ?? false) ? 1 : 0;
}
