import { expect } from 'chai';
import type { Sold } from '../../../src/adapters/chain/memory/chain.memory.ts';
import type { SaleEvents, SaleRange } from '../../../src/application/ports/sale.ts';
import type { Purchase } from '../../../src/domain/sale/purchase.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';
import { rejection } from '../../support/rejection.ts';

export type SaleEventsWorld = Readonly<{
  events: SaleEvents;
  /** Adds one block, with one transaction per purchase. */
  mine(...sold: readonly Sold[]): Promise<void>;
  /** Replaces the newest blocks by the same number of empty blocks. */
  reorganise(depth: number): Promise<void>;
  /** Removes the newest blocks. */
  rollBack(depth: number): Promise<void>;
}>;

const HIGHEST_ADDRESS = '0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF' as WalletAddress;
const usual: Sold = {
  buyer: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' as WalletAddress,
  paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress,
  referrer: ZERO_ADDRESS,
  amount: 100_000_000n,
  tokens: 2_000n * 10n ** 18n,
  nonce: 0n,
  tier: 1,
};
const numbered = (nonce: bigint): Sold => ({ ...usual, nonce });
const sold = ({ buyer, paymentToken, referrer, amount, tokens, nonce, tier }: Purchase): Sold => ({
  buyer,
  paymentToken,
  referrer,
  amount,
  tokens,
  nonce,
  tier,
});

const blockAt = async (events: SaleEvents, height: number) => (await events.blocksAt([height]))[0];

/** Both ways of reading a range must return the same. */
async function rangeOf(events: SaleEvents, from: number, to: number): Promise<SaleRange> {
  const [linked, queried] = await Promise.all([events.linkedRange(from, to), events.range(from, to)]);
  expect(linked).to.deep.equal(queried);
  return queried as SaleRange;
}
const purchasesIn = async (events: SaleEvents, from: number, to: number) => (await rangeOf(events, from, to)).events;

