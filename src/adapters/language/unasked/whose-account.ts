import { MODIFIER_WORDS, PLACE_WORDS, PURPOSE_WORDS, WALLET_WORDS } from '../context/nouns.ts';
import { clausesOf, PAYING, verbIn } from '../context/requested.ts';
import { isBorder, isPerson } from './noun-phrases.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const WOMEN = set(
  'mom mum mother mama mummy mommy sis sister daughter wife girlfriend gf fiancee grandma grandmother granny granddaughter aunt auntie niece goddaughter landlady waitress lady woman she her hers',
);
const MEN = set(
  'dad father papa daddy bro brother son husband hubby boyfriend bf fiance grandpa grandfather grandson uncle nephew godson landlord waiter guy man he him his',
);
const THIRD = set('him her them he she they his hers theirs their');
const WALLET = /^(?:wallet|address|account|addy|addr|acct|ledger|trezor|metamask|safe|vault)$/;
const LINK = /^(?:is|at|:|,|=|-|here|now|below|again|this|the|one)$/;
const DETERMINER = /^(?:my|our|the|his|her|their|a|an|this|that|dear|old|little|big)$/;
const DENIED =
  /\b(?:no|not|wrong|never|old|former|previous|former) (?:(?:my|our|the|his|her|their|a) )?(?:wallet|address|account|addy) (?:(?:is|:|,|at) )*§a/;

const isHolderNoun = (word: string): boolean => isPerson(word) || PURPOSE_WORDS.has(word) || PLACE_WORDS.has(word);

/** Whether the one account of a text is said to be of somebody else than who is paid, or of nobody: "pay my sister, my brother's wallet is 0x…". */
export function isOfSomebodyElse(words: readonly string[]): boolean {
  if (words.filter((word) => word === '§a').length !== 1) return false;
  if (DENIED.test(words.join(' '))) return true;
  const holder = holderBehind(words) ?? holderOf(words) ?? subjectOf(words);
  if (holder === undefined) return false;
  const paid = paidIn(words);
  if (paid.length === 0) return false;
  const named = paid.filter((word) => !THIRD.has(word));
  if (holder[0] === 'my') return !paid.some((word) => word === 'my');
  if (paid.every((word) => word === 'my')) return holder.some((word) => THIRD.has(word));
  if (holder.some((word) => THIRD.has(word)))
    return named.length > 0 ? isOther(pointedTo(words, holder), named) : isBetweenTwo(words);
  if (named.length > 0) return !isSame(words, holder, named);
  // "tom mowed my lawn, eva is at 0x…, send him …"
  const others = words.filter((word) => isPerson(word) && !holder.includes(word));
  if (holder.some((word) => paid.some((one) => isOpposite(word, one)))) return true;
  return holder.some(isPerson) && others.some((word) => !isSame(words, holder, [word]));
}

/** Who "the payee" is, is who is paid. */
const ANYBODY = set(
  'payee beneficiary recipient recipients receiver counterparty person guy man lady woman friend mate team family people',
);

