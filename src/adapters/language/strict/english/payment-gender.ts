import type { Token } from '../rules/token.ts';
import { isOfOtherGender } from '../values/other-gender.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
/** People whose word has a gender, and the pronouns that agree with it. */
const WOMEN = set(
  `mom mum mommy mummy mama mother stepmom stepmother sister sis sista stepsister daughter stepdaughter wife wifey girlfriend gf
  fiancee aunt auntie niece grandma grandmother gran granny nan nana granddaughter goddaughter godmother girl girls lady woman
  landlady waitress seamstress masseuse actress midwife maid policewoman`,
);
const MEN = set(
  `dad daddy papa pops father stepdad stepfather brother bro stepbrother son stepson husband hubby boyfriend bf
  uncle nephew grandpa grandad granddad grandfather grandson godson godfather boy boys man guy
  landlord waiter masseur handyman postman mailman fireman policeman repairman`,
);
const SHE = set('she her hers herself shes');
const HE = set('he him his himself hes');

/** "send him her 5 usdc": whose money is it? */
const OTHERS: ReadonlySet<string> = new Set(['him her', 'her his', 'him their', 'them his', 'them her', 'her their']);

/** "wife's" and "wifes" speak of a wife, too. */
const bare = (form: string): string => form.replace(/['’]?s?['’]?$/u, '');
const names = (tokens: readonly Token[], words: ReadonlySet<string>): boolean =>
  tokens.some(({ form }) => words.has(form) || words.has(bare(form)));

/** Whose money it is, or whom a pronoun speaks of, is not clear. */
export function isContradictory(tokens: readonly Token[]): boolean {
  if (tokens.some(({ form }, at) => OTHERS.has(`${form} ${tokens[at + 1]?.form}`))) return true;
  const has = (pronouns: ReadonlySet<string>): boolean => tokens.some(({ form }) => pronouns.has(form));
  return isOfOtherGender({ women: names(tokens, WOMEN), men: names(tokens, MEN), she: has(SHE), he: has(HE) });
}
