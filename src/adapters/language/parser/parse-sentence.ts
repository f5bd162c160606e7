import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';
import { PhraseBuilder } from './phrase-builder.ts';
import { isMarker, isOpener, type Opener, type Sentence } from './sentence.ts';
import { takeSlippage } from './slippage.ts';

/** Groups items into phrases, whatever the order of the words. */
export function parseSentence(all: readonly Item[]): Sentence {
  const { items, slippage, roles: claimed } = takeSlippage(all);
  const phrases = new PhraseBuilder(items.some(isTarget));
  const roles = new Set(claimed);
  const verbs: Opener[] = [];
  for (const [index, item] of items.entries()) {
    if (item.is !== 'role') addThing(phrases, item, items, index);
    else {
      if (!SILENT.has(item.role)) roles.add(item.role);
      if (isOpener(item.role)) verbs.push(item.role);
      addRole(phrases, item.role, item.text, items, index);
    }
  }
  return { phrases: phrases.phrases, verbs, roles, unknown: phrases.unknownWords, slippage };
}

const SILENT: ReadonlySet<Role> = new Set(['filler', 'amount-noun']);
const JOINING: ReadonlySet<Role> = new Set(['filler', 'amount-noun', 'it', 'of']);

function addThing(phrases: PhraseBuilder, item: Item, items: readonly Item[], index: number): void {
  if (item.is === 'amount' || item.is === 'rate') {
    if (isSpokenTo(item, items, index)) setMarker(phrases, 'to');
    else phrases.amount(item);
  } else if (item.is === 'term') phrases.term(item);
  else if (item.is === 'account') phrases.account(item);
  else if (item.is === 'invalid') phrases.invalid(item);
  else if (item.is === 'mark' && item.mark === '->') setMarker(phrases, 'to');
  else if (item.is === 'mark' && item.mark === '/') setMarker(phrases, 'per');
  else if (item.is === 'mark' && item.mark !== '-' && item.mark !== '+') phrases.close();
  else if (item.is === 'unknown') phrases.unknown(item.text);
}

function setMarker(phrases: PhraseBuilder, marker: 'to' | 'per' | 'worth'): void {
  phrases.close();
  phrases.marker = marker;
}

function addRole(phrases: PhraseBuilder, role: Role, text: string, items: readonly Item[], index: number): void {
  // "everything in usdc", "$25 in usdc": "in" joins the amount to its token.
  if (JOINING.has(role) || (role === 'in' && phrases.holdsAmountOnly)) return;
  if (role === 'worth-of') phrases.expectWorth();
  else if (role === 'chain-noun') phrases.disambiguate('chain');
  else if (role === 'asset') phrases.disambiguate('token');
  else addLink(phrases, role, text, items, index);
}

function addLink(phrases: PhraseBuilder, role: Role, text: string, items: readonly Item[], index: number): void {
  const holdsTerm = phrases.holdsTerm;
  phrases.close();
  if (role === 'worth' && holdsTerm && items[index + 1]?.is === 'amount') setMarker(phrases, 'worth');
  else if (isOpener(role)) phrases.open(role);
  else if (isMarker(role) && !(role === 'to' && nextIsVerb(items, index))) phrases.marker = role;
  else if ((role === 'usd' || role === 'eur' || role === 'gbp') && phrases.marker === 'to') phrases.unknown(text);
  else if (role === 'place' && phrases.marker === 'to') phrases.startPhrase();
}

const isTarget = (item: Item): boolean =>
  item.is === 'account' ||
  (item.is === 'mark' && item.mark === '->') ||
  (item.is === 'role' && (item.role === 'to' || item.role === 'for'));

function nextIsVerb(items: readonly Item[], index: number): boolean {
  const next = items.slice(index + 1).find((item) => !(item.is === 'role' && item.role === 'filler'));
  return next?.is === 'role' && isOpener(next.role);
}

/** The digit 2 written for "to": "8 eth 2 vitalik.eth". */
function isSpokenTo(item: Extract<Item, { is: 'amount' | 'rate' }>, items: readonly Item[], index: number): boolean {
  const [amount, token, next] = [items[index - 2], items[index - 1], items[index + 1]];
  const isTwo = item.amount.kind === 'exact' && item.text === '2';
  return isTwo && amount?.is === 'amount' && token?.is === 'term' && (next?.is === 'term' || next?.is === 'account');
}
