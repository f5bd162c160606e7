import { expectedGasPrice, gasMarketOf, type OfferedFees, offeredFees } from '../fee/gas-market.ts';
import { besidesGas } from '../fee/rollup-fees.ts';
import { fromHex } from '../shared/hex.ts';
import { leastGas } from '../shared/intrinsic-gas.ts';
import { simulatedGas, walletPaysGas } from './feasibility.ts';
import { gasLimitFor } from './gas-limit.ts';
import type { TransferOrder } from './transfer-order.ts';
import type { TransferOutlook } from './transfer-outlook.ts';

/** What a transfer asks of the chain and what it costs. */
export type TransferTerms = OfferedFees &
  Readonly<{
    gas: bigint;
    /** Wei that one gas is expected to cost. */
    gasPrice: bigint;
    /** Wei that the transaction is expected to cost beside its value, and the most that it can. */
    feeWei: bigint;
    mostFeeWei: bigint;
    /** Whether the wallet can pay the most. */
    affordable: boolean;
  }>;

/**
 * The terms of a transfer that can be made. Throws TOKEN_NOT_A_CONTRACT, INSUFFICIENT_FUNDS, TRANSFER_WOULD_REVERT,
 * CHAIN_UNAVAILABLE and GAS_TOO_HIGH. The gas of a token transfer alone may be missing: see `affordable`.
 */
export function transferTerms(order: TransferOrder, outlook: TransferOutlook): TransferTerms {
  const { baseFee, tip, coins } = outlook;
  const least = leastGas({ data: fromHex(order.call.data) });
  const gas = gasLimitFor(order.chainId, simulatedGas(order, outlook), least);
  const market = gasMarketOf(order.chainId);
  const gasPrice = expectedGasPrice(market, baseFee, tip);
  const fees = offeredFees(market, baseFee, tip);
  const besides = besidesGas(outlook.besidesGas, gas);
  const mostFeeWei = gas * fees.maxFeePerGas + besides;
  const affordable = walletPaysGas(order, coins, mostFeeWei);
  return { ...fees, gas, gasPrice, feeWei: gas * gasPrice + besides, mostFeeWei, affordable };
}
