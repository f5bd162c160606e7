import { role } from '../context/done.ts';
import type { Item, Term } from '../tagger/item.ts';
import type { Draft } from './draft.ts';
import { tradeIn } from './read-trade.ts';
import { withOneCount } from './simpler.ts';
import type { Coin } from './values.ts';

const [SWAP, BUY, TO, WITH, FROM, ON, TOKEN, SLIPPAGE] = [
  role('swap', 'swap'),
  role('buy', 'buy'),
  role('to', 'to'),
  role('with', 'with'),
  role('from', 'from'),
  role('on', 'on'),
  role('asset', 'token'),
  role('slippage', 'slippage'),
];
const COMMA: Item = { is: 'mark', mark: ',', text: ',' };

/** What a text asks to trade as one imperative, in the order that both grammars read: "swap 5 uni to usdc on base". */
export function inPlainTrade(items: readonly Item[]): Item[] | undefined {
  const isPossible = items.filter(isNamed).length > 1 || items.some(isWrapping);
  const trade = isPossible && !items.some(isOther) ? tradeIn(withOneCount(items)) : undefined;
  return trade && imperative(trade);
}

const isNamed = (item: Item): boolean => item.is === 'term' || (item.is === 'account' && item.token !== undefined);
const isWrapping = (item: Item): boolean =>
  (item.is === 'role' || item.is === 'unknown') && /^(?:un)?wrap/.test(item.raw);
/** An account that is not a token, a quotation, and what nobody knows. */
const isOther = (item: Item): boolean =>
  ['sign', 'quotation', 'invalid'].includes(item.is) ||
  (item.is === 'account' && item.token === undefined) ||
  (item.is === 'term' && item.unsupported === true);

function imperative({ gives, gets, count, counts, on, from, to, slippage, verb }: Draft): Item[] {
  const given: Item[] = gives === undefined ? [] : named(gives);
  const amount: Item[] = count === undefined ? [] : [count];
  const rate = slippage.filter(({ is }) => is === 'rate');
  const bound = rate.length > 0 ? [COMMA, ...rate, SLIPPAGE] : [];
  if (verb !== 'swap' || gets === undefined)
    return [role(verb, verb), ...amount, ...given, ...at(ON, on), ...at(FROM, from), ...at(TO, to), ...bound];
  if (counts === 'gets')
    return [BUY, ...amount, ...named(gets), ...at(ON, to), WITH, ...given, ...at(FROM, from), ...at(ON, on), ...bound];
  return [SWAP, ...amount, ...given, ...at(FROM, from), TO, ...named(gets), ...at(ON, to ?? on), ...bound];
}

const named = ({ item, isCalledToken }: Coin): Item[] => (isCalledToken ? [item, TOKEN] : [item]);
const at = (link: Item, chain: Term | undefined): Item[] => (chain === undefined ? [] : [link, chain]);