/** `largestRange`: the most blocks that the node reads at once. The chain has at least two blocks. */
export function describeSaleEventsContract(
  name: string,
  makeWorld: (limits?: { largestRange: number }) => Promise<SaleEventsWorld>,
): void {
  describe(`SaleEvents contract: ${name}`, () => {
    it('returns the newest block, and each block by its height, as a chain', async () => {
      const { events, mine } = await makeWorld();
      const before = await events.head();
      await mine();
      await mine();
      const head = await events.head();
      expect(head.number).to.equal(before.number + 2);
      expect(await blockAt(events, head.number)).to.deep.equal(head);
      const parent = await blockAt(events, head.number - 1);
      expect(parent?.hash).to.equal(head.parentHash);
      expect(parent?.parentHash).to.equal(before.hash);
      for (const hash of [head.hash, head.parentHash]) expect(hash).to.match(/^0x[0-9a-f]{64}$/);
    });

    it('returns blocks in the order of their heights, undefined for one that it does not have', async () => {
      const { events } = await makeWorld();
      const head = await events.head();
      const heights = [head.number + 1, head.number, 0, head.number - 1, head.number];
      const found = await events.blocksAt(heights);
      expect(found.map((block) => block?.number)).to.deep.equal([undefined, ...heights.slice(1)]);
      expect(await events.blocksAt([])).to.deep.equal([]);
    });

    it('returns the first and the last block of a range', async () => {
      const { events, mine } = await makeWorld();
      await mine();
      const { number } = await events.head();
      const [first, last] = await events.blocksAt([number - 1, number]);
      expect(await rangeOf(events, number - 1, number)).to.deep.equal({ first, last, events: [] });
      expect(await rangeOf(events, number, number)).to.deep.equal({ first: last, last, events: [] });
    });

    it('returns undefined for a block above the newest', async () => {
      const { events } = await makeWorld();
      expect(await blockAt(events, (await events.head()).number + 1)).to.equal(undefined);
    });

    it('returns no purchases when none were made', async () => {
      const { events, mine } = await makeWorld();
      await mine();
      expect(await purchasesIn(events, 0, (await events.head()).number)).to.deep.equal([]);
    });

    it('returns every member of a purchase, at its minimum and maximum', async () => {
      const { events, mine } = await makeWorld();
      const lowest: Sold = {
        buyer: ZERO_ADDRESS,
        paymentToken: ZERO_ADDRESS,
        referrer: ZERO_ADDRESS,
        amount: 0n,
        tokens: 0n,
        nonce: 0n,
        tier: 1,
      };
      const highest: Sold = {
        buyer: HIGHEST_ADDRESS,
        paymentToken: HIGHEST_ADDRESS,
        referrer: HIGHEST_ADDRESS,
        amount: MAX_UINT256,
        tokens: MAX_UINT256,
        nonce: MAX_UINT256,
        tier: 3,
      };
      await mine(lowest, usual, highest);
      const { number } = await events.head();
      expect((await purchasesIn(events, number, number)).map(sold)).to.deep.equal([lowest, usual, highest]);
    });

    it('returns the block, position and time of each purchase', async () => {
      const { events, mine } = await makeWorld();
      const earliest = Math.floor(Date.now() / 1000) * 1000 - 60_000;
      await mine(numbered(1n), numbered(2n));
      const head = await events.head();
      const [one, two] = (await purchasesIn(events, head.number, head.number)) as [Purchase, Purchase];
      for (const { blockNumber, blockHash, timestamp, txHash } of [one, two]) {
        expect({ blockNumber, blockHash }).to.deep.equal({ blockNumber: head.number, blockHash: head.hash });
        expect(timestamp.getTime()).to.be.within(earliest, Date.now() + 60_000);
        expect(timestamp.getMilliseconds()).to.equal(0);
        expect(txHash).to.match(/^0x[0-9a-f]{64}$/);
      }
      expect(one.txHash).not.to.equal(two.txHash);
      expect([one.logIndex, two.logIndex]).to.deep.equal([0, 1]);
    });

    it('reads the blocks from the first to the last, both included, in chain order', async () => {
      const { events, mine } = await makeWorld();
      const start = (await events.head()).number + 1;
      await mine(numbered(1n));
      await mine(numbered(2n), numbered(3n));
      await mine();
      await mine(numbered(4n));
      const nonces = async (from: number, to: number) =>
        (await purchasesIn(events, start + from, start + to)).map(({ nonce }) => nonce);
      expect(await nonces(0, 3)).to.deep.equal([1n, 2n, 3n, 4n]);
      expect(await nonces(1, 3)).to.deep.equal([2n, 3n, 4n]);
      expect(await nonces(0, 1)).to.deep.equal([1n, 2n, 3n]);
      expect(await nonces(2, 2)).to.deep.equal([]);
    });

    it('returns copies', async () => {
      const { events, mine } = await makeWorld();
      await mine(usual);
      const { number } = await events.head();
      const [first] = (await purchasesIn(events, number, number)) as [Purchase];
      first.timestamp.setTime(0);
      const [again] = (await purchasesIn(events, number, number)) as [Purchase];
      expect(again.timestamp.getTime()).to.be.above(0);
    });

    it('does not return what a reorganization dropped, at the same height', async () => {
      const { events, mine, reorganise } = await makeWorld();
      await mine(numbered(1n));
      await mine(numbered(2n));
      await mine(numbered(3n));
      const before = await events.head();
      const kept = await blockAt(events, before.number - 2);
      await reorganise(2);
      const head = await events.head();
      expect(head.number).to.equal(before.number);
      expect(head.hash).not.to.equal(before.hash);
      expect(await blockAt(events, before.number - 2)).to.deep.equal(kept);
      expect((await blockAt(events, before.number - 1))?.parentHash).to.equal(kept?.hash);
      const left = await purchasesIn(events, before.number - 2, before.number);
      expect(left.map(({ nonce }) => nonce)).to.deep.equal([1n]);
    });

    it('follows the chain when its head goes backwards', async () => {
      const { events, mine, rollBack } = await makeWorld();
      await mine(numbered(1n));
      const kept = await events.head();
      await mine(numbered(2n));
      await mine();
      await rollBack(2);
      expect(await events.head()).to.deep.equal(kept);
      expect(await blockAt(events, kept.number + 1)).to.equal(undefined);
      expect(await purchasesIn(events, kept.number, kept.number)).to.have.lengthOf(1);
    });

    it('rejects with CHAIN_UNAVAILABLE rather than leave out blocks that the node does not have', async () => {
      const { events, mine } = await makeWorld();
      await mine(usual);
      const { number } = await events.head();
      for (const read of [events.linkedRange(number, number + 1), events.range(number, number + 1)]) {
        expect(await rejection(read)).to.equal('CHAIN_UNAVAILABLE');
      }
    });

    it('rejects with BLOCK_RANGE_TOO_LARGE for more blocks than the node reads at once, and reads fewer', async () => {
      const { events, mine } = await makeWorld({ largestRange: 2 });
      const start = (await events.head()).number + 1;
      await mine(numbered(1n));
      await mine(numbered(2n));
      await mine(numbered(3n));
      expect(await rejection(events.range(start, start + 2))).to.equal('BLOCK_RANGE_TOO_LARGE');
      expect((await events.range(start, start + 1))?.events).to.have.lengthOf(2);
      expect((await events.linkedRange(start, start + 2))?.events).to.have.lengthOf(3);
    });
  });
}
