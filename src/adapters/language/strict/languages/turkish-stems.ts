import type { Verb } from './turkish-verb.ts';

/** "i" stands for "ı", too, and "u" for "ü": the vowels before it tell. */
const isFront = (stem: string): boolean =>
  /e[^aeiou]*$/.test(stem) || (/[iu][^aeiou]*$/.test(stem) && stem.includes('e'));
/** The vowels of endings behind a stem. */
type Harmony = Readonly<{ low: 'a' | 'e'; high: 'i' | 'u' }>;
const harmonyOf = (stem: string, front: boolean): Harmony => ({
  low: front ? 'e' : 'a',
  high: /[ou][^aeiou]*$/.test(stem) ? 'u' : 'i',
});

/** What a stem does not say of itself: whether its vowels are front ones ("dönüştür"), the aorist, the passive. */
type Stem = Readonly<{ stem: string; front?: boolean; asks?: string; passive?: string; soft?: string }>;

/**
 * A verb in all forms that ask for something, from its stem: "gönder", "gönderiniz", "gönderiversene", "gönderilsin", "gönderir (misin)",
 * "göndermek (istiyorum)", "gönderilmesini (rica ederim)". Causatives ("göndert") and the forms of others ("göndersin") are not among them.
 */
export function verbOf({ stem, front = isFront(stem), asks, passive, soft = stem }: Stem): Verb {
  const { low, high } = harmonyOf(stem, front);
  const isOpen = /[aeiou]$/.test(stem);
  const y = isOpen ? 'y' : '';
  const [aorist, done] = [
    asks ?? (isOpen ? `${stem}r` : `${soft}${high}r`),
    passive ?? (isOpen ? `${stem}n` : `${soft}${high}l`),
  ];
  const quick = `${soft}${y}${high}ver`;
  const of = harmonyOf(done, front);
  return {
    orders: [
      stem,
      `${soft}${y}${high}n`,
      `${soft}${y}${high}n${high}z`,
      `${stem}s${low}n${low}`,
      `${stem}s${low}n${low}z${low}`,
      `${stem}s${low}n${high}z${low}`,
      `${soft}${y}${low}lim`,
      quick,
      `${soft}${y}${high} ver`,
      `${quick}in`,
      `${quick}sene`,
      `${quick}elim`,
      `${quick}iniz`,
      `${done}s${of.high}n`,
      `${quick}irsin`,
    ].join('|'),
    asked: [aorist, `${soft}${y}${low}bilir`, `${quick}ir`].join('|'),
    wanted: `${stem}m${low}k`,
    needed: `${stem}m${low}m`,
    begged: [`${done}m${low}sini`, `${stem}m${low}nizi`, `${stem}m${low}ni`].join('|'),
  };
}
