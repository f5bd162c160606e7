import type { ToldWords } from './told-words.ts';

type Nouns = 'things' | 'people' | 'kinds';
/** Endings of nouns and adjectives that say number and, in Turkish, whose it is. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  es: /^(.{2,}?)(?:s|es)$/,
  pt: /^(.{2,}?)(?:s|es)$/,
  fr: /^(.{2,}?)(?:s|x)$/,
  de: /^(.{3,}?)(?:en|er|e|n|s|es|em)$/,
};
/** The Turkish endings of number, owner and case; one that says "without" is not among them. */
const TURKISH =
  /^(?:l[ea]r)?((?:[iu]m[iu]z|[iu]n[iu]z|[iu]m|m|l[ea]r[iu]|s[iu]|[iu])?)(n?)((?:y?[ea]|[dt][ea]|[dt][ea]n|[nyiu]?[iu]n?|y?l[ea]|ki)?)$/;
const SHORTEST_OF_TWO = 3;

/** Whether a word is one of these, in any number. */
export function isNoun(word: string, kind: Nouns, told: ToldWords, language: string): boolean {
  const words = told[kind];
  if (words.has(word)) return true;
  if (language === 'tr') return stemsOf(word).some((stem) => words.has(stem));
  const stem = ENDINGS[language]?.exec(word)?.[1];
  if (stem !== undefined && words.has(stem)) return true;
  return language === 'de' && kind === 'things' && isCompound(word, told);
}

/** The stems that a Turkish word may have: "arkadasima" is "arkadas"; k, t and p soften before a vowel. */
function stemsOf(word: string): string[] {
  const stems: string[] = [];
  for (let end = word.length - 1; end >= 2; end -= 1) {
    const [stem, rest] = [word.slice(0, end), word.slice(end)];
    if (!TURKISH.test(rest)) continue;
    stems.push(stem);
    const hard = { g: 'k', d: 't', b: 'p', c: 'c' }[stem.at(-1) ?? ''];
    if (hard !== undefined) stems.push(stem.slice(0, -1) + hard);
  }
  return stems;
}

const CASED = /(?:[iu]m|[iu]m[iu]z|s[iu]|[iu]|n|y|l[ea]r)?(?:[ea]|d[ea]|t[ea]|d[ea]n|t[ea]n|[iu]n|n[iu]n|y?l[ea])$/;
/** A Turkish noun with an ending of case: it is not who does something. */
export const hasCase = (word: string, told: ToldWords): boolean =>
  !told.people.has(word) && CASED.test(word) && !/(?:[iu]m|[iu]m[iu]z)$/.test(word);

/** "fahrradreparatur": two things in one German word, the last of which it is. */
function isCompound(word: string, told: ToldWords): boolean {
  for (let at = SHORTEST_OF_TWO; at <= word.length - SHORTEST_OF_TWO; at += 1) {
    const first = word.slice(0, at);
    const last = word.slice(at);
    const isFirst =
      told.things.has(first) || told.people.has(first) || told.things.has(first.replace(/(?:s|n|en)$/, ''));
    if (isFirst && (told.things.has(last) || told.things.has(last.replace(/(?:en|n|e|er|s)$/, '')))) return true;
  }
  return false;
}
