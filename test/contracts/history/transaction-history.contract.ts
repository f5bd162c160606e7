import { expect } from 'chai';
import type { TransactionHistory } from '../../../src/application/ports/history.ts';
import type { WalletTransaction } from '../../../src/domain/history/wallet-transaction.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { ALICE, BOB, CAROL, hash } from '../../support/fixtures/store-fixtures.ts';

export type HistoryWorld = Readonly<{ history: TransactionHistory; close?: () => Promise<void> }>;

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;
const at = (seconds: number) => new Date(1_790_000_000_000 + seconds * 1_000);
const coin = { chainId: 8453, part: 'coin', symbol: 'ETH', status: 'confirmed' } as const;
const token = { chainId: 8453, token: USDC, symbol: 'USDC', status: 'confirmed' } as const;

/** The movements on chain 8453. */
export const MOVEMENTS: readonly Omit<WalletTransaction, 'direction'>[] = [
  { ...coin, hash: hash(1), from: ALICE, to: BOB, value: 2n ** 256n - 1n, timestamp: at(1) },
  { ...coin, hash: hash(2), from: BOB, to: ALICE, value: 1n, timestamp: at(2), status: 'failed' },
  { ...coin, hash: hash(3), from: ALICE, to: ALICE, value: 0n, timestamp: at(3) },
  { ...coin, hash: hash(4), from: ALICE, value: 0n, timestamp: at(4) },
  { ...token, hash: hash(1), part: `${USDC}-0`, from: ALICE, to: CAROL, value: 7n, timestamp: at(1) },
  { ...token, hash: hash(1), part: `${USDC}-1`, from: CAROL, to: ALICE, value: 8n, timestamp: at(1) },
];

/** `makeWorld` returns a history that contains MOVEMENTS, given as the provider reports them for ALICE. */
export function describeTransactionHistoryContract(name: string, makeWorld: () => Promise<HistoryWorld>): void {
  describe(`TransactionHistory: ${name}`, () => {
    let world: HistoryWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.close?.());

    it('returns every movement of a wallet with its direction, to the last unit', async () => {
      const { value, asOf } = await world.history.newest(8453, ALICE);
      const directions = ['out', 'in', 'self', 'out', 'out', 'in'];
      const due = MOVEMENTS.map((movement, i) => ({ ...movement, direction: directions[i] }));
      expect(value).to.have.deep.members(due);
      expect(Date.now() - asOf.getTime()).to.be.within(0, 30_000);
    });

    it('returns an empty list for a wallet or a chain without movements', async () => {
      const nobody = '0x00000000000000000000000000000000DeaDBeef' as WalletAddress;
      expect((await world.history.newest(8453, nobody)).value).to.deep.equal([]);
      expect((await world.history.newest(10, ALICE)).value).to.deep.equal([]);
    });

    it('says which chains it covers', () => expect(world.history.chainIds).to.include(8453));
  });
}
