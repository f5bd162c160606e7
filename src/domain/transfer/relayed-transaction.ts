import { chainUnsupported, notYourWallet } from '../shared/failures.ts';
import type { Hex } from '../shared/hex.ts';
import { leastGas } from '../shared/intrinsic-gas.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { chainMismatch, contractCreationRefused, gasTooLow } from './errors.ts';
import type { Movement, SignedTransaction } from './signed-transaction.ts';

/**
 * `recorded`: stored, not yet sent to a node. `refused`: rejected by every node. `pending`: accepted by a node. The
 * other states are final: `confirmed` and `reverted` on chain, `replaced` by another transaction with the same nonce,
 * `dropped` when nodes no longer know it.
 */
export type RelayStatus = 'recorded' | 'refused' | 'pending' | 'confirmed' | 'reverted' | 'replaced' | 'dropped';

/** The identity of a transaction. */
export type TransactionKey = Readonly<{ chainId: number; hash: Hex }>;

/** The stored record of a transaction that this service broadcasts. */
export type RelayedTransaction = TransactionKey &
  Readonly<{ from: WalletAddress; nonce: bigint; movement: Movement; status: RelayStatus; recordedAt: Date }>;

export type TransferPolicy = Readonly<{
  /** The chains of transfers, and the number of blocks on top of a transaction until it is confirmed. */
  confirmations: ReadonlyMap<number, number>;
}>;

export type RelayRequest = Readonly<{ chainId: number; wallet: WalletAddress }>;

/** The deterministic deployment proxy, at this address on nearly every chain: it creates the contract whose init code it is sent. */
const CREATE2_FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C' as WalletAddress;

/** Throws CHAIN_UNSUPPORTED, CHAIN_MISMATCH, WALLET_MISMATCH, CONTRACT_CREATION_REFUSED or GAS_TOO_LOW when the transaction must not be broadcast for this wallet. */
export function requireRelayable(
  tx: SignedTransaction,
  { chainId, wallet }: RelayRequest,
  policy: TransferPolicy,
): void {
  if (!policy.confirmations.has(chainId))
    throw chainUnsupported({ chainId, supported: [...policy.confirmations.keys()] });
  if (tx.chainId !== chainId) throw chainMismatch({ chainId, signedFor: tx.chainId });
  if (tx.from !== wallet) throw notYourWallet();
  if (tx.to === CREATE2_FACTORY) throw contractCreationRefused();
  const minimum = leastGas(tx);
  if (tx.gasLimit < minimum) throw gasTooLow({ minimum: minimum.toString() });
}

/** Nodes drop transactions that are pending for long. After this time an unknown transaction is no longer expected to be mined. */
export const FORGOTTEN_AFTER_MS = 15 * 60_000;

/** The state of a transaction on its chain. `absent`: the nodes do not know it, and its nonce is unused. */
export type Fate = 'confirmed' | 'reverted' | 'replaced' | 'pending' | 'absent';

/** The next status. A transaction that no node accepted becomes `refused`, not `dropped`. */
export function nextStatus({ status, recordedAt }: RelayedTransaction, fate: Fate, now: Date): RelayStatus {
  if (fate !== 'absent') return fate;
  if (now.getTime() - recordedAt.getTime() < FORGOTTEN_AFTER_MS) return status;
  return status === 'recorded' ? 'refused' : 'dropped';
}
