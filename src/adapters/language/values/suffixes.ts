import type { Lexeme } from '../text/lexeme.ts';
import type { Lexicon } from '../text/lexicon.ts';

// The longest first. The first person's possessive says nothing that the request needs.
const SUFFIXES =
  'lerimin larimin lerimden larimdan lerimle larimle lerinin larinin lerimi larimi lerin larin lerden lardan imden imdan umdan umden imin umun imizi umuzu daki deki taki teki imi umu mi mu dan den tan ten nda nde da de ta te yle yla le la yi yu ya ye na ne ni nu i u a e lik luk nin nun ler lar im um in un'.split(
    ' ',
  );
const SILENT = new Set(['lerimi', 'larimi', 'imizi', 'umuzu', 'imi', 'umu', 'mi', 'mu', 'ni', 'nu']);

/** Turkish endings that touch the name of a token or a network, apart: arbitrumdaki is arbitrum daki. */
export const withoutSuffixes = (lexemes: readonly Lexeme[], lexicon: Lexicon): Lexeme[] =>
  lexemes.flatMap((lexeme) => {
    if (lexeme.is !== 'word') return [lexeme];
    const [word = ''] = lexeme.words;
    if (isName(word, lexicon)) return [lexeme];
    const suffix = SUFFIXES.find((end) => word.endsWith(end) && mayEnd(word.slice(0, -end.length), end, lexicon));
    if (suffix === undefined) return [lexeme];
    const stem: Lexeme = wordOf(word.slice(0, -suffix.length));
    return SILENT.has(suffix) ? [stem] : [stem, wordOf(suffix)];
  });

const SHORT = 3;
const OWNING = /^(?:[iu]m|[iu]m[iu]|[iu]m[iu]n|[iu]md[ea]n)$/;

/** "öptüm" is "i kissed" and "polim" no word: short names have an ending of case, of a vowel like their own, and tokens alone have it. */
function mayEnd(name: string, ending: string, lexicon: Lexicon): boolean {
  if (!isName(name, lexicon)) return false;
  if (name.length > SHORT) return true;
  const isInHarmony = !/[ou][^aeiou]*$/.test(name) || !ending.includes('i');
  return lexicon.symbolOf(name) !== undefined && !OWNING.test(ending) && isInHarmony;
}

const wordOf = (word: string): Lexeme => ({ is: 'word', words: [word], written: word });

const isName = (word: string, lexicon: Lexicon): boolean =>
  word.length >= 3 && (lexicon.symbolOf(word) !== undefined || lexicon.chainOf(word) !== undefined);
