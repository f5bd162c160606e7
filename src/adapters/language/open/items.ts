import { tokensIn } from '../commands/foreign-tokens.ts';
import { OTHERS } from '../commands/tables/index.ts';
import type { Token } from '../commands/token.ts';
import { fold } from '../text/fold.ts';
import type { Item } from '../text/item.ts';
import type { Lexeme, Mark } from '../text/lexeme.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { withOtherMoney, withParts } from '../values/parts.ts';
import { tagItems } from '../values/tag-items.ts';
import { tidied } from '../values/tidied.ts';

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
