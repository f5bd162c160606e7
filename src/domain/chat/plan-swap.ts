import { type WalletAddress, ZERO_ADDRESS } from '../shared/wallet-address.ts';
import type { SwapAmounts } from '../swap/swap.ts';
import type { SwapAction } from './action.ts';
import { fromUnits, toUnits } from './decimal.ts';
import {
  askFor,
  type EvmToken,
  evmTokenOn,
  evmTokensOf,
  networkName,
  type TokenDirectory,
  type Unplanned,
} from './token-directory.ts';

/** A swap in which only the amount of the other side is still unknown. */
export type SwapPlan = Readonly<{
  from: EvmToken;
  to: EvmToken;
  trade: SwapAction['trade'];
  /** Smallest units of the token on the exact side. */
  amount: bigint;
  slippageBps: number;
}>;

const DEFAULT_SLIPPAGE_BPS = 50;
const BASIS_POINTS = 10_000n;

/** Returns the requested swap, or the next question. Uses only values that follow from the request. */
export function planSwap(action: SwapAction, directory: TokenDirectory): SwapPlan | Unplanned {
  const from = evmTokenOn(action.fromToken, action.fromChain, directory);
  if ('message' in from) return from;
  const to = receivedToken(action, from, directory);
  if ('message' in to) return to;
  if (from.chain === to.chain && from.address === to.address)
    return askFor('toToken', 'Which token do you want to receive?');
  const counted = action.trade === 'exact-output' ? to : from;
  if (action.amount.kind !== 'exact') return askFor('amount', `How much exactly, in ${counted.symbol}?`);
  const amount = toUnits(action.amount.value, counted.decimals);
  if (amount === undefined) return askFor('amount', `That is not an amount of ${counted.symbol}. How much?`);
  return { from, to, trade: action.trade, amount, slippageBps: action.slippageBps ?? DEFAULT_SLIPPAGE_BPS };
}

/** The received token, on the starting network unless another is given. */
function receivedToken(
  { toToken, toChain }: SwapAction,
  from: EvmToken,
  directory: TokenDirectory,
): EvmToken | Unplanned {
  const near = evmTokensOf(toToken, from.chain, directory);
  const chain = toChain ?? (near.length > 0 ? from.chain : undefined);
  return evmTokenOn(toToken, chain, directory, 'toChain');
}

/** Swap providers use the zero address for the native coin. */
export const swapAddressOf = ({ address }: EvmToken): WalletAddress => address ?? ZERO_ADDRESS;

/** Describes the swap in words, with "about" before the side that is not exact. */
export function describeSwap({ from, to, trade, amount, slippageBps }: SwapPlan, amounts?: SwapAmounts): string {
  const paid = trade === 'exact-input' ? wholeOf(amount, from) : amounts && `about ${wholeOf(amounts.paid, from)}`;
  const got = trade === 'exact-output' ? wholeOf(amount, to) : amounts && `about ${wholeOf(amounts.got, to)}`;
  const across = from.chain === to.chain ? '' : ` on ${networkName(to.chain)}`;
  const slippage = fromUnits(BigInt(slippageBps), 2);
  return `Swap ${paid ?? from.symbol} on ${networkName(from.chain)} for ${got ?? to.symbol}${across}, at most ${slippage}% worse.`;
}

const wholeOf = (units: bigint, { decimals, symbol }: EvmToken): string => `${fromUnits(units, decimals)} ${symbol}`;

/** Canonical text of the order, the wallet and the amounts shown for both sides. */
export const swapContentOf = (plan: SwapPlan, user: WalletAddress, { paid, got }: SwapAmounts): string =>
  JSON.stringify([...orderOf(plan, user), paid.toString(), got.toString()]);

/** The amounts that the offer showed for both sides; undefined when it was for another order. */
export function offeredAmounts(content: string, plan: SwapPlan, user: WalletAddress): SwapAmounts | undefined {
  const told = JSON.parse(content) as string[];
  const [paid, got] = told.splice(-2).map(BigInt);
  const isSame = JSON.stringify(told) === JSON.stringify(orderOf(plan, user));
  return isSame && paid !== undefined && got !== undefined ? { paid, got } : undefined;
}

const orderOf = ({ from, to, trade, amount, slippageBps }: SwapPlan, user: WalletAddress) =>
  ['swap', '1', user, ...[from, to].flatMap((token) => [String(token.chain), swapAddressOf(token)]), trade].concat(
    amount.toString(),
    String(slippageBps),
  );

/** Whether the current amounts are within the slippage of the amounts that were shown. */
export const isStillFair = (told: SwapAmounts, now: SwapAmounts, slippageBps: number): boolean =>
  now.got * BASIS_POINTS >= told.got * (BASIS_POINTS - BigInt(slippageBps)) &&
  now.paid * BASIS_POINTS <= told.paid * (BASIS_POINTS + BigInt(slippageBps));
