import { expect } from 'chai';
import sinon from 'sinon';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { AUCTION } from '../../support/fixtures/auction-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { bidding, CONFIGURED, FLOOR, SPACING } from '../../support/service/bidding.ts';
import { aWallet, aWorld, eligible, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('a bid that is not authorized', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld(CONFIGURED);
  });
  const { order, ask, bids } = bidding(() => world);

  for (const [why, over, path, says] of [
    ['2^128 of the currency', { amount: String(2n ** 128n) }, 'amount', String(2n ** 128n - 1n)],
    ['an amount that is no number', { amount: '1e8' }, 'amount', undefined],
    ['a price that is no number', { maxPrice: '0,05' }, 'maxPrice', 'decimal number'],
    ['a price with a sign', { maxPrice: '-1' }, 'maxPrice', 'decimal number'],
    ['a price that is a number', { maxPrice: 0.06 }, 'maxPrice', undefined],
    ['no price', { maxPrice: undefined }, 'maxPrice', undefined],
    ['a sender that is no address', { sender: '0x1' }, 'sender', undefined],
    ['a field that does not exist', { paymentToken: AUCTION.hook }, 'paymentToken', undefined],
  ] as const)
    it(`rejects ${why}, and names the field`, async () => {
      const answer = await bids(await eligible(world), over);
      expectRefusal(answer, 400, 'VALIDATION_FAILED', path);
      if (says !== undefined) expect(answer.body.error).to.include(says);
    });

  it('rejects a price off the tick, and names the nearest on both sides, which are accepted', async () => {
    const bidder = await eligible(world);
    const refused = await bids(bidder, { maxPrice: '0.05512' });
    expectRefusal(refused, 400, 'BID_PRICE_INVALID');
    const prices = /nearest is (\S+) \((q96:\d+)\) or (\S+) \((q96:\d+)\)$/.exec(refused.body.error)?.slice(1) ?? [];
    expect(prices).to.have.length(4);
    for (const maxPrice of prices)
      expect((await bids(bidder, { maxPrice, amount: '100000000' })).status, maxPrice).to.equal(200);
  });

  it('rejects a price that is not above the clearing price, and names the lowest, which is accepted', async () => {
    const bidder = await eligible(world);
    world.auctionContracts.change(AUCTION, { clearingPrice: FLOOR + SPACING + 1n });
    for (const maxPrice of ['0.05', '0.0505', '0.0509', `q96:${FLOOR + SPACING}`, '0.000000000000000001']) {
      const refused = await bids(bidder, { maxPrice });
      expectRefusal(refused, 400, 'BID_PRICE_INVALID');
      expect(refused.body.error)
        .to.include(`the nearest is 0.051`)
        .and.include(`(q96:${FLOOR + 2n * SPACING})`);
    }
    expect((await bids(bidder, { maxPrice: `q96:${FLOOR + 2n * SPACING}` })).status).to.equal(200);
  });

  it('rejects a price above the bound of the auction, and names the highest, which is accepted', async () => {
    const bidder = await eligible(world);
    const most = FLOOR + 50n * SPACING;
    world.auctionContracts.change(AUCTION, { maxBidPrice: most + SPACING - 1n });
    const beyondAnyWord = (2n ** 256n / SPACING + 1n) * SPACING;
    for (const maxPrice of [`q96:${most + SPACING}`, '0.0756', '1', '9'.repeat(40), `q96:${beyondAnyWord}`]) {
      const refused = await bids(bidder, { maxPrice });
      expectRefusal(refused, 400, 'BID_PRICE_INVALID');
      expect(refused.body.error).to.include(`(q96:${most + SPACING - 1n}): the nearest is 0.075 (q96:${most})`);
    }
    expect((await bids(bidder, { maxPrice: `q96:${most}` })).status).to.equal(200);
    world.auctionContracts.change(AUCTION, { clearingPrice: most });
    const none = await bids(bidder, { maxPrice: `q96:${most + SPACING}` });
    expectRefusal(none, 400, 'BID_PRICE_INVALID');
    expect(none.body.error).to.match(/: no price is left$/);
  });

  it('rejects bids before the start and when the next block is the end, and names the block', async () => {
    const bidder = await eligible(world);
    world.auctionContracts.change(AUCTION, { startBlock: 999_999_999 });
    const early = await bids(bidder);
    expectRefusal(early, 400, 'AUCTION_NOT_OPEN');
    expect(early.body.error).to.include('from block 999999999 on');
    const { block } = await world.auctionContracts.state(AUCTION);
    for (const endBlock of [0, block, block + 1]) {
      world.auctionContracts.change(AUCTION, { startBlock: 0, endBlock });
      expectRefusal(await bids(bidder), 400, 'AUCTION_NOT_OPEN');
    }
    world.auctionContracts.change(AUCTION, { endBlock: block + 2 });
    expect((await bids(bidder)).status).to.equal(200);
  });

  it('rejects bids without the tokens and after the whole issue with the reason, and does not show the auction as open', async () => {
    const bidder = await eligible(world);
    for (const [change, phase, says] of [
      [{ isFunded: false }, 'upcoming', 'once its tokens are deposited'],
      [{ isFunded: true, issued: 10_000_000 }, 'ended', 'is sold out'],
    ] as const) {
      world.auctionContracts.change(AUCTION, change);
      const refused = await bids(bidder);
      expectRefusal(refused, 400, 'AUCTION_NOT_OPEN');
      expect(refused.body.error).to.include(says);
      expect((await world.api.get('/api/sale/auctions').expect(200)).body.data.auctions[0].phase).to.equal(phase);
    }
  });

  it('rejects a currency that the sale does not take', async () => {
    world.auctionContracts.change(AUCTION, { currency: '0x0000000000000000000000000000000000000000' as WalletAddress });
    expectRefusal(await bids(await eligible(world)), 400, 'PAYMENT_TOKEN_UNKNOWN');
    const { auctions } = (await world.api.get('/api/sale/auctions').expect(200)).body.data;
    expect(auctions[0].currency).to.equal(null);
  });

  it('rejects less than the minimum, and more than the tier allows', async () => {
    const bidder = await eligible(world);
    expectRefusal(await bids(bidder, { amount: '99999999' }), 400, 'AMOUNT_BELOW_MINIMUM');
    expectRefusal(await bids(bidder, { amount: '999990001' }), 400, 'TIER_LIMIT_EXCEEDED');
  });

  it('rejects more than the hook admits of all bidders together, and names what is left, which is accepted', async () => {
    const bidder = await eligible(world);
    world.auctionContracts.change(AUCTION, { capLeft: 200_000_000n });
    const refused = await bids(bidder, { amount: '200000001' });
    expectRefusal(refused, 400, 'AUCTION_CAP_EXCEEDED');
    expect(refused.body.error).to.include('at most 200000000 smallest units');
    expect((await bids(bidder, { amount: '200000000' })).status).to.equal(200);
    for (const capLeft of [0n, 99_999_999n]) {
      world.auctionContracts.change(AUCTION, { capLeft });
      const none = await bids(bidder, { amount: '100000000' });
      expectRefusal(none, 400, 'AUCTION_CAP_EXCEEDED');
      expect(none.body.error).to.include(`exhausted: ${capLeft} smallest units are left`);
    }
    expect((await world.issuedBidPermits.tally(world.clock.now())).issued).to.equal(1);
  });

  it('rejects an auction that is not configured, and names those that are', async () => {
    const refused = await bids(await eligible(world), { auction: AUCTION.hook });
    expectRefusal(refused, 404, 'AUCTION_UNKNOWN');
    expect(refused.body.error).to.include(AUCTION.auction);
  });

  it('rejects a wallet that is not registered, not verified, or not the session’s', async () => {
    const stranger = await signedIn(world);
    expectRefusal(await bids(stranger), 403, 'KYC_REQUIRED');
    expectRefusal(await ask(stranger, order(aWallet().address)), 403, 'WALLET_MISMATCH');
    expectRefusal(
      await world.api.post('/api/sale/authorize-bid').send(order(stranger.address)),
      401,
      'UNAUTHENTICATED',
    );
  });

  for (const name of ['state', 'committed'] as const)
    it(`signs nothing while the node does not say the ${name} of an auction, after every other rule`, async () => {
      const bidder = await eligible(world);
      sinon.stub(world.auctionContracts, name).rejects(chainUnavailable());
      expectRefusal(await bids(bidder), 503, 'CHAIN_UNAVAILABLE');
      expectRefusal(await bids(await signedIn(world)), 403, 'KYC_REQUIRED');
      expect((await world.issuedBidPermits.tally(world.clock.now())).issued).to.equal(0);
    });

  it('is 404 with a sentence on a server without auctions', async () => {
    world = await aWorld({ AUCTIONS: 'none' });
    const bidder = await eligible(world);
    expectRefusal(await bids(bidder), 404, 'AUCTION_UNKNOWN');
    expectRefusal(await world.api.get('/api/sale/auctions'), 404, 'AUCTION_UNKNOWN');
    expectRefusal(await world.api.get(`/api/sale/bids?wallet=${bidder.address}`), 404, 'AUCTION_UNKNOWN');
  });
});
