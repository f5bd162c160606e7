import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import type { Language } from '../speech.ts';
import { amountOf, countOf, word } from './lexemes.ts';
import { type Amount, governorOf, isAt, type Part, type Term } from './part.ts';
import { partsIn } from './parts-in.ts';
import { chainsAmong, valuesIn } from './values.ts';

/** What corrects, answers no, or takes back; everything else has to say nothing. */
const HARMLESS: readonly Part['is'][] = [
  'aside',
  'polite',
  'article',
  'own',
  'network',
  'break',
  'corrects',
  'denies',
  'preposition',
];
const VALUES: readonly Part['is'][] = ['amount', 'term', 'account', 'percent', 'slippage', 'most'];

/** "make it 20" from a text in another language that corrects one thing of an open request; undefined for anything else. */
export function plainCorrection(
  written: readonly Lexeme[],
  language: Language,
  lexicon: Lexicon,
): Lexeme[] | undefined {
  const parts = withoutDenied(partsIn(written, language, lexicon));
  if (parts === undefined) return withdrawn(partsIn(written, language, lexicon)) ? [word('cancel')] : undefined;
  const isSaid = parts.some(({ is }) => is === 'corrects');
  if (!isSaid || !parts.every(({ is }) => HARMLESS.includes(is) || VALUES.includes(is))) return undefined;
  return changeIn(parts);
}

/** One value, and what it is of. */
function changeIn(parts: readonly Part[]): Lexeme[] | undefined {
  const amounts = parts.filter((part): part is Amount => part.is === 'amount');
  const terms = parts.filter((part): part is Term => part.is === 'term');
  const accounts = parts.flatMap((part) => (part.is === 'account' ? [part.lexeme] : []));
  const [amount, term, account] = [amounts[0], terms[0], accounts[0]];
  if (parts.some(({ is }) => is === 'slippage') || amounts.length + accounts.length > 1 || terms.length > 1)
    return undefined;
  if (account !== undefined) return term === undefined ? [word('make it'), word('to'), account] : undefined;
  // "mejor a las 8" may be a time.
  if (amount !== undefined && term === undefined && governorOf(parts, parts.indexOf(amount)) !== undefined)
    return undefined;
  if (amount !== undefined && term === undefined)
    return parts.some(({ is }) => is === 'percent') || amount.isMoney
      ? undefined
      : [word('make it'), ...amountOf(amount)];
  if (amount !== undefined && term !== undefined)
    return term.token === undefined || valuesIn(parts) === undefined
      ? undefined
      : [word('make it'), ...countOf(amount, term)];
  return term && namedAs(parts, term);
}

/** "optimism" after "on" and names of networks alone are where; other tokens are what. */
function namedAs(parts: readonly Part[], term: Term): Lexeme[] | undefined {
  const at = parts.indexOf(term);
  const before = parts[at - 1];
  const after = parts[at + 1];
  const isPlaced = [before, after].some(
    (part) => part?.is === 'preposition' && ['on', 'from'].includes(part.preposition),
  );
  const isNetwork = parts.some(({ is }) => is === 'network');
  const chains = chainsAmong([{ term, at }]);
  if ((isPlaced || isNetwork || term.token === undefined) && chains !== undefined)
    return [word('make it on'), term.lexeme];
  return term.token === undefined || term.chain !== undefined ? undefined : [word('make it'), term.lexeme];
}

/** Without a value that is said not to be meant: "dai, no usdc", "statt 200". Undefined where a word is not known to be harmless. */
function withoutDenied(parts: readonly Part[]): readonly Part[] | undefined {
  const denied = new Set<Part>();
  for (const [at, part] of parts.entries()) {
    if (part.is !== 'denies') continue;
    let next = at + 1;
    while (isAt(parts, next, 'aside', 'article', 'preposition')) next += 1;
    const value = parts[next];
    if (value !== undefined && VALUES.includes(value.is)) denied.add(value);
  }
  const kept = parts.filter((part) => !denied.has(part));
  const isCorrected = denied.size > 0 && kept.some(({ is }) => VALUES.includes(is));
  const all: readonly Part[] = isCorrected ? [...kept, { is: 'corrects' }] : kept;
  return all.every(({ is }) => HARMLESS.includes(is) || VALUES.includes(is)) ? all : undefined;
}

/** A first part of the text that only takes back, and no value, deed or question in the rest. */
function withdrawn(parts: readonly Part[]): boolean {
  const says = parts.findIndex(({ is }) => is === 'withdraws');
  if (says < 0 || parts.some((part) => VALUES.includes(part.is) || ['account', 'deed', 'question'].includes(part.is)))
    return false;
  // "nicht stornieren"
  if (isDenied(parts, says)) return false;
  const end = parts.findIndex((part, at) => at > says && part.is === 'break');
  const clause = parts.slice(0, end < 0 ? parts.length : end);
  return clause.every(({ is }) =>
    ['withdraws', 'aside', 'polite', 'article', 'own', 'break', 'denies', 'corrects', 'called', 'tells'].includes(is),
  );
}

function isDenied(parts: readonly Part[], at: number): boolean {
  let before = at - 1;
  while (isAt(parts, before, 'aside', 'polite', 'article')) before -= 1;
  return isAt(parts, before, 'denies', 'turning') || isAt(parts, at + 1, 'denies', 'turning');
}
