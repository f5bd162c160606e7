import { frenchVerbs } from './french.ts';
import { germanVerbs } from './german.ts';
import { portugueseVerbs } from './portuguese.ts';
import { spanishVerbs } from './spanish.ts';
import { turkishVerbs } from './turkish.ts';
import type { Words } from './words.ts';

const VERBS: Readonly<Record<string, () => Words>> = {
  es: spanishVerbs,
  pt: portugueseVerbs,
  de: germanVerbs,
  fr: frenchVerbs,
  tr: turkishVerbs,
};

const FORMS = new Map<string, Words>();

/** The forms of verbs that ask for something, by their English word. Empty for Chinese, whose verbs have one form. */
export function verbsOf(language: string): Words {
  const forms = FORMS.get(language) ?? VERBS[language]?.() ?? {};
  FORMS.set(language, forms);
  return forms;
}
