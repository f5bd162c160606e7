import type { Reading } from '../../../domain/chat/understanding.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';
import { VENUES } from '../words/venues.ts';

/** They name an exchange of one token for another. */
const TRADING: ReadonlySet<Role> = new Set(['swap', 'sell', 'buy', 'wrap', 'unwrap']);
/** They name one of a coin, but of a protocol a deposit: "put 30 usdc into eth", "put 30 usdc into aave". */
const PLACING: ReadonlySet<Role> = new Set(['spend', 'want', 'bridge']);

/** They say what an exchange is paid with: "get 10 aave with my usdc". */
const PAYING: ReadonlySet<Role> = new Set(['with', 'for']);
const SELLING: ReadonlySet<Role> = new Set(['sell']);
const SENDING: ReadonlySet<Role> = new Set(['send']);

/**
 * Whether the words of a swap name an exchange. Who sends or pays something "to" a token may mean a person, a protocol or a deposit, in any
 * language and whatever the verb was translated from, so that is asked about.
 */
export function namesAnExchange({ intent, slots }: Reading, items: readonly Item[]): boolean {
  if (intent !== 'swap' || slots.fromToken === slots.toToken) return true;
  if (isLooseAmount(slots, items)) return false;
  if (isForSpeaker(items, slots.amountSide === 'to' ? ['swap', 'sell'] : ['sell'])) return false;
  const said = (roles: ReadonlySet<Role>) => items.some((item) => item.is === 'role' && roles.has(item.role));
  if (said(TRADING)) return !isBetween(items) && !(said(SELLING) && isMeasured(items));
  // Without a verb, "link for 90 usdt" may be wanted or given.
  if (!said(PLACING) && (slots.amountSide === 'to' || namesSpeaker(items))) return false;
  // "take 5 uni for usdc": taken from the speaker, or bought.
  if (said(PLACING) && said(PAYING) && items.some(isTaken)) return false;
  if (said(PLACING)) return said(PAYING) || !VENUES.has((slots.toToken ?? '').toLowerCase());
  return !said(SENDING);
}

/**
 * What counts nothing beside it: "uni to usdc, 5%" may be a share or the slippage, and so may a "max" beside a slippage; "usdc to eth 50" and
 * "buy: eth. with: usdt. amount: 815" may count either token.
 */
const isLooseAmount = ({ relativeAmount, slippageBps }: Reading['slots'], items: readonly Item[]): boolean =>
  items.some((item, at) => {
    const [before, next] = [items[at - 1], items[at + 1]];
    if (item.is === 'rate' && [before, next].some(isSlippage)) return false;
    if (item.is === 'rate')
      return relativeAmount?.kind === 'share' && !isToken(next) && !/^(?:of|my|the|our|worth)\b/.test(rawOf(next));
    if (item.is !== 'amount' || isToken(next)) return false;
    if (item.amount.kind === 'max')
      return relativeAmount?.kind === 'max' && slippageBps !== undefined && /^max/.test(item.text);
    const isSecond = isToken(before) && items.slice(0, at - 1).some(isToken) && !items.some(isFrom);
    return item.amount.kind === 'exact' && rawOf(next) !== 'of' && (isSecond || (isLabel(before) && isBought(items)));
  });

const isSlippage = (item: Item | undefined): boolean => item?.is === 'role' && item.role === 'slippage';
/** "swap from usdc to eth 50": the number counts what is given. */
const isFrom = (item: Item): boolean => item.is === 'role' && item.role === 'from';
const isTaken = (item: Item, at: number, all: readonly Item[]): boolean =>
  rawOf(item) === 'take' && all[at + 1]?.is === 'amount';
const isLabel = (item: Item | undefined): boolean => item?.is === 'mark' && item.text === ':';
const isBought = (items: readonly Item[]): boolean =>
  items.some((item) => item.is === 'role' && item.role === 'buy') && items.filter(isToken).length > 1;

/** "swap me some uni for 70 dai", "sell me 70 dai for uni" may mean either way. */
const isForSpeaker = (items: readonly Item[], verbs: readonly Role[]): boolean =>
  items.some((item, at) => {
    const next = items[at + 1];
    return item.is === 'role' && verbs.includes(item.role) && next?.is === 'role' && /^(?:me|us)\b/.test(next.raw);
  });

const namesSpeaker = (items: readonly Item[]): boolean =>
  items.some((item) => item.is === 'role' && /\b(?:me|us)\b/.test(item.raw));

/** "swap usdc 50 eth": the number may count either. */
const isBetween = (items: readonly Item[]): boolean =>
  items.some(
    (item, at) =>
      item.is === 'amount' &&
      isToken(items[at - 1]) &&
      isToken(items[at + 1]) &&
      !items.slice(0, at - 1).some((before) => isToken(before)),
  );

/** "sell 300 dai of my arb": as much of the second as is worth the first. */
const isMeasured = (items: readonly Item[]): boolean =>
  items.some((item, at) => {
    const owned = /^(?:my|the|our)$/.test(rawOf(items[at + 1])) ? 2 : 1;
    return item.is === 'role' && item.raw === 'of' && isToken(items[at - 1]) && isToken(items[at + owned]);
  });

const rawOf = (item: Item | undefined): string => (item?.is === 'role' ? item.raw : '');
const isToken = (item: Item | undefined): boolean =>
  (item?.is === 'term' || item?.is === 'account') && item.token !== undefined;
