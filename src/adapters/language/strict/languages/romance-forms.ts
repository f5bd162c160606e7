/** A verb as an order, behind "quiero", behind "quiero que" and in "¿me … ?". Phrases are separated by `|`, without marks on letters. */
export type Verb = Readonly<{ order: string; infinitive: string; wished: string; present: string }>;
export const VERB_FORMS = ['order', 'infinitive', 'wished', 'present'] as const;
export type VerbForm = (typeof VERB_FORMS)[number];

/** Each stem with each ending. */
export const forms = (stems: string, endings: string): string =>
  stems
    .split(' ')
    .flatMap((stem) => endings.split('|').map((ending) => stem + ending))
    .join('|');

/** Each of the phrases with each of the words before it. */
export const before = (first: string, phrases: string): string =>
  first
    .split('|')
    .flatMap((one) => phrases.split('|').map((phrase) => `${one}${phrase}`))
    .join('|');

/** A verb by its forms, each of them parted by spaces; `ends` stand behind an order and an infinitive. */
export const verb = (order: string, infinitive: string, wished: string, present: string, ends = ''): Verb => ({
  order: forms(order, ends),
  infinitive: forms(infinitive, ends),
  wished: forms(wished, ''),
  present: forms(present, ''),
});

/** One verb that has the words of both. */
export const alsoAs = (...verbs: readonly Verb[]): Verb => ({
  order: verbs.map(({ order }) => order).join('|'),
  infinitive: verbs.map(({ infinitive }) => infinitive).join('|'),
  wished: verbs.map(({ wished }) => wished).join('|'),
  present: verbs.map(({ present }) => present).join('|'),
});
