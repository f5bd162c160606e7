import { expect } from 'chai';
import { MaxUint256, Signature, TypedDataEncoder, toBeHex, ZeroAddress } from 'ethers';
import fc from 'fast-check';
import type { PurchaseAuthorization } from '../../../contracts/kit/interfaces.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { refusal } from '../../support/chain/transactions.ts';
import { saleDesk } from '../../support/fixtures/sale-desk.ts';
import { cast, PURCHASE_TYPES, purchaseOrder } from '../../support/fixtures/sale-orders.ts';

const SECP256K1_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

describeInWorld('TokenSale: what the signer signed', (world) => {
  const { saleOf } = saleDesk(world);

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
    it(`is rejected when ${field} was changed after signing`, async () => {
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
    it(`is rejected when signed for ${what}`, async () => {
      const [order] = await purchaseOrder(world());
      const domain = { ...world().domains.sale, ...change };
      const signature = await cast(world()).signer.signTypedData(domain, PURCHASE_TYPES, order);
      expect(await refusal(saleOf().buy.staticCall(order, signature), world().sale)).to.match(/^InvalidSigner\(0x/);
    });
  }

  it('is accepted in one encoding of the signature only', async () => {
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

  it('is hashed by the contract as by ethers', async () => {
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
