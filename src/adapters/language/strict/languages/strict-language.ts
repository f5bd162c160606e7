import type { Units } from '../rules/foreign-tokens.ts';
import type { Rule } from '../rules/rule.ts';

/** A language other than English: what it calls units, and its plain first messages. `letters`: what a word of every text in it has. */
export type StrictLanguage = Readonly<{ language: string; units: Units; request: Rule; letters?: RegExp }>;
