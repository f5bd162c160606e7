import type { Token } from '../rules/token.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
/** People whose word has a gender, and the pronouns that agree with it. */
const WOMEN = set(
  `mom mum mommy mummy mama mother stepmom stepmother sister sis sista stepsister daughter stepdaughter wife wifey girlfriend gf
  fiancee aunt auntie niece grandma grandmother gran granny nan nana granddaughter goddaughter godmother girl girls lady woman
  landlady waitress seamstress masseuse`,
);
const MEN = set(
  `dad daddy papa pops father stepdad stepfather brother bro stepbrother son stepson husband hubby boyfriend bf
  uncle nephew grandpa grandad granddad grandfather grandson godson godfather boy boys man guy
  landlord waiter masseur handyman`,
);
const SHE = set('she her hers herself shes');
const HE = set('he him his himself hes');

/** "send him her 5 usdc": whose money is it? */
const OTHERS: ReadonlySet<string> = new Set(['him her', 'her his', 'him their', 'them his', 'them her', 'her their']);

/** "wife's" and "wifes" speak of a wife, too. */
const bare = (form: string): string => form.replace(/['’]?s?['’]?$/u, '');
const names = (tokens: readonly Token[], words: ReadonlySet<string>): boolean =>
  tokens.some(({ form }) => words.has(form) || words.has(bare(form)));

/**
 * Whether a pronoun has the other gender than all people that the text names: "send 5 usdc to my mom 0x…, he fixed my bike", or pronouns of both
 * speak of nobody who is named. Then somebody else is spoken of, and whose the address is stays open. People of both genders may explain any.
 */
export function isContradictory(tokens: readonly Token[]): boolean {
  if (tokens.some(({ form }, at) => OTHERS.has(`${form} ${tokens[at + 1]?.form}`))) return true;
  const [women, men] = [names(tokens, WOMEN), names(tokens, MEN)];
  const [she, he] = [SHE, HE].map((pronouns) => tokens.some(({ form }) => pronouns.has(form)));
  if (women === men) return !women && she === true && he === true;
  return (women ? he : she) === true;
}
