import { tokensIn } from '../commands/foreign-tokens.ts';
import { OTHERS } from '../commands/tables/index.ts';
import type { Token } from '../commands/token.ts';
import { fold } from '../text/letters.ts';
import type { Item, Lexeme, Mark } from '../text/lexeme.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { withOtherMoney, withParts } from '../values/parts.ts';
import { tagItems } from '../values/tag-items.ts';

const MARKS: ReadonlySet<string> = new Set(['.', '?', ',', '->', '%', '=', '/', '-', '+']);

/** The values of a text, and its other words as they stand, in the order of the text. `language`: undefined for English. */
export function itemsIn(lexemes: readonly Lexeme[], language: string | undefined, lexicon: Lexicon): Item[] {
  const units = OTHERS.find((table) => table.language === language)?.units;
  if (language === undefined || units === undefined)
    return tidied(withOtherMoney(tagItems(lexemes, lexicon)), lexicon, true);
  const tokens = tokensIn(lexemes, language, units, lexicon, UNREADABLE) ?? [];
  return tidied(withParts(tokens.map(itemOf), language), lexicon, false);
}

const UNREADABLE: Lexeme = { is: 'number', numeral: { kind: 'malformed' }, written: '?' };

function itemOf({ item, form, amount, bps = Number.NaN, token, chain, account, written = form }: Token): Item {
  if (item !== undefined) return item;
  if (form === '§r') return { is: 'rate', bps, amount: amount ?? { kind: 'malformed' }, text: written };
  if (amount !== undefined) return { is: 'amount', amount, text: written };
  if (account !== undefined)
    return { is: 'account', account, foreign: false, text: account, ...(token !== undefined && { token }) };
  if (token !== undefined || chain !== undefined)
    return { is: 'term', isShared: false, text: written, ...(token && { token }), ...(chain && { chain }) };
  if (form === '§d') return { is: 'amount', amount: { kind: 'malformed' }, text: written };
  if (MARKS.has(form)) return { is: 'mark', mark: form as Mark, text: form };
  return form.startsWith('§') ? { is: 'sign', text: written } : { is: 'unknown', text: fold(form), raw: form };
}

const LONGEST_NAME = 3;
const word = (text: string): Item => ({ is: 'unknown', text, raw: text });

/** The items with names of several words as one, "2 0x…" as "to 0x…" in English, and "all 20 usdc" as twenty. */
export function tidied(items: readonly Item[], lexicon: Lexicon, isEnglish: boolean): Item[] {
  const read: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const named = nameAt(items, at, lexicon);
    const item = named?.item ?? (items[at] as Item);
    const next = items[at + 1];
    const isMax = item.is === 'amount' && item.amount.kind === 'max';
    if (isMax && isCount(next)) read.push(word(item.text));
    else if (isEnglish && standsFor(item, items[at - 1], next) !== undefined)
      read.push(word(standsFor(item, items[at - 1], next) ?? ''));
    else read.push(item);
    at += named?.length ?? 1;
  }
  return read;
}

const isCount = (item: Item | undefined): boolean =>
  item?.is === 'amount' && (item.amount.kind === 'exact' || item.amount.kind === 'fiat');

/** "5 usdc 2 0x…", "5 usdc 4 eth" */
function standsFor(item: Item, before: Item | undefined, next: Item | undefined): string | undefined {
  if (item.is !== 'amount' || item.amount.kind !== 'exact' || before === undefined || next === undefined)
    return undefined;
  if (item.amount.value === '2' && next.is === 'account' && next.token === undefined) return 'to';
  return undefined;
}

function nameAt(items: readonly Item[], at: number, lexicon: Lexicon): { item: Item; length: number } | undefined {
  for (let length = LONGEST_NAME; length > 1; length -= 1) {
    const words = items.slice(at, at + length);
    if (words.length < length || !words.every((item) => item.is === 'unknown' || item.is === 'term')) continue;
    const text = words.map((item) => item.text).join(' ');
    const token = lexicon.symbolOf(text);
    if (token !== undefined && words.some(({ is }) => is === 'unknown'))
      return { item: { is: 'term', token, isShared: false, text }, length };
  }
  return undefined;
}
