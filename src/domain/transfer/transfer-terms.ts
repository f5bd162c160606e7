import { expectedGasPrice, gasMarketOf, type OfferedFees, offeredFees } from '../fee/gas-market.ts';
import { besidesGas } from '../fee/rollup-fees.ts';
import { fromHex } from '../shared/hex.ts';
import { leastGas } from '../shared/intrinsic-gas.ts';
import { simulatedGas, walletPaysGas } from './feasibility.ts';
import { gasLimitFor } from './gas-limit.ts';
import type { TransferOrder } from './transfer-order.ts';
import type { TransferOutlook } from './transfer-outlook.ts';

/** The gas and the cost of a transfer. */
export type TransferTerms = OfferedFees &
  Readonly<{
    gas: bigint;
    /** The expected price of one gas, in wei. */
    gasPrice: bigint;
    /** The expected and the maximum cost of the transaction besides its value, in wei. */
    feeWei: bigint;
    mostFeeWei: bigint;
    /** Whether the wallet can pay the maximum. */
    affordable: boolean;
  }>;

/**
 * The terms of a feasible transfer. Throws TOKEN_NOT_A_CONTRACT, INSUFFICIENT_FUNDS, TRANSFER_WOULD_REVERT,
 * CHAIN_UNAVAILABLE and GAS_TOO_HIGH. A wallet that lacks only the gas of a token transfer does not throw: see
 * `affordable`.
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
