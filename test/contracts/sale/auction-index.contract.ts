import { expect } from 'chai';
import type { AuctionEvent } from '../../../src/domain/sale/auction-event.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { AUCTION, bid, bidPermit, checkpoint, claim, exit } from '../../support/fixtures/auction-fixtures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { block } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import type { SaleStores } from './sale-stores.ts';

export function describeAuctionIndexContract(name: string, makeStores: () => Promise<SaleStores>): void {
  describe(`AuctionIndex: ${name}`, () => {
    let stores: SaleStores;
    beforeEach(async () => {
      stores = await makeStores();
    });
    const of = (auction = AUCTION.auction) => stores.auctionIndex.of(auction);
    const commit = (confirmed: readonly AuctionEvent[], unconfirmed: readonly AuctionEvent[] = []) =>
      of().commit({ to: block(100), confirmed, unconfirmed });
    const idsOf = async (owner = ALICE) =>
      (await stores.auctionIndex.eventsOf(owner)).map((one) => one.kind !== 'checkpoint' && [one.kind, one.bidId]);

    it('returns every member of every kind, at its extremes and without a permit', async () => {
      const { sender: _, nonce: __, ...unpermitted } = bid(2, 12);
      const events: readonly AuctionEvent[] = [
        bid(1, 11, {
          bidId: MAX_UINT256,
          price: MAX_UINT256,
          amount: 2n ** 128n - 1n,
          nonce: MAX_UINT256,
          sender: BOB,
        }),
        unpermitted,
        exit(1, 13, { tokens: 0n, amount: 0n }),
        claim(1, 14),
      ];
      await commit(
        [checkpoint(9, 0n, 0), checkpoint(10, MAX_UINT256, 10_000_000), ...events.slice(0, 2)],
        events.slice(2),
      );
      const found = events.map((one, i) => ({ ...one, confirmed: i < 2 }));
      expect(await stores.auctionIndex.eventsOf(ALICE)).to.deep.equal(found);
      expect(await stores.auctionIndex.checkpointsOf(AUCTION.auction, { from: 0, above: MAX_UINT256 })).to.deep.equal([
        checkpoint(9, 0n, 0),
        checkpoint(10, MAX_UINT256, 10_000_000),
      ]);
      expect(await stores.auctionIndex.eventsOf(BOB)).to.deep.equal([]);
    });

    it('returns each price from its first checkpoint on, of many evenly less, and the newest always', async () => {
      const rising = Array.from({ length: 7 }, (_, i) => checkpoint(20 + 2 * i, 100n + BigInt(i), i));
      const again = rising.map(({ atBlock, price, mps }) => checkpoint(atBlock + 1, price, mps));
      await of(CAROL).commit({ to: block(50), confirmed: [{ ...checkpoint(11, 1n, 0), auction: CAROL }] });
      const events = [checkpoint(10, 99n, 0), ...rising, ...again].sort((a, b) => a.atBlock - b.atBlock);
      await commit(events.slice(0, 9), events.slice(9));
      const stepsOf = async (most: number) =>
        (await stores.auctionIndex.pricesOf(AUCTION.auction, most)).map(({ atBlock }) => atBlock);
      expect(await stores.auctionIndex.pricesOf(CAROL, 9)).to.deep.equal([
        { atBlock: 11, price: 1n, timestamp: at(11) },
      ]);
      expect(await stepsOf(8)).to.deep.equal([10, 20, 22, 24, 26, 28, 30, 32]);
      expect(await stepsOf(7)).to.deep.equal([20, 24, 28, 32]);
      expect(await stepsOf(3)).to.deep.equal([20, 26, 32]);
      expect(await stepsOf(1)).to.deep.equal([32]);
      expect(await stores.auctionIndex.pricesOf(BOB, 5)).to.deep.equal([]);
    });

    it('returns the checkpoints of a span only: from the one at or before its block to the first above its price', async () => {
      await of(CAROL).commit({ to: block(50), confirmed: [{ ...checkpoint(11, 1n, 0), auction: CAROL }] });
      const prices = [10n, 10n, 20n, 20n, 2n ** 200n, MAX_UINT256];
      const all = prices.map((price, i) => checkpoint(10 + 10 * i, price, i));
      await commit(all.slice(0, 4), all.slice(4));
      const blocksOf = async (from: number, above: bigint) =>
        (await stores.auctionIndex.checkpointsOf(AUCTION.auction, { from, above })).map(({ atBlock }) => atBlock);
      expect(await blocksOf(0, 0n)).to.deep.equal([10]);
      expect(await blocksOf(10, 10n)).to.deep.equal([10, 20, 30]);
      expect(await blocksOf(29, 19n)).to.deep.equal([20, 30]);
      expect(await blocksOf(30, 20n)).to.deep.equal([30, 40, 50]);
      expect(await blocksOf(45, 2n ** 200n)).to.deep.equal([40, 50, 60]);
      expect(await blocksOf(99, MAX_UINT256)).to.deep.equal([60]);
      expect(await stores.auctionIndex.checkpointsOf(BOB, { from: 0, above: 1n })).to.deep.equal([]);
    });

    it('keeps a cursor of each auction, and their events apart', async () => {
      await commit([bid(1, 11)]);
      expect(await of(CAROL).cursor()).to.equal(undefined);
      await of(CAROL).commit({ to: block(50), confirmed: [bid(1, 11, { auction: CAROL, owner: BOB })] });
      expect(await of().cursor()).to.deep.equal(block(100));
      expect(await of(CAROL).checkpoints()).to.deep.equal([block(50)]);
      await of(CAROL).rollBack(block(50), undefined);
      expect(await idsOf()).to.deep.equal([['bid', 1n]]);
      expect(await idsOf(BOB)).to.deep.equal([]);
    });

    it('replaces unconfirmed events, and rolls back above the common ancestor', async () => {
      await of().commit({ to: block(10), confirmed: [bid(1, 10)] });
      await of().commit({ from: block(10), to: block(20), confirmed: [bid(2, 15)], unconfirmed: [bid(3, 21)] });
      await of().commit({ from: block(20), to: block(20), confirmed: [], unconfirmed: [bid(4, 22)] });
      expect(await of().oldestUnconfirmed()).to.equal(22);
      expect(await idsOf()).to.deep.equal([1n, 2n, 4n].map((id) => ['bid', id]));
      expect(await of().rollBack(block(20), block(10))).to.equal(true);
      expect(await idsOf()).to.deep.equal([['bid', 1n]]);
      expect(await of().rollBack(block(20), undefined)).to.equal(false);
    });

    it('accepts the first step from exactly one of ten indexers', async () => {
      const done = await atOnce(10, (n) => of().commit({ to: block(10), confirmed: [bid(n, n)] }));
      expect(done.filter(Boolean)).to.have.length(1);
      expect(await idsOf()).to.have.length(1);
    });

    it('finds the highest tick below a price, among confirmed bids of the auction', async () => {
      await of(CAROL).commit({ to: block(50), confirmed: [bid(9, 11, { auction: CAROL, price: 499n })] });
      const priced = (id: number, price: bigint) => bid(id, 11, { price, logIndex: id });
      await commit([priced(1, 100n), priced(2, 9n), priced(3, 2n ** 200n)], [priced(4, 400n)]);
      const below = (price: bigint) => stores.auctionIndex.tickBelow(AUCTION.auction, price);
      expect([await below(500n), await below(100n), await below(9n)]).to.deep.equal([100n, 9n, undefined]);
      expect(await below(MAX_UINT256)).to.equal(2n ** 200n);
    });

    it('reports confirmed bids without a permit that was issued, once each', async () => {
      await stores.issuedBidPermits.record(bidPermit(1n), at(), aGrant());
      await stores.issuedBidPermits.record(bidPermit(5n, { auction: CAROL }), at(), aGrant());
      const { sender: _, nonce: __, ...unpermitted } = bid(2, 12);
      await commit([bid(1, 11), unpermitted, bid(5, 13), exit(1, 14), checkpoint(9, 1n, 1)], [bid(6, 101)]);
      const found = await stores.auctionIndex.unissuedBids();
      expect(found).to.deep.equal([unpermitted, bid(5, 13)]);
      await stores.auctionIndex.markReported(unpermitted);
      expect(await stores.auctionIndex.unissuedBids()).to.deep.equal([bid(5, 13)]);
      expect(await stores.auctionIndex.totals()).to.deep.equal({ confirmed: 3, unconfirmed: 1, neverIssued: 2 });
      await stores.issuedBidPermits.record(bidPermit(5n), at(), aGrant());
      expect(await stores.auctionIndex.unissuedBids()).to.deep.equal([]);
    });
  });
}
