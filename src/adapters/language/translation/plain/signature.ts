import { NAME_WORDS } from '../../context/nouns.ts';
import type { Lexeme } from '../../lexer/lexeme.ts';
import { TOLD } from '../told/vocabulary.ts';

/** The last words of a greeting at the end of a letter, without accents. */
const REGARDS: Readonly<Record<string, RegExp>> = {
  es: /(?:atentamente|cordialmente|saludos|saludo|abrazo|gracias)$/,
  pt: /(?:atenciosamente|cordialmente|cumprimentos|abracos|abraco|obrigado|obrigada|att)$/,
  de: /(?:grussen|gruss|grusse|gruessen|mfg|hochachtungsvoll|lg|vg|danke)$/,
  fr: /(?:cordialement|salutations|cdt|respectueusement|merci)$/,
  tr: /(?:saygilarimla|saygilar|selamlar|sevgiler|tesekkurler)$/,
};
const REST: Readonly<Record<string, RegExp>> = {
  de: /(?:mit freundlichen|mit besten|viele|liebe|beste|herzliche|mit lieben) $/,
  pt: /(?:melhores|com os melhores) $/,
};
const MARKS: ReadonlySet<string> = new Set([',', '.', '\n', '-']);

/**
 * A text without the name that ends it behind a greeting: "mit freundlichen Grüßen, H. Brandt". One of its words is a first
 * name or a letter, and none is a word of the language.
 */
export function withoutSignature(written: readonly Lexeme[], language: string, words: ReadonlySet<string>): Lexeme[] {
  const end = written.findLastIndex((lexeme) => lexeme.is === 'word' && REGARDS[language]?.test(lexeme.words[0] ?? ''));
  const name = written.slice(end + 1).filter(({ is, written: sign }) => !(is === 'mark' && MARKS.has(sign)));
  if (end < 0 || name.length === 0 || name.length > 3) return [...written];
  const isName = name.every(
    (lexeme) =>
      lexeme.is === 'word' && /^\p{Lu}/u.test(lexeme.written) && isPersonal(lexeme.words[0] ?? '', language, words),
  );
  const isCalled = name.some((lexeme) => lexeme.is === 'word' && isFirst(lexeme.words[0] ?? '', language));
  if (!isName || !isCalled) return [...written];
  const before = written.slice(0, end).map(({ written: text }) => text.toLowerCase());
  const adjectives =
    REST[language]
      ?.exec(`${before.join(' ')} `)?.[0]
      .trim()
      .split(' ').length ?? 0;
  return written.slice(0, adjectives > 0 ? end - adjectives : end + 1);
}

const isFirst = (word: string, language: string): boolean =>
  word.length === 1 || NAME_WORDS.has(word) || (TOLD[language]?.names.has(word) ?? false);
const isPersonal = (word: string, language: string, words: ReadonlySet<string>): boolean =>
  isFirst(word, language) || !words.has(word);
