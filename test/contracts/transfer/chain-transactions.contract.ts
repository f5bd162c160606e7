import { expect } from 'chai';
import type { Wallet } from 'ethers';
import type { ChainTransactions } from '../../../src/application/ports/transfer.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { signedTransaction, transferData, type Wanted } from '../../support/chain/transfers.ts';
import { atOnce } from '../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

export type ChainTransactionsWorld = Readonly<{
  chainTransactions: ChainTransactions;
  chainId: number;
  /** Has coins and tokens, and no pending transactions. */
  sender: Wallet;
  nonce: number;
  /** A token with a balance of the sender. */
  token: WalletAddress;
  coinsOf(account: WalletAddress): Promise<bigint>;
  tokensOf(account: WalletAddress): Promise<bigint>;
  /** Mines this many blocks, including every transaction that is ready. */
  mine(blocks: number): Promise<void>;
}>;

const NOBODY = '0x00000000000000000000000000000000DeaDBeef';

const TEN = 10n;

export function describeChainTransactionsContract(
  name: string,
  makeWorld: () => Promise<ChainTransactionsWorld>,
  poor: Wallet,
): void {
  describe(`ChainTransactions contract: ${name}`, () => {
    let world: ChainTransactionsWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const signed = (changes: Wanted = {}, wallet = world.sender) =>
      signedTransaction(wallet, { chainId: world.chainId, nonce: world.nonce, to: NOBODY, ...changes });
    const send = async (changes: Wanted = {}) => {
      const transaction = await signed(changes);
      await world.chainTransactions.broadcast(transaction);
      return transaction;
    };
    const refusalOf = async (changes: Wanted, wallet = world.sender) =>
      rejection(world.chainTransactions.broadcast(await signed(changes, wallet)));

    for (const type of [0, 1, 2])
      it(`moves coins by a transaction of type ${type}`, async () => {
        const before = await world.coinsOf(NOBODY as WalletAddress);
        const fees = type === 2 ? {} : { gasPrice: 3_000_000_000n, maxFeePerGas: null, maxPriorityFeePerGas: null };
        const transaction = await send({ type, value: TEN, ...fees });
        await world.mine(1);
        expect((await world.coinsOf(NOBODY as WalletAddress)) - before).to.equal(TEN);
        expect(await world.chainTransactions.fateOf(transaction, 0)).to.equal('confirmed');
      });

    it('is pending until it has enough confirmations', async () => {
      const transaction = await send();
      await world.mine(1);
      expect(await world.chainTransactions.fateOf(transaction, 3)).to.equal('pending');
      await world.mine(3);
      expect(await world.chainTransactions.fateOf(transaction, 3)).to.equal('confirmed');
    });

    it('moves tokens, and reports a revert of their contract', async () => {
      const data = (amount: bigint) => transferData(NOBODY, amount);
      const token = { to: world.token, value: 0n, gasLimit: 100_000n };
      const moved = await send({ ...token, data: data(TEN) });
      const refused = await send({ ...token, data: data(2n ** 200n), nonce: world.nonce + 1 });
      await world.mine(1);
      expect(await world.tokensOf(NOBODY as WalletAddress)).to.equal(TEN);
      expect(await world.chainTransactions.fateOf(moved, 0)).to.equal('confirmed');
      expect(await world.chainTransactions.fateOf(refused, 0)).to.equal('reverted');
    });

    it('accepts the same transaction again, pending or mined, also concurrently', async () => {
      const before = await world.coinsOf(NOBODY as WalletAddress);
      const transaction = await signed({ value: TEN });
      await atOnce(20, () => world.chainTransactions.broadcast(transaction));
      await world.mine(1);
      await world.chainTransactions.broadcast(transaction);
      expect((await world.coinsOf(NOBODY as WalletAddress)) - before).to.equal(TEN);
      const waiting = await send({ nonce: world.nonce + 5 });
      await world.chainTransactions.broadcast(waiting);
    });

    it('rejects with NONCE_TOO_LOW when another transaction used the nonce', async () => {
      await send();
      await world.mine(1);
      expect(await refusalOf({ value: 2n })).to.equal('NONCE_TOO_LOW');
    });

    it('rejects with INSUFFICIENT_FUNDS when value and gas cannot be paid', async () => {
      expect(await refusalOf({ nonce: 0 }, poor)).to.equal('INSUFFICIENT_FUNDS');
      expect(await refusalOf({ value: 2n ** 200n })).to.equal('INSUFFICIENT_FUNDS');
    });

    it('rejects with GAS_TOO_LOW below what every transaction costs', async () => {
      expect(await refusalOf({ gasLimit: 20_999n })).to.equal('GAS_TOO_LOW');
    });

    it('rejects with GAS_TOO_HIGH above what a block holds', async () => {
      expect(await refusalOf({ gasLimit: 1_000_000_000n })).to.equal('GAS_TOO_HIGH');
    });

    it('rejects with TRANSACTION_UNDERPRICED below the fee of the block', async () => {
      expect(await refusalOf({ maxFeePerGas: 1n, maxPriorityFeePerGas: 0n })).to.equal('TRANSACTION_UNDERPRICED');
    });

    it('replaces a pending transaction by one with a higher fee', async () => {
      const nonce = world.nonce + 1;
      const old = await send({ nonce });
      expect(await world.chainTransactions.fateOf(old, 0)).to.equal('pending');
      expect(await refusalOf({ nonce, value: 2n })).to.equal('TRANSACTION_UNDERPRICED');
      const dearer = { maxFeePerGas: 6_000_000_000n, maxPriorityFeePerGas: 2_000_000_000n };
      const replacement = await send({ nonce, value: 3n, ...dearer });
      await send();
      await world.mine(2);
      expect(await world.chainTransactions.fateOf(replacement, 0)).to.equal('confirmed');
      expect(await world.chainTransactions.fateOf(old, 0)).to.equal('replaced');
    });

    it('returns absent for a transaction that was not sent', async () => {
      expect(await world.chainTransactions.fateOf(await signed({ value: 99n }), 0)).to.equal('absent');
    });

    it('rejects with CHAIN_UNAVAILABLE for an unsupported chain', async () => {
      const elsewhere = await signed({ chainId: 4711 });
      expect(await rejection(world.chainTransactions.broadcast(elsewhere))).to.equal('CHAIN_UNAVAILABLE');
      expect(await rejection(world.chainTransactions.fateOf(elsewhere, 0))).to.equal('CHAIN_UNAVAILABLE');
    });
  });
}
