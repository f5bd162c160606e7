import { expect } from 'chai';
import { id, MaxUint256, Signature, TypedDataEncoder, toBeHex, ZeroAddress } from 'ethers';
import fc from 'fast-check';
import { as, type PurchaseAuthorization } from '../../../contracts/kit/handles.ts';
import { describeInWorld } from '../../support/chain.ts';
import { cast, chainTime, PURCHASE_TYPES, purchaseOrder } from '../../support/sale-orders.ts';
import { eventOf, mined, refusal } from '../../support/transactions.ts';

const SECP256K1_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

describeInWorld('TokenSale: a purchase', (world) => {
  const saleOf = (who: 'buyer' | 'other' = 'buyer') => as(cast(world())[who], world().sale);
  const attempt = async (changes: Partial<PurchaseAuthorization> = {}) =>
    refusal(saleOf().buy.staticCall(...(await purchaseOrder(world(), changes))), world().sale);

  beforeEach(async () => {
    const { usdc, usdt, sale } = world();
    await mined(as(cast(world()).buyer, usdc).approve(sale, MaxUint256));
    await mined(as(cast(world()).buyer, usdt).approve(sale, MaxUint256));
  });

  it('moves the payment to the treasury and the tokens to the buyer, and counts both', async () => {
    const { usdc, saleToken, sale } = world();
    const { buyer, treasury } = cast(world());
    const before = { buyer: await usdc.balanceOf(buyer), treasury: await usdc.balanceOf(treasury) };
    const forSale = await sale.tokensForSale();

    await mined(saleOf().buy(...(await purchaseOrder(world(), { amount: 100_000_000n }))));

    const tokens = 2_000n * 10n ** 18n;
    expect(await usdc.balanceOf(buyer)).to.equal(before.buyer - 100_000_000n);
    expect(await usdc.balanceOf(treasury)).to.equal(before.treasury + 100_000_000n);
    expect(await saleToken.balanceOf(buyer)).to.equal(tokens);
    expect(await saleToken.balanceOf(sale)).to.equal(forSale - tokens);
    expect(await sale.tokensSold()).to.equal(tokens);
    expect(await sale.tokensForSale()).to.equal(forSale);
    expect(await sale.purchased(buyer)).to.equal(100_000_000n);
  });

  it('tells of itself in one Purchase event', async () => {
    const { referrer } = cast(world());
    const [order, signature] = await purchaseOrder(world(), { referrer: referrer.address, tier: 2 });
    const receipt = await mined(saleOf().buy(order, signature));
    const { buyer, paymentToken, amount, nonce } = order;
    const told = { buyer, paymentToken, referrer: referrer.address, amount, nonce, tier: 2n };
    expect(eventOf(world().sale, 'Purchase', receipt)).to.deep.equal({ ...told, tokens: 2_000n * 10n ** 18n });
    const topic = 'Purchase(address,address,address,uint256,uint256,uint256,uint8)';
    expect(world().sale.interface.getEvent('Purchase')?.topicHash).to.equal(id(topic));
  });

  const tampered: [keyof PurchaseAuthorization, (order: PurchaseAuthorization) => Partial<PurchaseAuthorization>][] = [
    ['buyer', () => ({ buyer: cast(world()).other.address })],
    ['paymentToken', () => ({ paymentToken: world().addresses.usdt })],
    ['amount', ({ amount }) => ({ amount: amount - 1n })],
    ['maxAllowed', ({ maxAllowed }) => ({ maxAllowed: maxAllowed - 1n })],
    ['isEU', ({ isEU }) => ({ isEU: !isEU })],
    ['referrer', () => ({ referrer: cast(world()).referrer.address })],
    ['nonce', ({ nonce }) => ({ nonce: nonce ^ 1n })],
    ['deadline', ({ deadline }) => ({ deadline: deadline + 1n })],
    ['tier', ({ tier }) => ({ tier: tier + 1 })],
  ];
  for (const [field, change] of tampered) {
    it(`is refused when ${field} was changed after signing`, async () => {
      const [order, signature] = await purchaseOrder(world());
      const sender = field === 'buyer' ? saleOf('other') : saleOf();
      const call = sender.buy.staticCall({ ...order, ...change(order) }, signature);
      expect(await refusal(call, world().sale)).to.match(/^InvalidSigner\(0x/);
    });
  }

  it('has a tampering test for every signed field', () => {
    expect(tampered.map(([field]) => field)).to.deep.equal(
      PURCHASE_TYPES.PurchaseAuthorization.map(({ name }) => name),
    );
  });

  const foreign: [string, Record<string, unknown>][] = [
    ['another chain', { chainId: 1 }],
    ['another contract', { verifyingContract: ZeroAddress }],
    ['another name', { name: 'OtherSale' }],
    ['another version', { version: '2' }],
  ];
  for (const [what, change] of foreign) {
    it(`is refused when signed for ${what}`, async () => {
      const [order] = await purchaseOrder(world());
      const domain = { ...world().domains.sale, ...change };
      const signature = await cast(world()).signer.signTypedData(domain, PURCHASE_TYPES, order);
      expect(await refusal(saleOf().buy.staticCall(order, signature), world().sale)).to.match(/^InvalidSigner\(0x/);
    });
  }

  it('is refused when somebody else signed, and names who', async () => {
    const { buyer } = cast(world());
    const [order] = await purchaseOrder(world());
    const signature = await buyer.signTypedData(world().domains.sale, PURCHASE_TYPES, order);
    const call = saleOf().buy.staticCall(order, signature);
    expect(await refusal(call, world().sale)).to.equal(`InvalidSigner(${buyer.address})`);
  });

  it('accepts one form of a signature only', async () => {
    const [order, signature] = await purchaseOrder(world());
    const { r, s, v, compactSerialized } = Signature.from(signature);
    const mirrored = toBeHex(SECP256K1_ORDER - BigInt(s), 32);
    const malleated = `${r}${mirrored.slice(2)}${v === 27 ? '1c' : '1b'}`;
    const refused = (wrong: string) => refusal(saleOf().buy.staticCall(order, wrong), world().sale);
    expect(await refused(malleated)).to.equal(`ECDSAInvalidSignatureS(${mirrored})`);
    expect(await refused(compactSerialized)).to.equal('ECDSAInvalidSignatureLength(64)');
    expect(await refused('0x')).to.equal('ECDSAInvalidSignatureLength(0)');
    expect(await refused(`0x${'00'.repeat(65)}`)).to.equal('ECDSAInvalidSignature()');
    expect(await refused(signature)).to.equal('accepted');
  });

  it('is the buyer’s own to make', async () => {
    const { buyer, other } = cast(world());
    const call = saleOf('other').buy.staticCall(...(await purchaseOrder(world())));
    expect(await refusal(call, world().sale)).to.equal(`NotBuyer(${other.address}, ${buyer.address})`);
  });

  it('is refused when the buyer is the referrer', async () => {
    const { buyer } = cast(world());
    expect(await attempt({ referrer: buyer.address })).to.equal(`SelfReferral(${buyer.address})`);
  });

  it('is paid with an accepted token only', async () => {
    const { addresses, sale } = world();
    expect(await attempt({ paymentToken: addresses.usdt })).to.equal('accepted');
    const refused = (token: string) => `PaymentTokenNotAccepted(${token})`;
    expect(await attempt({ paymentToken: addresses.saleToken })).to.equal(refused(addresses.saleToken));
    await mined(sale.setPaymentToken(addresses.usdt, false));
    expect(await attempt({ paymentToken: addresses.usdt })).to.equal(refused(addresses.usdt));
  });

  it('can be made in the deadline’s own second, and not in the next', async () => {
    const deadline = (await chainTime(world())) + 100n;
    const [inTime, late] = [await purchaseOrder(world(), { deadline }), await purchaseOrder(world(), { deadline })];
    await world().node.rpc('evm_setNextBlockTimestamp', [Number(deadline)]);
    await mined(saleOf().buy(...inTime, { gasLimit: 500_000 }));
    expect(await chainTime(world())).to.equal(deadline);
    await world().node.rpc('evm_setNextBlockTimestamp', [Number(deadline) + 1]);
    await world().node.rpc('evm_mine');
    expect(await refusal(saleOf().buy.staticCall(...late), world().sale)).to.equal(`AuthorizationExpired(${deadline})`);
  });

  it('uses its nonce up, for every buyer', async () => {
    const { buyer, other } = cast(world());
    const [order, signature] = await purchaseOrder(world(), { nonce: 0n });
    await mined(saleOf().buy(order, signature));
    expect(await world().sale.nonceUsed(0n)).to.equal(true);
    expect(await refusal(saleOf().buy.staticCall(order, signature), world().sale)).to.equal('NonceAlreadyUsed(0)');
    const anothers = await purchaseOrder(world(), { buyer: other.address, nonce: 0n });
    expect(await refusal(saleOf('other').buy.staticCall(...anothers), world().sale)).to.equal('NonceAlreadyUsed(0)');
    expect(await world().sale.purchased(buyer)).to.equal(order.amount);
  });

  it('keeps nothing when the payment fails', async () => {
    const { buyer } = cast(world());
    const { usdc, sale } = world();
    await mined(as(buyer, usdc).approve(sale, 99_999_999n));
    const order = await purchaseOrder(world());
    expect(await refusal(saleOf().buy.staticCall(...order), usdc)).to.match(/^ERC20InsufficientAllowance\(/);
    await mined(as(buyer, usdc).approve(sale, 100_000_000n));
    await mined(saleOf().buy(...order));
    expect(await usdc.allowance(buyer, sale)).to.equal(0n);
  });

  it('is hashed by the contract as by everybody else', async () => {
    const encoder = TypedDataEncoder.from(PURCHASE_TYPES);
    expect(encoder.encodeType('PurchaseAuthorization')).to.equal(
      'PurchaseAuthorization(address buyer,address paymentToken,uint256 amount,uint256 maxAllowed,bool isEU,address referrer,uint256 nonce,uint256 deadline,uint8 tier)',
    );
    const { domains, sale } = world();
    await fc.assert(
      fc.asyncProperty(anyAuthorization, async (order) => {
        const expected = TypedDataEncoder.hash(domains.sale, PURCHASE_TYPES, order);
        return (await sale.hashAuthorization(order)) === expected;
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
  maxAllowed: uint256,
  isEU: fc.boolean(),
  referrer: address,
  nonce: uint256,
  deadline: uint256,
  tier: fc.integer({ min: 0, max: 255 }),
});
