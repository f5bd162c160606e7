import { PEOPLE_WORDS, PURPOSE_WORDS } from '../context/nouns.ts';
import { clausesOf, PAYING, verbIn } from '../context/requested.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Of a sum, they name less than all of it, or more than one of it. */
const PARTIAL = set(
  'share shares part parts portion portions piece pieces cut slice half third quarter percentage percent fraction rest remainder bit chunk most majority pair pairs couple dozen dozens',
);
/** They are worked out from a sum: "the tax for 60 usdc", "the tip. the bill is 60 usdc". */
const DERIVED = set(
  'tip tips tax taxes vat fee fees interest interests commission commissions deposit deposits discount discounts surcharge surcharges gas gratuity rebate cashback',
);
/** Money that comes in, and prices of one of several. */
const NOT_DUE = set('salary salaries wage wages income pension allowance ticket tickets entry entrance price prices');
/** Names of what is due, whatever it is for. */
const GENERAL = set('bill bills invoice invoices amount sum total money cost costs payment payments due dues debt tab');
const DETERMINER = /^(?:the|my|our|your|his|her|their|a|an|this|that|those|these|exactly|just|about|only|all)$/;
const DEFINITE = /^(?:the|my|our|his|her|their|those|these|that|this)$/;
const TOLD = /^(?:is|was|are|were|costs|cost|comes|came|makes|amounts|amounted|totals|will|would|owe|promised)$/;

/** "up to 5 usdc", "5 usdc each": no amount, but its bound, or one of several. */
const BOUND =
  /\b(?:up to|at most|at least|no more than|less than|more than|a maximum of|a minimum of) §n §[tbk]|§n (?:§[tbk] )?(?:each|apiece)\b/;

/** Whether an amount counts something else than what is paid: "two bills of 5 usdc", "my share of the 5 usdc", "a coffee is 5 usdc. pay the rent". */
export const countsSomethingElse = (words: readonly string[]): boolean =>
  (words.includes('§a') && BOUND.test(words.join(' '))) ||
  words.some((word, at) => word === '§n' && (isShared(words, at) || isEach(words, at))) ||
  isAnotherSum(words);

/** What stands before "of 5 usdc" and "for 5 usdc", up to the verb. */
function isShared(words: readonly string[], at: number): boolean {
  let joint = at - 1;
  while (DETERMINER.test(words[joint] ?? '')) joint -= 1;
  const word = words[joint] ?? '';
  if (!/^(?:of|for|from|in|on)$/.test(word)) return false;
  const start = words.findLastIndex((one, index) => index < joint && (PAYING.has(one) || !/^[a-z§]/.test(one)));
  const nouns = words.slice(start + 1, joint);
  if (!nouns.some((one) => PURPOSE_WORDS.has(one) || PARTIAL.has(one) || DERIVED.has(one))) return false;
  const isCounted = nouns.some((one, index) => one === '§n' && /^[a-z]/.test(nouns[index + 1] ?? ''));
  const isDefinite = word !== 'of' || words.slice(joint + 1, at).some((one) => DEFINITE.test(one));
  return (
    (word === 'of' && nouns.some((one) => PARTIAL.has(one))) ||
    ((word === 'of' || word === 'for') && isCounted && !/^§/.test(nouns.at(-1) ?? '')) ||
    (isDefinite && nouns.some((one) => PARTIAL.has(one) || DERIVED.has(one)))
  );
}

const EVERYBODY = /^(?:everyone|everybody|each|both|all|them|folks|guys|people|anyone|anybody|whoever)$/;

/** "pay two friends 5 usdc", "send everyone 5 usdc": all together, or each. */
const isEach = (words: readonly string[], at: number): boolean =>
  (words[at - 2] === '§n' && PEOPLE_WORDS.has(words[at - 1] ?? '') && PAYING.has(words[at - 3] ?? '')) ||
  (EVERYBODY.test(words[at - 1] ?? '') && words.slice(0, at - 1).some((word) => PAYING.has(word)));

const isNoun = (word: string): boolean => PURPOSE_WORDS.has(word) || PARTIAL.has(word) || DERIVED.has(word);

/** "the tip is 5 usdc. pay the bill": the sum of one thing, and a request to pay another. */
function isAnotherSum(words: readonly string[]): boolean {
  const clauses = clausesOf(words);
  const told = clauses.filter((clause) => clause.includes('§n') && clause.some((word) => TOLD.test(word)));
  const sums = told.filter((clause) => verbIn(clause) < 0);
  const asked = clauses.filter((clause) => !clause.includes('§n') && verbIn(clause) >= 0);
  return sums.some((sum) => {
    const subject = sum.slice(0, sum.indexOf('§n')).filter(isNoun);
    return asked.some((clause) => isOther(subject, objectOf(clause), clause));
  });
}

function isOther(subject: readonly string[], object: readonly string[], clause: readonly string[]): boolean {
  const isSpecial = subject.some((word) => PARTIAL.has(word) || DERIVED.has(word) || NOT_DUE.has(word));
  if (object.length === 0) return isSpecial && namesWhoOrFor(clause) && !subject.some((word) => PARTIAL.has(word));
  if (object.some((word) => subject.includes(word))) return false;
  if (object.some((word) => PARTIAL.has(word) || DERIVED.has(word))) return true;
  if (subject.length === 0) return false;
  return isSpecial || !object.every((word) => GENERAL.has(word));
}

/** "pay the plumber": a person as the object, whom a fee or the price of a ticket says nothing of. */
function namesWhoOrFor(clause: readonly string[]): boolean {
  const verb = verbIn(clause);
  const rest = clause.slice(verb + 1).filter((word) => !DETERMINER.test(word) && word !== 'for');
  return PEOPLE_WORDS.has(rest[0] ?? '');
}

/** The nouns between the verb and where it goes. */
function objectOf(clause: readonly string[]): string[] {
  const verb = verbIn(clause);
  const rest = clause.slice(verb + 1);
  const end = rest.findIndex((word) => /^(?:to|at|§a|on|from)$/.test(word));
  return (end < 0 ? rest : rest.slice(0, end)).filter((word) => isNoun(word) && !PEOPLE_WORDS.has(word));
}
