import { chainUnsupported, notYourWallet } from '../shared/failures.ts';
import type { Hex } from '../shared/hex.ts';
import { leastGas } from '../shared/intrinsic-gas.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { chainMismatch, gasTooLow } from './errors.ts';
import type { Movement, SignedTransaction } from './signed-transaction.ts';

/**
 * `recorded` before it is handed to a node, `refused` when none took it, `pending` once one did. The rest is final:
 * `confirmed` and `reverted` on chain, `replaced` by another one of its nonce, `dropped` when nodes know it no more.
 */
export type RelayStatus = 'recorded' | 'refused' | 'pending' | 'confirmed' | 'reverted' | 'replaced' | 'dropped';

/** A transaction by the name that it has on its chain. */
export type TransactionKey = Readonly<{ chainId: number; hash: Hex }>;

/** A transaction that somebody gave us to broadcast, as we remember it. */
export type RelayedTransaction = TransactionKey &
  Readonly<{ from: WalletAddress; nonce: bigint; movement: Movement; status: RelayStatus; recordedAt: Date }>;

export type TransferPolicy = Readonly<{
  /** The chains of transfers, and how many blocks must lie on top of a transaction of each before it counts. */
  confirmations: ReadonlyMap<number, number>;
}>;

export type RelayRequest = Readonly<{ chainId: number; wallet: WalletAddress }>;

/** Throws why this transaction must not be broadcast for this wallet. */
export function requireRelayable(
  tx: SignedTransaction,
  { chainId, wallet }: RelayRequest,
  policy: TransferPolicy,
): void {
  if (!policy.confirmations.has(chainId)) throw chainUnsupported({ chainId });
  if (tx.chainId !== chainId) throw chainMismatch({ chainId, signedFor: tx.chainId });
  if (tx.from !== wallet) throw notYourWallet();
  const minimum = leastGas(tx);
  if (tx.gasLimit < minimum) throw gasTooLow({ minimum: minimum.toString() });
}

/** Nodes forget what waits too long; after this nobody may still count on a transaction that they know no more. */
export const FORGOTTEN_AFTER_MS = 15 * 60_000;

/** What has become of a transaction, as the chain tells it. `absent`: the nodes do not know it, and its nonce is free. */
export type Fate = 'confirmed' | 'reverted' | 'replaced' | 'pending' | 'absent';

/** The status that follows from what the chain tells. One that no node ever took was not dropped: nobody sent it. */
export function nextStatus({ status, recordedAt }: RelayedTransaction, fate: Fate, now: Date): RelayStatus {
  if (fate !== 'absent') return fate;
  if (now.getTime() - recordedAt.getTime() < FORGOTTEN_AFTER_MS) return status;
  return status === 'recorded' ? 'refused' : 'dropped';
}
