import type { Phrase, Sentence } from '../parser/sentence.ts';
import { CHAIN_NAMES } from '../words/nicknames.ts';

/** Whether a phrase names a chain rather than a token: "on arb", "use base", "with polygon, send 5 dai …". */
export function isChainPhrase(phrase: Phrase, { phrases }: Sentence): boolean {
  const { term, marker, forced, amount, opener } = phrase;
  if (term === undefined || (term.chain === undefined && term.unsupported === undefined)) return false;
  if (forced !== undefined) return forced === 'chain';
  if (term.token === undefined || marker === 'on') return true;
  if (amount !== undefined) return false;
  const another = phrases.some((other) => other !== phrase && namesToken(other));
  if (another && marker === 'none' && CHAIN_NAMES.has(term.text)) return true;
  return another && (marker === 'from' || marker === 'with' || marker === 'in' || opener === 'spend');
}

const namesToken = ({ term, account, marker }: Phrase): boolean =>
  (term?.token ?? account?.token) !== undefined && (marker === 'none' || marker === 'and' || marker === 'or');
