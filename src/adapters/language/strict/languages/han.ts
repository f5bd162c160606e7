import { any, type Rule } from '../rules/rule.ts';

/** Any one of the Chinese phrases, of which the tokens have every letter by itself. */
export const han = (phrases: string): Rule =>
  any(
    phrases
      .split('|')
      .map((phrase) => [...phrase].join(' '))
      .join('|'),
  );
