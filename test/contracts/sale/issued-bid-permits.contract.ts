import { expect } from 'chai';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { AUCTION, bid, bidPermit } from '../../support/fixtures/auction-fixtures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { block, DEADLINE } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import type { SaleStores } from './sale-stores.ts';

const LATER = new Date(Number(DEADLINE + 1n) * 1000);

export function describeIssuedBidPermitsContract(name: string, makeStores: () => Promise<SaleStores>): void {
  describe(`IssuedBidPermits: ${name}`, () => {
    let stores: SaleStores;
    beforeEach(async () => {
      stores = await makeStores();
    });
    const record = (nonce: bigint, changes = {}, issuedAt = at()) =>
      stores.issuedBidPermits.record(bidPermit(nonce, changes), issuedAt, aGrant());
    const index = (nonce: number, changes = {}) =>
      stores.auctionIndex
        .of(AUCTION.auction)
        .commit({ to: block(10), confirmed: [], unconfirmed: [bid(nonce, 11, changes)] });
    const statesOf = async (now = at()) =>
      (await stores.issuedBidPermits.issuedTo(ALICE, 10, now)).map(({ permit, state }) => [permit.nonce, state]);

    it('returns what was recorded, newest first, of this owner only', async () => {
      const widest = { amount: 2n ** 128n - 1n, maxAllowed: MAX_UINT256, deadline: MAX_UINT256, sender: CAROL };
      await record(1n, widest, at(1));
      await record(MAX_UINT256, {}, at(2));
      await record(3n, { owner: BOB, sender: ALICE });
      const found = await stores.issuedBidPermits.issuedTo(ALICE, 10, at());
      expect(found).to.deep.equal([
        { permit: bidPermit(MAX_UINT256), issuedAt: at(2), state: 'issued' },
        { permit: bidPermit(1n, widest), issuedAt: at(1), state: 'issued' },
      ]);
      expect(await stores.issuedBidPermits.issuedTo(ALICE, 1, at())).to.have.length(1);
    });

    it('records a nonce of an auction once, and keeps nothing of a second', async () => {
      await record(1n);
      expect(
        await record(1n, { amount: 1n }).then(
          () => 'recorded',
          () => 'rejected',
        ),
      ).to.equal('rejected');
      await record(1n, { auction: CAROL });
      expect((await stores.issuedBidPermits.tally(at())).issued).to.equal(2);
    });

    it('is used once a bid with the nonce is indexed in the auction, and expired after its last second', async () => {
      await record(1n);
      await record(2n);
      await record(2n, { auction: CAROL });
      await index(1);
      expect(await statesOf()).to.deep.include.members([
        [1n, 'used'],
        [2n, 'issued'],
      ]);
      expect(await stores.issuedBidPermits.countLive(ALICE, at())).to.equal(2);
      expect(await stores.issuedBidPermits.countLive(BOB, at())).to.equal(0);
      expect(await stores.issuedBidPermits.countLive(ALICE, new Date(Number(DEADLINE) * 1000 + 999))).to.equal(2);
      expect(await stores.issuedBidPermits.countLive(ALICE, LATER)).to.equal(0);
      expect(await stores.issuedBidPermits.tally(LATER)).to.deep.equal({ issued: 3, used: 1, expired: 2, open: 0 });
      expect(await stores.issuedBidPermits.tally(at())).to.deep.equal({ issued: 3, used: 1, expired: 0, open: 2 });
    });

    it('is usable again when the bid disappears', async () => {
      await record(1n);
      await index(1);
      await stores.auctionIndex.of(AUCTION.auction).rollBack(block(10), undefined);
      expect(await statesOf()).to.deep.equal([[1n, 'issued']]);
    });

    it('settles the permits of one auction whose deadline is before the time up to which it is indexed', async () => {
      const { issuedBidPermits } = stores;
      const unsettled = async () => (await issuedBidPermits.unsettledAuctions()).toSorted();
      expect(await unsettled()).to.deep.equal([]);
      await record(1n);
      await record(2n);
      await record(3n, { deadline: DEADLINE + 1n });
      await record(4n, { auction: CAROL });
      const both = [AUCTION.auction, CAROL].toSorted();
      for (const until of [at(), new Date(Number(DEADLINE) * 1000 + 999), LATER]) {
        await issuedBidPermits.settle(AUCTION.auction, until);
        expect(await unsettled()).to.deep.equal(both);
      }
      await issuedBidPermits.settle(AUCTION.auction, new Date(Number(DEADLINE + 2n) * 1000));
      expect(await unsettled()).to.deep.equal([CAROL]);
      await issuedBidPermits.settle(CAROL, LATER);
      expect(await unsettled()).to.deep.equal([]);
    });

    it('deletes only settled permits without a bid, after their deadline, as many as allowed', async () => {
      for (const nonce of [1n, 2n, 3n, 4n]) await record(nonce);
      await index(4);
      expect(await stores.issuedBidPermits.purgeUnused(LATER, 10), 'they may have been used').to.equal(0);
      await stores.issuedBidPermits.settle(AUCTION.auction, LATER);
      expect(await stores.issuedBidPermits.purgeUnused(at(), 10)).to.equal(0);
      expect(await stores.issuedBidPermits.purgeUnused(LATER, 2)).to.equal(2);
      expect(await stores.issuedBidPermits.purgeUnused(LATER, 10)).to.equal(1);
      expect(await statesOf(LATER)).to.deep.equal([[4n, 'used']]);
    });
  });
}
