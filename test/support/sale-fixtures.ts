import type { IndexStep } from '../../src/application/ports/sale-ledger.ts';
import type { BlockRef, Purchase } from '../../src/domain/sale/purchase.ts';
import type { PurchaseAuthorization } from '../../src/domain/sale/purchase-authorization.ts';
import { ZERO_ADDRESS } from '../../src/domain/shared/wallet-address.ts';
import { ALICE, at, BOB, CAROL, hash } from './store-fixtures.ts';

/** Unix seconds, ten minutes after `at()`. */
export const DEADLINE = BigInt(Math.floor(at().getTime() / 1000) + 600);

export const authorization = (nonce: bigint, changes: Partial<PurchaseAuthorization> = {}): PurchaseAuthorization => ({
  buyer: ALICE,
  paymentToken: CAROL,
  amount: 500_000_000n,
  maxAllowed: 999_990_000n,
  isEU: true,
  referrer: ZERO_ADDRESS,
  nonce,
  deadline: DEADLINE,
  tier: 'TIER_1',
  ...changes,
});

/** The purchase with this nonce, alone in its block unless told otherwise. */
export const purchase = (nonce: number, blockNumber: number, changes: Partial<Purchase> = {}): Purchase => ({
  txHash: hash(nonce),
  logIndex: 0,
  blockNumber,
  blockHash: hash(blockNumber),
  timestamp: at(blockNumber),
  buyer: ALICE,
  paymentToken: CAROL,
  referrer: BOB,
  amount: 500_000_000n,
  tokens: 10n ** 21n,
  nonce: BigInt(nonce),
  tier: 1,
  ...changes,
});

export const block = (number: number, fork = 0): BlockRef => ({ number, hash: hash(number + fork * 1_000_000) });

/** A step of the indexer; the first unless `from` is given. */
export const step = (to: BlockRef, changes: Partial<IndexStep> = {}): IndexStep => ({
  to,
  confirmed: [],
  unconfirmed: [],
  ...changes,
});
