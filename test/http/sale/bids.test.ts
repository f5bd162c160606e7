import { expect } from 'chai';
import { AUCTION, bid, checkpoint, exit } from '../../support/fixtures/auction-fixtures.ts';
import { block } from '../../support/fixtures/sale-fixtures.ts';
import { CONFIGURED, FLOOR, SPACING } from '../../support/service/bidding.ts';
import { aWallet, aWorld, eligible, type TestWorld } from '../../support/service/world.ts';

describe('what a wallet reads of its bids', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld(CONFIGURED);
  });

  it('returns whether a wallet may bid, and signs nothing', async () => {
    const bidder = await eligible(world);
    const read = async (query: string) =>
      (await world.api.get(`/api/sale/eligibility?wallet=${bidder.address}${query}`).set(bidder.bearer)).body.data;
    const open = await read(`&auction=${AUCTION.auction}`);
    expect(open).to.include({ eligible: true, remaining: '999990000' });
    const low = await read(`&auction=${AUCTION.auction}&maxPrice=0.05&amount=250000000`);
    expect(low.eligible).to.equal(false);
    expect(low.rules.find(({ rule }: { rule: string }) => rule === 'bidPrice')).to.include({ remedy: 'viewAuctions' });
    expect((await world.issuedBidPermits.tally(world.clock.now())).issued).to.equal(0);
  });

  it('lists bids with what they got and how they exit', async () => {
    const bidder = await eligible(world);
    const mine = { owner: bidder.address, sender: bidder.address, price: 120n * SPACING };
    world.auctionContracts.change(AUCTION, { endBlock: 0, claimBlock: 0, graduated: true });
    await world.auctionIndex.of(AUCTION.auction).commit({
      to: block(9),
      confirmed: [checkpoint(8, FLOOR, 0), bid(1, 8, mine), bid(2, 8, { ...mine, logIndex: 1 }), exit(1, 9, mine)],
    });
    const { bids: listed } = (await world.api.get(`/api/sale/bids?wallet=${bidder.address}`).expect(200)).body.data;
    expect(listed[0]).to.deep.include({
      bidId: '1',
      status: 'exited',
      refunded: '100000000',
      claimable: true,
      exit: null,
    });
    expect(listed[1]).to.deep.include({ status: 'open', refunded: null, claimable: false });
    expect(listed[1].exit).to.deep.equal({
      ...{ functionName: 'exitBid', lastFullyFilledCheckpointBlock: null, outbidBlock: null },
    });
    expect(listed[1].maxPrice).to.deep.equal({ decimal: '0.06', q96: String(mine.price) });
    expect((await world.api.get(`/api/sale/bids?wallet=${aWallet().address}`)).body.data.bids).to.deep.equal([]);
  });
});
