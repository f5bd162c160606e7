import type { NewRelay } from '../../src/application/ports/relayed-transactions.ts';
import type { RelayedTransaction } from '../../src/domain/transfer/relayed-transaction.ts';
import { ALICE, at, BOB, hash } from './store-fixtures.ts';

/** The transaction with this nonce and a hash that ends in it. */
export const newRelay = (nonce: number, changes: Partial<NewRelay> = {}): NewRelay => ({
  chainId: 8453,
  hash: hash(nonce),
  from: ALICE,
  nonce: BigInt(nonce),
  movement: { to: BOB, amount: 5n },
  recordedAt: at(),
  ...changes,
});

export const relayed = (nonce: number, changes: Partial<RelayedTransaction> = {}): RelayedTransaction => ({
  ...newRelay(nonce),
  status: 'recorded',
  ...changes,
});
