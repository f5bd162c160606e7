import { type WalletAddress, ZERO_ADDRESS } from '../shared/wallet-address.ts';
import type { SwapAmounts } from '../swap/swap.ts';
import type { SwapAction } from './action.ts';
import { fromUnits, toUnits } from './decimal.ts';
import { askFor, type EvmToken, evmTokenOn, evmTokensOf, networkName, type Unplanned } from './evm-token.ts';
import type { TokenDirectory } from './token-directory.ts';

/** A swap in which everything is exact but what the other side brings. */
export type SwapPlan = Readonly<{
  from: EvmToken;
  to: EvmToken;
  trade: SwapAction['trade'];
  /** Smallest units of the token on the side that is exact. */
  amount: bigint;
  slippageBps: number;
}>;

const DEFAULT_SLIPPAGE_BPS = 50;
const BASIS_POINTS = 10_000n;

/** The swap that was asked for, or what is still to be asked. Nothing is filled in that does not follow from what was said. */
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

/** On the network where the swap starts, unless another is named. */
function receivedToken(
  { toToken, toChain }: SwapAction,
  from: EvmToken,
  directory: TokenDirectory,
): EvmToken | Unplanned {
  const near = evmTokensOf(toToken, from.chain, directory);
  const chain = toChain ?? (near.length > 0 ? from.chain : undefined);
  return evmTokenOn(toToken, chain, directory, 'toChain');
}

/** The native coin is the zero address to a swap provider. */
export const swapAddressOf = ({ address }: EvmToken): WalletAddress => address ?? ZERO_ADDRESS;

/** The whole of it in words; "about" stands before the side that is not exact. */
export function describeSwap({ from, to, trade, amount, slippageBps }: SwapPlan, amounts?: SwapAmounts): string {
  const paid = trade === 'exact-input' ? wholeOf(amount, from) : amounts && `about ${wholeOf(amounts.paid, from)}`;
  const got = trade === 'exact-output' ? wholeOf(amount, to) : amounts && `about ${wholeOf(amounts.got, to)}`;
  const across = from.chain === to.chain ? '' : ` on ${networkName(to.chain)}`;
  const slippage = fromUnits(BigInt(slippageBps), 2);
  return `Swap ${paid ?? from.symbol} on ${networkName(from.chain)} for ${got ?? to.symbol}${across}, at most ${slippage}% worse.`;
}

const wholeOf = (units: bigint, { decimals, symbol }: EvmToken): string => `${fromUnits(units, decimals)} ${symbol}`;

/** One text for one order by one wallet, and for what was told of both its sides. */
export const swapContentOf = (plan: SwapPlan, user: WalletAddress, { paid, got }: SwapAmounts): string =>
  JSON.stringify([...orderOf(plan, user), paid.toString(), got.toString()]);

/** What the offer told of both sides; undefined when it was for another order. */
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

/** Whether what comes now is within the slippage of what was told. */
export const isStillFair = (told: SwapAmounts, now: SwapAmounts, slippageBps: number): boolean =>
  now.got * BASIS_POINTS >= told.got * (BASIS_POINTS - BigInt(slippageBps)) &&
  now.paid * BASIS_POINTS <= told.paid * (BASIS_POINTS + BigInt(slippageBps));
