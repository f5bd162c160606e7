import { where } from '../rules/rule.ts';
import { CHINESE } from './chinese.ts';
import { FRENCH } from './french.ts';
import { isContradictoryIn } from './genders.ts';
import { GERMAN } from './german.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import type { StrictLanguage } from './strict-language.ts';
import { TURKISH } from './turkish.ts';

/** The languages other than English in which plain requests are understood. */
export const LANGUAGES: readonly StrictLanguage[] = [SPANISH, PORTUGUESE, GERMAN, FRENCH, TURKISH, CHINESE].map(
  (spoken) => ({
    ...spoken,
    request: where((tokens) => !isContradictoryIn(spoken.language, tokens), spoken.request),
  }),
);
