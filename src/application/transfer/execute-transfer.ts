import { Failure } from '../../domain/shared/failure.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import {
  type RelayRequest,
  type RelayStatus,
  requireRelayable,
  type TransactionKey,
} from '../../domain/transfer/relayed-transaction.ts';
import type { Ports } from '../ports/index.ts';

type ExecutePorts = Pick<
  Ports,
  'chainTransactions' | 'clock' | 'relayedTransactions' | 'signedTransactions' | 'transferPolicy'
>;

const MINED: readonly RelayStatus[] = ['confirmed', 'reverted'];

/**
 * Broadcasts what the wallet signed. It is recorded first, so that a crash loses nothing; the same transaction given again,
 * or a hundred times at once, answers the same.
 */
export const executeTransfer =
  ({ chainTransactions, clock, relayedTransactions, signedTransactions, transferPolicy }: ExecutePorts) =>
  async (raw: Hex, request: RelayRequest): Promise<TransactionKey> => {
    const transaction = signedTransactions.decode(raw);
    requireRelayable(transaction, request, transferPolicy);
    const { chainId, hash, from, nonce, movement } = transaction;
    const status = await relayedTransactions.record({ chainId, hash, from, nonce, movement, recordedAt: clock.now() });
    if (MINED.includes(status)) return transaction;
    try {
      await chainTransactions.broadcast(transaction);
    } catch (error) {
      if (error instanceof Failure && error.kind === 'invalid') await relayedTransactions.refuse(transaction);
      throw error;
    }
    await relayedTransactions.accept(transaction);
    return transaction;
  };
