import { chainUnavailable } from '../shared/failures.ts';
import type { Hex } from '../shared/hex.ts';
import { insufficientFunds, tokenNotAContract, transferWouldFail } from './errors.ts';
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
