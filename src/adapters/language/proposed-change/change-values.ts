import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import { withValues } from '../follow-up/change.ts';
import { isOne, type Term, type Token } from '../follow-up/token.ts';
import { CHAIN_NAMES } from '../words/nicknames.ts';
import { isUnusable } from './english-tokens.ts';

/**
 * The slots of the open request with the values of a text in it, whatever its words say. Undefined where a kind has two values, where a
 * value cannot be used or placed, or where nothing differs.
 */
export function changedValues(tokens: readonly Token[], open: OpenFrame): Slots | undefined {
  if (isUnusable(tokens)) return undefined;
  const after = withValues(withoutStanding(withPlaces(withLimits(tokens), open.slots), open.slots), open);
  return after === undefined || isOtherUnit(open.slots, after) ? undefined : after;
}

/** "no more than 2% slippage": a limit is what the slippage shall be. */
const withLimits = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some((token) => isOne(token, 'slippage')) && tokens.some((token) => isOne(token, 'percent', 'permille'))
    ? tokens.map((token) => (isOne(token, 'not', 'no', 'more') ? { is: 'soft', follows: false } : token))
    : tokens;

/** "not 20, 60": what the open request says already is said beside what takes its place. */
function withoutStanding(tokens: readonly Token[], { amount, recipient, fromChain }: Slots): Token[] {
  const isStanding = (token: Token): boolean =>
    (token.is === 'amount' && token.value === amount && !token.currency) ||
    (token.is === 'account' && token.account === recipient) ||
    (isPlace(token) && token.chain === fromChain);
  const others = tokens.filter((token) => !isStanding(token));
  return tokens.map((token) =>
    isStanding(token) && others.some((other) => other.is === token.is && isPlace(other) === isPlace(token))
      ? { is: 'soft', follows: false }
      : token,
  );
}

const isPlace = (token: Token): token is Term => token.is === 'term' && token.token === undefined;

/** "polygon please": a name that a network and its token share says where, once the tokens are known and it counts nothing. */
function withPlaces(tokens: readonly Token[], { token, fromToken, toToken }: Slots): Token[] {
  const isFilled = token !== undefined || (fromToken !== undefined && toToken !== undefined);
  return tokens.map((one, at) =>
    isFilled && one.is === 'term' && one.chain !== undefined && CHAIN_NAMES.has(one.text) && !isCounted(tokens, at)
      ? asPlace(one)
      : one,
  );
}

const isCounted = (tokens: readonly Token[], at: number): boolean =>
  isOne(tokens[at - 1], 'amount', 'half', 'all') || isOne(tokens[at + 1], 'token');

const asPlace = ({ token: _, ...place }: Term): Term => place;

/** A number of tokens and a sum of money do not take each other's place: what "60" counts is not certain then. */
const isOtherUnit = (before: Slots, after: Slots): boolean =>
  (before.relativeAmount?.kind === 'fiat') !== (after.relativeAmount?.kind === 'fiat') &&
  (before.amount !== undefined || before.relativeAmount !== undefined);
