import { besidesGas, expectedGasPrice, gasMarketOf, type OfferedFees, offeredFees } from '../fee/gas.ts';
import { percentUp } from '../shared/amount.ts';
import { factsOfAnyChain } from '../shared/chain/any-chain.ts';
import { chainUnavailable } from '../shared/failures.ts';
import { fromHex, type Hex } from '../shared/hex.ts';
import { leastGas } from '../shared/intrinsic-gas.ts';
import { gasTooHigh, insufficientFunds, tokenNotAContract, transferWouldFail } from './errors.ts';
import type { TransferOrder } from './transfer-order.ts';
import type { Simulation, TransferOutlook } from './transfer-outlook.ts';

/**
 * The gas used in the simulation of the transfer. Throws TOKEN_NOT_A_CONTRACT, INSUFFICIENT_FUNDS when the balance is
 * below the amount, TRANSFER_WOULD_REVERT, and CHAIN_UNAVAILABLE when the balance suffices but the node returned no
 * usable result.
 */
export function simulatedGas(order: TransferOrder, { coins, tokens, simulation }: TransferOutlook): bigint {
  if (order.token !== 'native' && tokens === undefined)
    throw tokenNotAContract({ issues: [{ path: 'token', message: 'is not a token contract on this chain' }] });
  // Checked before the simulation, because nodes report a low balance in many ways.
  requireBalance(order, tokens ?? coins);
  if (simulation.outcome === 'unknown') throw chainUnavailable.because(simulation.cause);
  if (simulation.outcome !== 'executed') throw transferWouldFail({ reason: reasonOf(simulation) });
  const { gas, returned } = simulation;
  if (returned !== undefined && !isConsent(returned))
    throw transferWouldFail({ reason: 'the token’s transfer() returns false' });
  return gas;
}

/**
 * Whether the wallet's native balance covers the value and `mostFeeWei`. Throws INSUFFICIENT_FUNDS when it does not and
 * the transfer is of native coins; the gas of a token transfer can be paid by a sponsor instead.
 */
export function walletPaysGas({ token, call }: TransferOrder, coins: bigint, mostFeeWei: bigint): boolean {
  const needed = call.value + mostFeeWei;
  if (coins >= needed) return true;
  if (token !== 'native') return false;
  throw insufficientFunds({ held: `${coins} wei`, needed: `${needed} wei`, purpose: 'for the amount and the gas' });
}

function requireBalance({ token, amount }: TransferOrder, held: bigint): void {
  if (held >= amount) return;
  const unit = token === 'native' ? 'wei' : 'smallest units of the token';
  throw insufficientFunds({ held: `${held} ${unit}`, needed: `${amount}`, purpose: 'for the amount' });
}

type Rejected = Exclude<Simulation, Readonly<{ outcome: 'executed' | 'unknown' }>>;

function reasonOf(simulation: Rejected): string {
  if (simulation.outcome === 'reverted') return simulation.reason;
  return simulation.outcome === 'insufficient-funds'
    ? 'the wallet’s native coin balance is too low'
    : 'it needs more gas than the chain allows';
}

/** Tokens older than the final ERC-20 standard return nothing; all others must return true. */
const isConsent = (returned: Hex): boolean => returned === '0x' || returned === `0x${'1'.padStart(64, '0')}`;

/** The gas limit for an estimate. Without a margin when no code runs whose cost could change. Throws GAS_TOO_HIGH. */
export function gasLimitFor(chainId: number, estimate: bigint, least: bigint): bigint {
  const { percent, cap } = factsOfAnyChain(chainId).gas.limit;
  if (estimate > cap || least > cap) throw gasTooHigh();
  if (estimate <= least) return least;
  const wanted = percentUp(estimate, percent);
  return wanted < cap ? wanted : cap;
}

/** The gas and the cost of a transfer. */
type TransferTerms = OfferedFees &
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
