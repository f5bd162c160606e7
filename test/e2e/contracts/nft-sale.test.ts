import { expect } from 'chai';
import { MaxUint256, TypedDataEncoder, toBeHex } from 'ethers';
import fc from 'fast-check';
import { as } from '../../../contracts/kit/handles.ts';
import type { NftPurchaseAuthorization } from '../../../contracts/kit/interfaces.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { eventOf, mined, refusal } from '../../support/chain/transactions.ts';
import { cast, chainTime, forwardRequest, NFT_PURCHASE_TYPES, nftOrder } from '../../support/fixtures/sale-orders.ts';

describeInWorld('NftSale', (world) => {
  const saleOf = (who: 'buyer' | 'other' = 'buyer') => as(cast(world())[who], world().nftSale);
  const attempt = async (changes: Partial<NftPurchaseAuthorization> = {}) =>
    refusal(saleOf().buyNft.staticCall(...(await nftOrder(world(), changes))), world().nftSale);
  const buy = async (changes: Partial<NftPurchaseAuthorization> = {}) =>
    mined(saleOf().buyNft(...(await nftOrder(world(), changes))));

  beforeEach(async () => {
    await mined(as(cast(world()).buyer, world().usdc).approve(world().nftSale, MaxUint256));
  });

  it('pays the tier’s price to the treasury and mints the token to the buyer', async () => {
    const { usdc, nftSale } = world();
    const { buyer, treasury, referrer } = cast(world());
    const before = await usdc.balanceOf(treasury);
    const [order, signature] = await nftOrder(world(), { referrer: referrer.address });
    const receipt = await mined(saleOf().buyNft(order, signature));
    expect(await nftSale.ownerOf(77n)).to.equal(buyer.address);
    expect(await usdc.balanceOf(treasury)).to.equal(before + 250_000_000n);
    expect([...(await nftSale.tiers(1))]).to.deep.equal([250_000_000n, 100n, 1n, 1n]);
    const { deadline: _signedOnly, ...told } = order;
    expect(eventOf(nftSale, 'NftPurchase', receipt)).to.deep.equal({ ...told, tierId: 1n });
  });

  type Change = (order: NftPurchaseAuthorization) => Partial<NftPurchaseAuthorization>;
  const tampered: [keyof NftPurchaseAuthorization, Change][] = [
    ['buyer', () => ({ buyer: cast(world()).other.address })],
    ['paymentToken', () => ({ paymentToken: world().addresses.usdt })],
    ['amount', ({ amount }) => ({ amount: amount - 1n })],
    ['tokenId', ({ tokenId }) => ({ tokenId: tokenId + 1n })],
    ['tierId', ({ tierId }) => ({ tierId: tierId + 1 })],
    ['referrer', () => ({ referrer: cast(world()).referrer.address })],
    ['nonce', ({ nonce }) => ({ nonce: nonce ^ 1n })],
    ['deadline', ({ deadline }) => ({ deadline: deadline + 1n })],
  ];
  for (const [field, change] of tampered) {
    it(`rejects an authorization whose ${field} was changed after signing`, async () => {
      const [order, signature] = await nftOrder(world());
      const sender = field === 'buyer' ? saleOf('other') : saleOf();
      const call = sender.buyNft.staticCall({ ...order, ...change(order) }, signature);
      expect(await refusal(call, world().nftSale)).to.match(/^InvalidSigner\(0x/);
    });
  }

  it('has a tampering test for every signed field', () => {
    expect(tampered.map(([field]) => field)).to.deep.equal(
      NFT_PURCHASE_TYPES.NftPurchaseAuthorization?.map(({ name }) => name),
    );
  });

  it('rejects a caller other than the buyer, a self-referral, an expired deadline and another payment token', async () => {
    const { buyer, other } = cast(world());
    const { nftSale, addresses } = world();
    const call = saleOf('other').buyNft.staticCall(...(await nftOrder(world())));
    expect(await refusal(call, nftSale)).to.equal(`NotBuyer(${other.address}, ${buyer.address})`);
    expect(await attempt({ referrer: buyer.address })).to.equal(`SelfReferral(${buyer.address})`);
    const deadline = (await chainTime(world())) - 1n;
    expect(await attempt({ deadline })).to.equal(`AuthorizationExpired(${deadline})`);
    const paymentToken = addresses.saleToken;
    expect(await attempt({ paymentToken })).to.equal(`PaymentTokenNotAccepted(${paymentToken})`);
  });

  it('sells at the tier’s price only, for any signed amount', async () => {
    expect(await attempt({ amount: 1n })).to.equal('WrongPrice(1, 1, 250000000)');
    expect(await attempt({ amount: 250_000_001n })).to.equal('WrongPrice(1, 250000001, 250000000)');
    expect(await attempt({ tierId: 2, amount: 1_000_000_000n, tokenId: 101n })).to.equal('accepted');
  });

  it('sells no more than the supply of a tier, and nothing of an unknown one', async () => {
    await mined(world().nftSale.setTier(9, 5n, 900n, 2n));
    for (const tokenId of [900n, 901n]) await buy({ tierId: 9, amount: 5n, tokenId });
    expect(await attempt({ tierId: 9, amount: 5n, tokenId: 902n })).to.equal('TierSoldOut(9, 2)');
    expect(await attempt({ tierId: 200, amount: 0n })).to.equal('TierSoldOut(200, 0)');
  });

  it('sells only tokens of the tier, whatever was signed', async () => {
    for (const [tokenId, outcome] of [
      [0n, 'TokenOutsideTier(1, 0)'],
      [1n, 'accepted'],
      [100n, 'accepted'],
      [101n, 'TokenOutsideTier(1, 101)'],
      [MaxUint256, `TokenOutsideTier(1, ${MaxUint256})`],
    ] as const)
      expect(await attempt({ tokenId }), `token ${tokenId}`).to.equal(outcome);
  });

  it('never assigns a token id to two tiers', async () => {
    const { nftSale } = world();
    const set = (tierId: number, first: bigint, supply: bigint) =>
      refusal(nftSale.setTier.staticCall(tierId, 1n, first, supply), nftSale);
    expect(await set(3, 110n, 5n)).to.equal('TierOverlaps(3, 2)');
    expect(await set(3, 0n, 2n)).to.equal('TierOverlaps(3, 1)');
    expect(await set(3, 50n, 1n)).to.equal('TierOverlaps(3, 1)');
    expect(await set(3, 111n, 5n)).to.equal('accepted');
    expect(await set(3, 50n, 0n)).to.equal('accepted');
    expect(await set(2, 102n, 20n)).to.equal('accepted');
    expect(await set(3, MaxUint256, 2n)).to.match(/Panic|OVERFLOW|arithmetic/i);
  });

  it('keeps the range of a tier with sales', async () => {
    const { nftSale } = world();
    await buy();
    const set = (first: bigint, supply: bigint) => refusal(nftSale.setTier.staticCall(1, 1n, first, supply), nftSale);
    expect(await set(2n, 99n)).to.equal('TierHasSold(1, 1)');
    expect(await set(1n, 0n)).to.equal('TierHasSold(1, 1)');
    expect(await set(1n, 1n)).to.equal('accepted');
  });

  it('sells a token once, and accepts a nonce once', async () => {
    const [order, signature] = await nftOrder(world());
    await mined(saleOf().buyNft(order, signature));
    const again = await refusal(saleOf().buyNft.staticCall(order, signature), world().nftSale);
    expect(again).to.equal(`NonceAlreadyUsed(${order.nonce})`);
    expect(await attempt()).to.equal('TokenTaken(77)');
    expect(await attempt({ tokenId: 78n })).to.equal('accepted');
  });

  it('sells nothing while paused', async () => {
    await mined(world().nftSale.pause());
    expect(await attempt()).to.equal('EnforcedPause()');
    await mined(world().nftSale.unpause());
    expect(await attempt()).to.equal('accepted');
  });

  it('lets only the owner set a tier', async () => {
    const { other } = cast(world());
    const call = saleOf('other').setTier.staticCall(1, 0n, 1n, 1n);
    expect(await refusal(call, world().nftSale)).to.equal(`OwnableUnauthorizedAccount(${other.address})`);
  });

  it('sells through the forwarder to the buyer who signed the request', async () => {
    const { nftSale, forwarder, addresses } = world();
    const { buyer, relayer } = cast(world());
    const data = nftSale.interface.encodeFunctionData('buyNft', [...(await nftOrder(world()))]);
    const request = await forwardRequest(world(), buyer, addresses.nftSale, data);
    await mined(as(relayer, forwarder).execute(request));
    expect(await nftSale.ownerOf(77n)).to.equal(buyer.address);
  });

  it('hashes an authorization as ethers does', async () => {
    const { domains, nftSale } = world();
    await fc.assert(
      fc.asyncProperty(anyAuthorization, async (order) => {
        const expected = TypedDataEncoder.hash(domains.nftSale, NFT_PURCHASE_TYPES, order);
        return (await nftSale.hashAuthorization(order)) === expected;
      }),
      { numRuns: 25 },
    );
  });
});

const uint256 = fc.bigInt({ min: 0n, max: MaxUint256 });
const address = fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }).map((value) => toBeHex(value, 20));
const anyAuthorization = fc.record({
  buyer: address,
  paymentToken: address,
  amount: uint256,
  tokenId: uint256,
  tierId: fc.integer({ min: 0, max: 255 }),
  referrer: address,
  nonce: uint256,
  deadline: uint256,
});
