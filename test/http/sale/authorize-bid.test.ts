import { expect } from 'chai';
import { AbiCoder, Interface, verifyTypedData } from 'ethers';
import sinon from 'sinon';
import { readArtifact } from '../../../contracts/kit/artifacts.ts';
import { SANDBOX_AUCTION } from '../../../src/adapters/sandbox/world.ts';
import { BID_PERMIT_TYPES } from '../../../src/domain/sale/bid-permit.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { AUCTION, bid, checkpoint, exit } from '../../support/fixtures/auction-fixtures.ts';
import { block } from '../../support/fixtures/sale-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const AUCTION_ABI = new Interface(readArtifact('TestAuction').abi);
const CONFIGURED = { AUCTIONS: `8453:${AUCTION.auction}:${AUCTION.hook}` };
const SPACING = SANDBOX_AUCTION.tickSpacing;
const FLOOR = SANDBOX_AUCTION.floorPrice;
const PERSON = { personId: 'provider-person-1' };

describe('POST /api/sale/authorize-bid', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld(CONFIGURED);
  });
  afterEach(() => sinon.restore());

  const order = (wallet: string, over: object = {}) => ({
    ...{ wallet, auction: AUCTION.auction, amount: '250000000', maxPrice: '0.06' },
    ...over,
  });
  const ask = ({ bearer }: Pick<SignedIn, 'bearer'>, body: object) =>
    world.api.post('/api/sale/authorize-bid').set(bearer).send(body);
  const bids = async ({ address, bearer }: SignedIn, over: object = {}) =>
    world.api.post('/api/sale/authorize-bid').set(bearer).send(order(address, over));

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
      ...{ maxPrice: String(maxPrice), prevTickPrice: String(FLOOR) },
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

  it('rejects bids before the start and from the end on, and names the block', async () => {
    const bidder = await eligible(world);
    world.auctionContracts.change(AUCTION, { startBlock: 10 });
    const early = await bids(bidder);
    expectRefusal(early, 400, 'AUCTION_NOT_OPEN');
    expect(early.body.error).to.include('from block 10 on');
    world.auctionContracts.change(AUCTION, { startBlock: 0, endBlock: 0 });
    const late = await bids(bidder);
    expectRefusal(late, 400, 'AUCTION_NOT_OPEN');
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

  it('computes the hint from the confirmed ticks below the price', async () => {
    const bidder = await eligible(world);
    const at = (id: number, ticks: bigint) => bid(id, 8, { price: ticks * SPACING, logIndex: id });
    await world.auctionIndex
      .of(AUCTION.auction)
      .commit({ to: block(8), confirmed: [at(1, 110n), at(2, 130n)], unconfirmed: [at(3, 115n)] });
    expect((await bids(bidder)).body.data.bidParams.prevTickPrice).to.equal(String(110n * SPACING));
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

  it('is 404 with a sentence on a server without auctions', async () => {
    world = await aWorld();
    const bidder = await eligible(world);
    expectRefusal(await bids(bidder), 404, 'AUCTION_UNKNOWN');
    expectRefusal(await world.api.get('/api/sale/auctions'), 404, 'AUCTION_UNKNOWN');
    expectRefusal(await world.api.get(`/api/sale/bids?wallet=${bidder.address}`), 404, 'AUCTION_UNKNOWN');
  });
});
