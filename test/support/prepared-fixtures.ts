import type { PreparedTransfer } from '../../src/domain/transfer/prepared-transfer.ts';
import { ALICE, at, BOB } from './store-fixtures.ts';

/** The prepared transfer whose id ends in the number. */
export const aPreparation = (number: number, changes: Partial<PreparedTransfer> = {}): PreparedTransfer => ({
  id: `00000000-0000-4000-8000-${number.toString().padStart(12, '0')}`,
  wallet: ALICE,
  recipient: BOB,
  transaction: {
    chainId: 8453,
    nonce: 7n,
    to: BOB,
    value: 5n,
    data: '0x',
    gas: 21_000n,
    maxFeePerGas: 20_000_000n,
    maxPriorityFeePerGas: 1n,
  },
  expiresAt: at(600_000),
  ...changes,
});
