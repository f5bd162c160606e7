import { any, type Rule } from '../rules/rule.ts';

/** Any one of the Chinese phrases, of which the tokens have every letter by itself, and Latin words as a whole. */
export const han = (phrases: string): Rule =>
  any(
    phrases
      .split('|')
      .map((phrase) => (phrase.toLowerCase().match(/[a-z0-9]+|./gu) ?? []).join(' '))
      .join('|'),
  );
