import type { ContractCall } from '../../domain/paymaster/sponsor-policy.ts';
import { type Usd, usdNumber, worth } from '../../domain/shared/usd.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../domain/shared/wallet-address.ts';
import type { QuotedTransaction } from '../../domain/swap/quoted-step.ts';
import type { SwapAmounts, SwapOrder } from '../../domain/swap/swap.ts';
import { DEPOSITORY } from './depositories.memory.ts';
import { moveOf, swapCalldata } from './swap-calls.ts';

/** Seconds of a swap on one network, and of one across networks. */
const TAKES = { near: 2, far: 12 };

export const secondsOf = ({ from, to }: SwapOrder): number => (from.chainId === to.chainId ? TAKES.near : TAKES.far);

/** Of one whole token on either side. */
export type SidePrices = Readonly<{ sold: Usd; bought: Usd }>;

/** What a quote says beside its transactions, as Relay writes it. Nobody trades here but the wallet, so the price moves by the fee only. */
export function termsOf(order: SwapOrder, { paid, got }: SwapAmounts, { sold, bought }: SidePrices) {
  const { from, to, user, recipient, slippageBps } = order;
  const spent = usdNumber(worth(paid, from.decimals, sold));
  const received = usdNumber(worth(got, to.decimals, bought));
  const change = spent === 0 ? 0 : (100 * (received - spent)) / spent;
  return {
    fees: {},
    details: {
      operation: from.chainId === to.chainId ? 'swap' : 'bridge',
      sender: user,
      recipient,
      currencyIn: { currency: from, amount: paid.toString(), amountUsd: spent.toFixed(6) },
      currencyOut: { currency: to, amount: got.toString(), amountUsd: received.toFixed(6) },
      totalImpact: { usd: (received - spent).toFixed(6), percent: change.toFixed(2) },
      timeEstimate: secondsOf(order),
      slippageTolerance: { total: (slippageBps / 100).toFixed(2) },
    },
  };
}

/** A deposit, after its approval where a token is sold. */
export function transactionsOf(
  { from, user }: SwapOrder,
  paid: bigint,
  requestId: string,
): readonly QuotedTransaction[] {
  const transaction = (id: string, to: WalletAddress, data: ContractCall['data'], value = 0n): QuotedTransaction => ({
    kind: 'transaction',
    id,
    from: user,
    call: { chainId: from.chainId, to, data, value },
    move: moveOf({ data }),
    gasCost: undefined,
    unknownFields: [],
  });
  if (from.address === ZERO_ADDRESS)
    return [transaction('deposit', DEPOSITORY, swapCalldata.depositNative(user, requestId), paid)];
  const pull = { token: from.address, amount: paid };
  return [
    transaction('approve', from.address, swapCalldata.approve(DEPOSITORY, paid)),
    transaction('deposit', DEPOSITORY, swapCalldata.depositErc20(user, pull, requestId)),
  ];
}

/** As Relay writes it. */
export const stepOf = ({ id, from, call: { value, ...call } }: QuotedTransaction, requestId: string) => ({
  id,
  action: id === 'approve' ? 'Confirm approval' : 'Confirm transaction',
  kind: 'transaction',
  requestId,
  items: [
    {
      status: 'incomplete',
      data: { from, ...call, value: value.toString() },
      check: { endpoint: `/intents/status/v3?requestId=${requestId}`, method: 'GET' },
    },
  ],
});