/** "0x… is my brother", "0x… belongs to the school" */
function holderBehind(words: readonly string[]): string[] | undefined {
  let at = words.indexOf('§a') + 1;
  while (/^[,(-]$/.test(words[at] ?? '')) at += 1;
  const link = /^(?:(?:that|this|he|she|it|which) is|is|belongs to|=)(?= )/.exec(
    words.slice(at, at + 3).join(' '),
  )?.[0];
  if (link === undefined) return undefined;
  at += link.split(' ').length;
  if (/^(?:his|hers|theirs|mine)$/.test(words[at] ?? '') && !isHolderNoun(words[at + 1] ?? ''))
    return [owner(words[at] ?? '')];
  const first = at;
  while (DETERMINER.test(words[at] ?? '') || WALLET_WORDS.has(words[at] ?? '') || words[at] === 'of') at += 1;
  const nouns: string[] = [];
  for (; isHolderNoun(words[at] ?? ''); at += 1) nouns.push(words[at] ?? '');
  if (nouns.some((word) => ANYBODY.has(word))) return undefined;
  if (nouns.length > 0) return nouns;
  const isOwn = /^(?:my|our|his|her|their)$/.test(words[first] ?? '') && WALLET_WORDS.has(words[first + 1] ?? '');
  return isOwn ? [owner(words[first] ?? '')] : undefined;
}

/** Whose account it is, in words: "my", "his", or the person or place that is named. */
function holderOf(words: readonly string[]): string[] | undefined {
  const account = words.indexOf('§a');
  let at = account - 1;
  while (LINK.test(words[at] ?? '')) at -= 1;
  if (/^(?:his|hers|theirs|mine)$/.test(words[at] ?? '') && words[account - 1] === 'is')
    return [owner(words[at] ?? '')];
  const isHaving =
    /^(?:has|uses)$/.test(words[at] ?? '') ||
    (WALLET.test(words[at] ?? '') && /^(?:has|uses)$/.test(words[at - 2] ?? ''));
  const isThere = words[account - 1] === 'at' && words[account - 2] === 'is';
  if (isHaving) {
    while (!/^(?:has|uses)$/.test(words[at] ?? '')) at -= 1;
    at -= 1;
  } else if (!WALLET.test(words[at] ?? '')) {
    if (!isThere && !isNamed(words, at + 1, account)) return undefined;
    if (!isThere && ANYBODY.has(words[at] ?? '')) return undefined;
  }
  while (at >= 0 && !isPerson(words[at]) && (WALLET_WORDS.has(words[at] ?? '') || MODIFIER_WORDS.has(words[at] ?? '')))
    at -= 1;
  const nouns: string[] = [];
  for (; at >= 0 && isHolderNoun(words[at] ?? ''); at -= 1) nouns.push(words[at] ?? '');
  if (words[at - 1] === 'to' || words[at] === 'to') return undefined;
  if (nouns.length > 0) return nouns;
  return /^(?:my|our|his|her|their|he|she|they)$/.test(words[at] ?? '') ? [owner(words[at] ?? '')] : undefined;
}

/** "her boyfriend is 0x…", "that's carl: 0x…" */
const isNamed = (words: readonly string[], from: number, account: number): boolean => {
  const link = words.slice(from, account);
  const noun = words[from - 1];
  const isShown = /^(?:this|that|it|here)$/.test(words[from - 3] ?? '') && words[from - 2] === 'is';
  const isLabel = link[0] === ':' && (isShown || (isBorder(words[from - 2]) && !words.includes('to')));
  if (isPerson(noun)) return isLabel || link.some((word) => word === 'is' || word === '=');
  return isLabel && PLACE_WORDS.has(noun ?? '');
};

/** "pablo gave me 0x…": the persons of a clause that only tells of the account. */
function subjectOf(words: readonly string[]): string[] | undefined {
  const clause = clausesOf(words).find((one) => one.includes('§a')) ?? [];
  const before = clause.slice(0, clause.indexOf('§a'));
  if (verbIn(clause) >= 0 || before.some((word) => word === 'to' || word.startsWith('§'))) return undefined;
  const persons = before.filter(isPerson);
  return persons.length === 0 || persons.some((word) => ANYBODY.has(word)) ? undefined : persons;
}

const owner = (word: string): string => (/^(?:my|our|mine)$/.test(word) ? 'my' : word);

/** Who is paid: "to my sister", "pay him", "i owe tom"; "my" for a wallet of the speaker. */
function paidIn(words: readonly string[]): string[] {
  const paid: string[] = [];
  for (const [at, word] of words.entries()) {
    if (words[at - 1] === 'belongs') continue;
    if (word !== 'to' && word !== 'owe' && word !== 'promised' && !PAYING.has(word)) continue;
    let next = at + 1;
    if (THIRD.has(words[next] ?? '') && !isPerson(words[next + 1]) && !isOwned(words[next + 1]))
      paid.push(words[next] ?? '');
    if (word === 'to' && /^(?:my|our)$/.test(words[next] ?? '') && WALLET.test(words[next + 1] ?? '')) paid.push('my');
    while (DETERMINER.test(words[next] ?? '')) next += 1;
    for (; isPerson(words[next]); next += 1) paid.push(words[next] ?? '');
  }
  const needs = words.findIndex((word) => /^(?:needs|wants|gets|charges)$/.test(word));
  if (isPerson(words[needs - 1])) paid.push(words[needs - 1] ?? '');
  return paid;
}

const isOwned = (word: string | undefined): boolean =>
  word !== undefined && (WALLET_WORDS.has(word) || PURPOSE_WORDS.has(word) || MODIFIER_WORDS.has(word));

const isOpposite = (one: string, other: string): boolean =>
  (WOMEN.has(one) && MEN.has(other)) || (MEN.has(one) && WOMEN.has(other));

/** The persons whom "his" or "her" surely names, or the word itself. */
function pointedTo(words: readonly string[], holder: readonly string[]): string[] {
  const [pronoun = ''] = holder;
  const group = WOMEN.has(pronoun) ? WOMEN : MEN.has(pronoun) ? MEN : undefined;
  const found = words.filter((word) => isPerson(word) && group?.has(word));
  return found.length > 0 ? found : [pronoun];
}

/** "the roofer and the plumber came, his wallet is 0x…, pay him" */
const isBetweenTwo = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    if (word !== 'and' || !isPerson(words[at - 1])) return false;
    const next = DETERMINER.test(words[at + 1] ?? '') ? words[at + 2] : words[at + 1];
    return isPerson(next) && !isOpposite(words[at - 1] ?? '', next);
  });

function isOther(holders: readonly string[], named: readonly string[]): boolean {
  if (named.length === 0) return false;
  if (holders.some(isPerson)) return !holders.some((word) => named.includes(word));
  return holders.some((holder) => named.every((word) => isOpposite(holder, word)));
}

/** The same person, also by another name beside it: "my plumber bob". */
const isSame = (words: readonly string[], holder: readonly string[], named: readonly string[]): boolean =>
  holder.some((word) => named.includes(word) || named.some((one) => isBeside(words, word, one)));

const isBeside = (words: readonly string[], one: string, other: string): boolean =>
  words.some((word, at) => {
    if (word !== one && word !== other) return false;
    const next = words.slice(at + 1, at + 5).indexOf(word === one ? other : one);
    return next >= 0 && words.slice(at + 1, at + 1 + next).every((between) => /^(?:the|my|our|is|a|an)$/.test(between));
  });
