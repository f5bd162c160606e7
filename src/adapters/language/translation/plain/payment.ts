import type { Lexeme } from '../../lexer/lexeme.ts';
import { CHAIN_NAMES } from '../../words/nicknames.ts';
import { countOf, placeOf, word } from './lexemes.ts';
import { type Deed, governorOf, isAt, type Part } from './part.ts';
import { chainsAmong, type Named, type Values } from './values.ts';

const PAYING: ReadonlySet<Deed> = new Set(['send', 'move', 'pass', 'put', 'receive']);
const PLACES: ReadonlySet<string | undefined> = new Set([undefined, 'on', 'from', 'of', 'with', 'for']);

/** "send 5 usdc to 0x… on base" from the values of a payment, where each of them has one place. */
export function paymentOf({ parts, named, slippage }: Values, language: string): Lexeme[] | undefined {
  const accounts = parts.flatMap((part, at) => (part.is === 'account' ? [{ lexeme: part.lexeme, at }] : []));
  const [account] = accounts;
  const deeds = parts.flatMap((part) => (part.is === 'deed' ? [part.deed] : []));
  if (account === undefined || accounts.length > 1 || slippage !== undefined) return undefined;
  if (!deeds.every((deed) => PAYING.has(deed))) return undefined;
  const governor = governorOf(parts, account.at);
  if (![undefined, 'to', 'into', 'for', language === 'zh' ? undefined : 'on'].includes(governor)) return undefined;
  if (isOwn(parts, account.at) || isAt(parts, account.at + 1, 'tells') || isOwner(parts, account.at)) return undefined;
  if (governor === undefined && language !== 'tr' && doesIt(parts, account.at)) return undefined;
  const counted = named.find(({ amount }) => amount !== undefined);
  const isSame = ({ term }: Named) => term.token === counted?.term.token && !CHAIN_NAMES.has(term.text);
  const others = named.filter((one) => one !== counted && !isSame(one));
  const chains = chainsAmong(others);
  const [chain] = chains?.values() ?? [];
  if (counted?.amount === undefined || chains === undefined || chains.size > 1) return undefined;
  if (counted.governor === 'to' || !PLACES.has(chain?.governor)) return undefined;
  const place = placeOf('on', chain?.term);
  return [word('send'), ...countOf(counted.amount, counted.term), word('to'), account.lexeme, ...place];
}

/** "0x…的20 usdc": the amount is of the account; "créditez 0x… de 20 usdc" gives it to the account. */
function isOwner(parts: readonly Part[], account: number): boolean {
  const next = parts[account + 1];
  const isGiven = isAt(parts, account - 1, 'deed') && isAt(parts, account + 2, 'amount');
  return next?.is === 'preposition' && next.preposition === 'of' && (next.follows || !isGiven);
}

/** "pay my sister 30 usdc, my address is 0x…": the address is not hers. */
function isOwn(parts: readonly Part[], account: number): boolean {
  if (!parts.some(({ is }) => is === 'person')) return false;
  let at = account - 1;
  while (isAt(parts, at, 'aside', 'article', 'tells', 'break', 'preposition')) {
    if (isAt(parts, at - 1, 'own')) return true;
    at -= 1;
  }
  return false;
}

/** "0x… sends 5 usdc": the account is who does it. */
function doesIt(parts: readonly Part[], account: number): boolean {
  let at = account + 1;
  while (isAt(parts, at, 'aside', 'polite', 'article', 'own', 'wants')) at += 1;
  const found = parts[at];
  return found?.is === 'deed' && found.deed !== 'receive' && !found.isNoun;
}
