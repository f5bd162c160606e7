// Letters of other scripts that look like Latin ones (after the "confusables" table of Unicode TR 39).
const LATIN_LOOKALIKES = new Set('аАВсСеЕНһіІјЈКкМмоОрРԛѕЅТтуУхХԝѡԁӏαΑΒΕΖΗΙΚΜνΝοΟρΡΤυΥχΧτιϲϳ');

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cherokee}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
];
const LETTER = /\p{L}/u;

/** Replaces an invisible or misleading character inside a word (U+FFFD). */
export const REPLACEMENT = '\uFFFD';

/** Whether a word is written in one script, in letters that are not mistaken for those of another. */
export function isPlainlyWritten(word: string): boolean {
  if (word.includes(REPLACEMENT)) return false;
  const letters = [...word.normalize('NFD')].filter((character) => LETTER.test(character));
  if (letters.every((letter) => /[A-Za-z]/.test(letter))) return true;
  const scripts = new Set(letters.map((letter) => SCRIPTS.findIndex((script) => script.test(letter))));
  if (scripts.size !== 1) return false;
  // A Latin letter that is not A to Z without its accents is a small capital, a dotless i or similar.
  return !scripts.has(0) && letters.some((letter) => !LATIN_LOOKALIKES.has(letter));
}
