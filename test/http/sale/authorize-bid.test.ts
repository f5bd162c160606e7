import { expect } from 'chai';
import { AbiCoder, Interface, verifyTypedData } from 'ethers';
import sinon from 'sinon';
import { readArtifact } from '../../../contracts/kit/artifacts.ts';
import { BID_PERMIT_TYPES } from '../../../src/domain/sale/bid-permit.ts';
import { AUCTION, bid, exit } from '../../support/fixtures/auction-fixtures.ts';
import { block } from '../../support/fixtures/sale-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { bidding, CONFIGURED, FLOOR, SPACING } from '../../support/service/bidding.ts';
import { aWallet, aWorld, eligible, type SignedIn, type TestWorld } from '../../support/service/world.ts';

const AUCTION_ABI = new Interface(readArtifact('TestAuction').abi);
const PERSON = { personId: 'provider-person-1' };

describe('POST /api/sale/authorize-bid', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld(CONFIGURED);
  });
  const { order, ask, bids } = bidding(() => world);

  it('signs what the hook needs, in a form that anyone can verify, and the call of the auction', async () => {
    const bidder = await eligible(world);
    const answer = await bids(bidder);
    expect(answer.status, answer.text).to.equal(200);
    const { signature, typedData, hookData, bidParams, ...terms } = answer.body.data;
    expect(terms).to.deep.include({
      ...{ auction: AUCTION.auction, owner: bidder.address, sender: bidder.address },
      ...{ amount: '250000000', maxAllowed: '999990000' },
      deadline: String(Date.UTC(2026, 0, 31, 12, 15) / 1000),
    });
    const types = { BidPermit: [...BID_PERMIT_TYPES.BidPermit] };
    const { auctions } = (await world.api.get('/api/sale/auctions').expect(200)).body.data;
    expect(verifyTypedData(typedData.domain, types, terms, signature)).to.equal(auctions[0].permitSigner);
    expect(typedData.domain).to.include({ name: 'PermitHook', verifyingContract: AUCTION.hook });
    const encoded = AbiCoder.defaultAbiCoder().encode(
      ['(address,address,address,uint256,uint256,uint256,uint256)', 'bytes'],
      [
        ['auction', 'owner', 'sender', 'amount', 'maxAllowed', 'nonce', 'deadline'].map((name) => terms[name]),
        signature,
      ],
    );
    expect(hookData).to.equal(encoded);
    const maxPrice = 120n * SPACING;
    const data = AUCTION_ABI.encodeFunctionData('submitBid(uint256,uint128,address,uint256,bytes)', [
      ...[maxPrice, 250_000_000n, bidder.address, FLOOR, hookData],
    ]);
    expect(bidParams).to.deep.equal({
      ...{ chainId: 8453, to: AUCTION.auction, data, value: '0' },
      ...{ maxPrice: String(maxPrice), prevTickPrice: String(FLOOR), spender: AUCTION.auction },
    });
  });

  it('records the decision with every rule, and a receipt of it', async () => {
    const bidder = await eligible(world);
    const id = (await bids(bidder)).get('Decision-Id');
    const decision = (await world.api.get(`/api/sale/decisions/${id}`).set(bidder.bearer).expect(200)).body.data;
    expect(decision).to.include({ kind: 'bid', outcome: 'granted' });
    expect(decision.rules.map(({ rule }: { rule: string }) => rule)).to.include.members(['bidPrice', 'tierLimit']);
    await world.api.get(`/api/sale/decisions/${id}/receipt`).set(bidder.bearer).expect(200);
  });

  it('records the decision of a refusal as well, also of a blocked wallet', async () => {
    const bidder = await eligible(world);
    const refused = await bids(bidder, { maxPrice: '0.05' });
    const id = refused.get('Decision-Id');
    const decision = (await world.api.get(`/api/sale/decisions/${id}`).set(bidder.bearer).expect(200)).body.data;
    expect(decision).to.include({ kind: 'bid', outcome: 'refused', code: 'BID_PRICE_INVALID' });
    expect((await world.issuedBidPermits.tally(world.clock.now())).issued).to.equal(0);
  });

  it('answers a repeated request with its first permit', async () => {
    const { address, bearer } = await eligible(world);
    const again = () => ask({ bearer }, order(address)).set('Idempotency-Key', 'bid-1');
    const [first, second] = [await again(), await again()];
    expect(second.get('Idempotent-Replayed')).to.equal('true');
    expect(second.body).to.deep.equal(first.body);
    expect((await world.issuedBidPermits.tally(world.clock.now())).issued).to.equal(1);
  });

  it('computes the hint from the confirmed ticks below the price', async () => {
    const bidder = await eligible(world);
    const at = (id: number, ticks: bigint) => bid(id, 8, { price: ticks * SPACING, logIndex: id });
    await world.auctionIndex
      .of(AUCTION.auction)
      .commit({ to: block(8), confirmed: [at(1, 110n), at(2, 130n)], unconfirmed: [at(3, 115n)] });
    expect((await bids(bidder)).body.data.bidParams.prevTickPrice).to.equal(String(110n * SPACING));
  });

  describe('the payer', () => {
    it('may be another verified wallet of the person, which is bound and screened', async () => {
      const [bidder, payer] = [
        await eligible(world, 'TIER_1', aWallet(), PERSON),
        await eligible(world, 'TIER_1', aWallet(), PERSON),
      ];
      expect((await bids(bidder, { sender: payer.address })).body.data.sender).to.equal(payer.address);
      sinon
        .stub(world.addressScreening, 'screenAll')
        .callsFake(async (wallets) => wallets.map((one) => ({ sanctioned: one === payer.address, source: 'list' })));
      expectRefusal(await bids(bidder, { sender: payer.address }), 403, 'AML_FAILED');
      expect((await bids(bidder)).status).to.equal(200);
    });

    it('may be nobody else, listed or not', async () => {
      const [bidder, other] = [await eligible(world), await eligible(world)];
      const listed = { chain: 'evm', address: other.address, label: 'mine' };
      await world.api.post('/api/user/wallets').set(bidder.bearer).send(listed);
      const refused = await bids(bidder, { sender: other.address });
      expectRefusal(refused, 400, 'BID_SENDER_FOREIGN');
      expect(refused.body.error).to.include(bidder.address);
    });

    it('may not be a blocked wallet of the person', async () => {
      const [bidder, payer] = [
        await eligible(world, 'TIER_1', aWallet(), PERSON),
        await eligible(world, 'TIER_1', aWallet(), PERSON),
      ];
      const find = world.users.find.bind(world.users);
      sinon.stub(world.users, 'find').callsFake(async (wallet) => {
        const user = await find(wallet);
        return user && { ...user, isBlocked: wallet === payer.address };
      });
      expectRefusal(await bids(bidder, { sender: payer.address }), 400, 'BID_SENDER_FOREIGN');
    });
  });

  describe('the limit of a person', () => {
    const buy = ({ address, bearer }: SignedIn, amount: string) =>
      world.api
        .post('/api/sale/authorize')
        .set(bearer)
        .send({ wallet: address, amount, paymentToken: world.config.sale.paymentTokens[0].address });

    it('counts bids against purchases, and leaves the contract the rest', async () => {
      const bidder = await eligible(world);
      world.auctionContracts.commit(AUCTION, bidder.address, 700_000_000n);
      expectRefusal(await buy(bidder, '300000000'), 400, 'TIER_LIMIT_EXCEEDED');
      expect((await buy(bidder, '250000000').expect(200)).body.data.maxAllowed).to.equal('299990000');
    });

    it('counts purchases against bids of any wallet of the person', async () => {
      const [first, second] = [
        await eligible(world, 'TIER_1', aWallet(), PERSON),
        await eligible(world, 'TIER_1', aWallet(), PERSON),
      ];
      sinon.stub(world.saleContract, 'purchased').callsFake(async (of) => (of === first.address ? 700_000_000n : 0n));
      expectRefusal(await bids(second, { amount: '300000000' }), 400, 'TIER_LIMIT_EXCEEDED');
      expect((await bids(second)).body.data.maxAllowed).to.equal('299990000');
    });

    it('gives room back when a refund is confirmed, as a higher maximum of the hook', async () => {
      const bidder = await eligible(world);
      world.auctionContracts.commit(AUCTION, bidder.address, 900_000_000n);
      const mine = { owner: bidder.address, sender: bidder.address };
      const refund = exit(1, 9, { ...mine, amount: 800_000_000n });
      const index = world.auctionIndex.of(AUCTION.auction);
      await index.commit({
        to: block(8),
        confirmed: [bid(1, 8, { ...mine, amount: 900_000_000n })],
        unconfirmed: [refund],
      });
      expectRefusal(await bids(bidder), 400, 'TIER_LIMIT_EXCEEDED');
      await index.commit({ from: block(8), to: block(10), confirmed: [refund] });
      expect((await bids(bidder)).body.data.maxAllowed).to.equal(String(900_000_000n + 899_990_000n));
    });
  });
});
