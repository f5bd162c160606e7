import { expectedGasPrice, gasMarketOf, type OfferedFees, offeredFees } from '../fee/gas-market.ts';
import { besidesGas } from '../fee/rollup-fees.ts';
import { fromHex } from '../shared/hex.ts';
import { leastGas } from '../shared/intrinsic-gas.ts';
import { insufficientFunds, tokenNotAContract, transferWouldFail } from './errors.ts';
import { gasLimitFor } from './gas-limit.ts';
import { callOf, type TransferOrder } from './transfer-order.ts';
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
 * The terms of a transfer that can be made. Throws TOKEN_NOT_A_CONTRACT, INSUFFICIENT_FUNDS when what is sent is not there (of
 * coins with the gas that goes with them), TRANSFER_WOULD_REVERT and GAS_TOO_HIGH. Gas alone may be missing: see `affordable`.
 */
export function transferTerms(order: TransferOrder, outlook: TransferOutlook): TransferTerms {
  requireHeld(order, outlook);
  const { trial, coins, baseFee, tip } = outlook;
  if (!trial.succeeds) throw transferWouldFail({ reason: trial.reason });
  const call = callOf(order);
  const gas = gasLimitFor(order.chainId, trial.gas, leastGas({ data: fromHex(call.data), accessList: NO_ACCESS_LIST }));
  const market = gasMarketOf(order.chainId);
  const gasPrice = expectedGasPrice(market, baseFee, tip);
  const fees = offeredFees(market, baseFee, tip);
  const besides = besidesGas(outlook.besidesGas, gas);
  const mostFeeWei = gas * fees.maxFeePerGas + besides;
  const needed = call.value + mostFeeWei;
  if (order.token === 'native' && coins < needed)
    throw insufficientFunds({ held: `${coins} wei`, needed: `${needed} wei`, purpose: 'for the amount and the gas' });
  return { ...fees, gas, gasPrice, feeWei: gas * gasPrice + besides, mostFeeWei, affordable: coins >= needed };
}

const NO_ACCESS_LIST = { addresses: 0, keys: 0 };

function requireHeld({ token, amount }: TransferOrder, { coins, tokens }: TransferOutlook): void {
  if (token !== 'native' && tokens === undefined)
    throw tokenNotAContract({ issues: [{ path: 'token', message: 'is not a token of the chain' }] });
  const held = tokens ?? coins;
  if (held >= amount) return;
  const unit = token === 'native' ? 'wei' : 'smallest units of the token';
  throw insufficientFunds({ held: `${held} ${unit}`, needed: `${amount}`, purpose: 'for the amount' });
}
