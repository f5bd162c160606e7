import { Failure } from '../../domain/shared/failure.ts';
import { type Hex, toHex } from '../../domain/shared/hex.ts';
import { preparationExpired, preparationNotFound } from '../../domain/transfer/errors.ts';
import { requireAsPrepared } from '../../domain/transfer/prepared-transfer.ts';
import {
  type RelayRequest,
  type RelayStatus,
  requireRelayable,
  type TransactionKey,
} from '../../domain/transfer/relayed-transaction.ts';
import type { SignedTransaction } from '../../domain/transfer/signed-transaction.ts';
import { requireUnlisted, type ScreeningPorts } from '../compliance/screen-calls.ts';
import type { Ports } from '../ports/index.ts';

type ExecutePorts = ScreeningPorts &
  Pick<
    Ports,
    | 'chainTransactions'
    | 'clock'
    | 'preparedTransfers'
    | 'relayedTransactions'
    | 'signedTransactions'
    | 'transferPolicy'
  >;

/** `prepareId`: the prepared transfer that the wallet intended to sign. */
export type ExecuteRequest = RelayRequest & Readonly<{ prepareId?: string }>;

const MINED: readonly RelayStatus[] = ['confirmed', 'reverted'];

/**
 * Broadcasts a signed transaction. It is recorded first, so that nothing is lost in a crash. Repeated and concurrent
 * calls with the same transaction return the same result.
 */
export const executeTransfer =
  (ports: ExecutePorts) =>
  async (raw: Hex, { prepareId, ...request }: ExecuteRequest): Promise<TransactionKey> => {
    const { chainTransactions, clock, relayedTransactions, signedTransactions, transferPolicy } = ports;
    const transaction = signedTransactions.decode(raw);
    requireRelayable(transaction, request, transferPolicy);
    if (prepareId !== undefined) await requirePrepared(ports, prepareId, transaction);
    const { chainId, hash, from, to, data, nonce, movement } = transaction;
    await requireUnlisted(ports)({ sender: from, calls: [{ chainId, to, data: toHex(data) }] });
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

/**
 * Throws INTENT_MISMATCH, PREPARATION_NOT_FOUND or PREPARATION_EXPIRED. A transaction that was submitted in time can be
 * submitted again after the prepared transfer has expired or was deleted.
 */
async function requirePrepared(
  { clock, preparedTransfers, relayedTransactions }: ExecutePorts,
  prepareId: string,
  transaction: SignedTransaction,
): Promise<void> {
  const prepared = await preparedTransfers.find(transaction.from, prepareId);
  if (prepared !== undefined) requireAsPrepared(prepared.transaction, transaction);
  if (prepared !== undefined && prepared.expiresAt > clock.now()) return;
  if ((await relayedTransactions.find(transaction)) !== undefined) return;
  throw prepared === undefined ? preparationNotFound() : preparationExpired();
}
