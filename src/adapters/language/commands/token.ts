import type { Amount, ChainRef, TokenRef } from '../../../domain/chat/understanding.ts';
import type { AmountReading, Item } from '../text/lexeme.ts';

/**
 * A word of a text, or a value of it. `form` is what a rule names: the word as it was typed in lower case, a mark, or
 * `§n` a number, `§f` money, `§m` all or a part of what is owned, `§r` a percentage, `§t` a token, `§c` a network, `§b` a name of both,
 * `§k` a token's contract, `§a` an account, `§d` digits that are not an amount: "INV-2231". `>`, `#`, `|` and `@` stand for themselves; `§x` has no place in
 * any rule.
 */
export type Token = Readonly<{
  form: string;
  amount?: Amount;
  /** A percentage as a slippage. */
  bps?: number;
  token?: TokenRef;
  chain?: ChainRef;
  account?: string;
  /** A Chinese word that a space parts from the one before it, where no border of letters and other signs asks for one. */
  isApart?: true;
  /** The word of a name, as it was read. */
  written?: string;
  /** What it is to a reader that asks, where that is more than a rule may use. */
  item?: Item;
}>;

export const NOWHERE: Token = { form: '§x' };
const FORMS = { exact: '§n', fiat: '§f', max: '§m', share: '§m' } as const;

/** Nothing, and an amount that a person must make clear first, have no place. */
export function amountToken(amount: AmountReading): Token {
  if (amount.kind === 'malformed') return { form: '§d' };
  return amount.kind === 'unclear' || isNothing(amount) ? NOWHERE : { form: FORMS[amount.kind], amount };
}

const isNothing = (amount: Amount): boolean =>
  (amount.kind === 'exact' || amount.kind === 'fiat') && /^[0.]*$/.test(amount.value);

/** Whole percents up to all, and hundredths of them as a slippage. */
export function percentToken(value: string): Token {
  const [whole = '', part = ''] = value.split('.');
  if (part.length > 2 || whole.length > 3) return NOWHERE;
  const bps = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  const share = bps % 100 === 0 ? { part: bps / 100, of: 100 } : { part: bps, of: 10_000 };
  return { form: '§r', bps, amount: { kind: 'share', ...share } };
}

/** The items of a text as tokens: words stand as they were typed, without corrections. Several question marks ask no more than one. */
export const tokensOf = (items: readonly Item[]): Token[] =>
  items.flatMap(tokensOfItem).filter(({ form }, at, all) => form !== '?' || all[at - 1]?.form !== '?');

function tokensOfItem(item: Item): Token | Token[] {
  switch (item.is) {
    case 'unknown':
      return item.raw.split(' ').map((form) => ({ form }));
    case 'amount':
      return amountToken(item.amount);
    case 'rate': {
      const { amount, bps } = item;
      if (amount.kind !== 'share' && Number.isNaN(bps)) return NOWHERE;
      return { form: '§r', ...(amount.kind === 'share' && { amount }), ...(Number.isNaN(bps) ? {} : { bps }) };
    }
    case 'term': {
      if (item.unsupported) return NOWHERE;
      // "swap 100 usdc to arbitrum": over to the network, or for its token?
      const { token, chain } = item.isShared ? { token: undefined, chain: item.chain } : item;
      const form = token === undefined ? '§c' : chain === undefined ? '§t' : '§b';
      return {
        form,
        ...(token !== undefined && { token }),
        ...(chain !== undefined && { chain }),
      };
    }
    case 'account':
      if (item.foreign) return NOWHERE;
      return item.token === undefined
        ? { form: '§a', account: item.account }
        : { form: '§k', token: item.token, account: item.account };
    case 'sign':
      return ['>', '#', '|', '@'].includes(item.text.trim()) ? { form: item.text.trim() } : NOWHERE;
    case 'mark':
      return { form: item.text.trim() === '' ? '.' : item.text };
    default:
      return NOWHERE;
  }
}
