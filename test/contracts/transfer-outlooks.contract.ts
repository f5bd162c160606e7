import { expect } from 'chai';
import type { Wallet } from 'ethers';
import type { ChainTransactions } from '../../src/application/ports/chain-transactions.ts';
import type { TransferOutlooks } from '../../src/application/ports/transfer-outlooks.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';
import { callOf, type TransferOrder } from '../../src/domain/transfer/transfer-order.ts';
import { transferTerms } from '../../src/domain/transfer/transfer-terms.ts';
import { rejection } from '../support/rejection.ts';
import { signedTransaction } from '../support/transfers.ts';

export type TransferOutlooksWorld = Readonly<{
  outlooks: TransferOutlooks;
  chainTransactions: ChainTransactions;
  chainId: number;
  /** Has coins and tokens. */
  sender: Wallet;
  nonce: number;
  /** A token of which the sender holds some. */
  token: WalletAddress;
  coinsOf(account: WalletAddress): Promise<bigint>;
  tokensOf(account: WalletAddress): Promise<bigint>;
  /** With everything in it whose turn it is. */
  mine(): Promise<void>;
}>;

const NOBODY = '0x00000000000000000000000000000000DeaDBeef' as WalletAddress;
const USAGE = { gas: 125_000n, bytes: 700 };

export function describeTransferOutlooksContract(name: string, makeWorld: () => Promise<TransferOutlooksWorld>): void {
  describe(`TransferOutlooks contract: ${name}`, () => {
    let world: TransferOutlooksWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const order = (changes: Partial<TransferOrder> = {}): TransferOrder => ({
      chainId: world.chainId,
      from: world.sender.address as WalletAddress,
      to: NOBODY,
      token: 'native',
      amount: 5n,
      ...changes,
    });
    const read = (changes: Partial<TransferOrder> = {}) => world.outlooks.read(order(changes), USAGE);

    it('tells what the wallet holds, and its next nonce', async () => {
      const outlook = await read({ token: world.token });
      expect(outlook.coins).to.equal(await world.coinsOf(order().from));
      expect(outlook.tokens).to.equal(await world.tokensOf(order().from));
      expect(outlook.nonce).to.equal(BigInt(world.nonce));
      expect((await read()).tokens).to.equal(undefined);
    });

    it('counts transactions that wait in a row', async () => {
      const fees = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 9n };
      for (const nonce of [world.nonce + 1, world.nonce]) {
        const transaction = await signedTransaction(world.sender, { chainId: world.chainId, nonce, ...fees });
        await world.chainTransactions.broadcast(transaction);
      }
      expect((await read()).nonce).to.equal(BigInt(world.nonce + 2));
    });

    it('holds nothing where nobody has sent anything', async () => {
      const from = '0x1111111111111111111111111111111111111111' as WalletAddress;
      expect(await read({ from, token: world.token })).to.include({ coins: 0n, tokens: 0n, nonce: 0n });
    });

    it('tells a token from what is none', async () => {
      expect((await read({ token: NOBODY, to: world.token })).tokens).to.equal(undefined);
    });

    it('tells whether the recipient is a contract', async () => {
      expect((await read()).recipientIsContract).to.equal(false);
      expect((await read({ to: world.token })).recipientIsContract).to.equal(true);
    });

    it('foretells that a transfer beyond the balance fails, in words', async () => {
      const beyond = (await world.tokensOf(order().from)) + 1n;
      const { trial } = await read({ token: world.token, amount: beyond });
      expect(trial.succeeds).to.equal(false);
      expect('reason' in trial && trial.reason.length).to.be.greaterThan(5);
    });

    it('tells the cost of what a sponsor would carry, unit by unit', async () => {
      const { sponsoredWei } = await read();
      expect(sponsoredWei > 0n).to.equal(true);
      const twice = await world.outlooks.read(order(), { gas: 250_000n, bytes: 700 });
      expect(twice.sponsoredWei > sponsoredWei).to.equal(true);
    });

    for (const what of ['coins', 'tokens'] as const)
      it(`gives terms by which a transfer of ${what} is mined, for no more than they say`, async () => {
        const token = what === 'coins' ? 'native' : world.token;
        const wish = order({ token });
        const outlook = await world.outlooks.read(wish, USAGE);
        const terms = transferTerms(wish, outlook);
        const { from } = wish;
        const before = { sender: await world.coinsOf(from), got: await world[`${what}Of`](NOBODY) };
        const transaction = await signedTransaction(world.sender, {
          ...callOf(wish),
          ...{ chainId: world.chainId, nonce: Number(outlook.nonce), gasLimit: terms.gas },
          ...{ maxFeePerGas: terms.maxFeePerGas, maxPriorityFeePerGas: terms.maxPriorityFeePerGas },
        });
        await world.chainTransactions.broadcast(transaction);
        await world.mine();
        expect(await world.chainTransactions.fateOf(transaction, 0)).to.equal('confirmed');
        expect((await world[`${what}Of`](NOBODY)) - before.got).to.equal(5n);
        const paid = before.sender - (await world.coinsOf(from)) - callOf(wish).value;
        expect(paid > 0n && paid <= terms.mostFeeWei).to.equal(true);
      });

    it('asks for no more gas than a plain transfer takes', async () => {
      expect((await read()).trial).to.deep.equal({ succeeds: true, gas: 21_000n });
    });

    it('rejects with CHAIN_UNAVAILABLE for a chain that it does not know', async () => {
      expect(await rejection(read({ chainId: 4711 }))).to.equal('CHAIN_UNAVAILABLE');
    });
  });
}
