import type { Units } from '../foreign-tokens.ts';
import type { Rule } from '../rule.ts';

/** A language other than English: what it calls units, and its plain first messages. */
export type StrictLanguage = Readonly<{ language: string; units: Units; request: Rule }>;
