import { expect } from 'chai';
import { MaxUint256, type TypedDataDomain, Wallet, ZeroAddress } from 'ethers';
import type { NftPurchaseAuthorization, PurchaseAuthorization } from '../../../contracts/kit/interfaces.ts';
import type { SalePhase } from '../../../src/domain/sale/sale-policy.ts';
import { NFT_PURCHASE_TYPES, PURCHASE_TYPES } from '../../support/fixtures/sale-orders.ts';

type Sale = 'sale' | 'nftSale';
export type Told = Readonly<Record<'buyer' | 'paymentToken' | 'referrer', string>> &
  Readonly<Record<'amount' | 'tokens' | 'nonce' | 'tier', bigint>>;

/** Both sales on one chain. The sold token costs 0.05 USDC; NFT tier 1 has the tokens 1 to 2 for 250 USDC. */
export type PurchaseWorld = Readonly<{
  buyer: Wallet;
  other: Wallet;
  signer: Wallet;
  usdc: string;
  domains: Readonly<Record<Sale, TypedDataDomain>>;
  /** Unix seconds of the next block. */
  now(): Promise<bigint>;
  /** The buyer's allowance of USDC for a sale. */
  approve(sale: Sale, amount: bigint): Promise<void>;
  /** Leaves the buyer this much USDC. */
  leave(amount: bigint): Promise<void>;
  setPhase(phase: SalePhase): Promise<void>;
  /** Resolves to the contract's error, `Name(…)`, or to `accepted` once it is carried out. */
  buy(sender: Wallet, terms: PurchaseAuthorization, signature: string): Promise<string>;
  buyNft(sender: Wallet, terms: NftPurchaseAuthorization, signature: string): Promise<string>;
  balances(): Promise<Readonly<Record<'usdc' | 'treasury' | 'sold' | 'allowance' | 'nftAllowance', bigint>>>;
  ownerOf(tokenId: bigint): Promise<string | undefined>;
  /** The newest Purchase event. */
  lastPurchase(): Promise<Told | undefined>;
}>;

const HUNDRED = 100_000_000n;
const NFT_PRICE = 250_000_000n;
const WHOLE = 10n ** 18n;
let nonces = 1n;

/** The class of an outcome: a signature is refused by one of several errors, which depend on how it is malformed. */
const classOf = (outcome: string) => (outcome.match(/^\w+/)?.[0] ?? outcome).replace(/^ECDSA\w+/, 'InvalidSigner');

export function describePurchasesOnChain(name: string, makeWorld: () => Promise<PurchaseWorld>): void {
  describe(`purchases on chain: ${name}`, () => {
    let world: PurchaseWorld;
    beforeEach(async () => {
      world = await makeWorld();
      await world.approve('sale', MaxUint256);
      await world.approve('nftSale', MaxUint256);
    });

    type Wish<T> = Readonly<{
      terms?: Partial<T>;
      forged?: Partial<T>;
      by?: Wallet;
      from?: Wallet;
      signature?: string;
    }>;

    const order = async ({ terms = {}, forged = {}, by, from, signature }: Wish<PurchaseAuthorization> = {}) => {
      const signed: PurchaseAuthorization = {
        buyer: world.buyer.address,
        paymentToken: world.usdc,
        amount: HUNDRED,
        maxAllowed: MaxUint256,
        isEU: true,
        referrer: ZeroAddress,
        nonce: nonces++,
        deadline: (await world.now()) + 900n,
        tier: 1,
        ...terms,
      };
      const own = await (by ?? world.signer).signTypedData(world.domains.sale, PURCHASE_TYPES, signed);
      return world.buy(from ?? world.buyer, { ...signed, ...forged }, signature ?? own).then(classOf);
    };

    const mint = async ({ terms = {}, forged = {}, by, from, signature }: Wish<NftPurchaseAuthorization> = {}) => {
      const signed: NftPurchaseAuthorization = {
        buyer: world.buyer.address,
        paymentToken: world.usdc,
        amount: NFT_PRICE,
        tokenId: 1n,
        tierId: 1,
        referrer: ZeroAddress,
        nonce: nonces++,
        deadline: (await world.now()) + 900n,
        ...terms,
      };
      const own = await (by ?? world.signer).signTypedData(world.domains.nftSale, NFT_PURCHASE_TYPES, signed);
      return world.buyNft(from ?? world.buyer, { ...signed, ...forged }, signature ?? own).then(classOf);
    };

    it('pays the treasury from the allowance, delivers the tokens and tells it in an event', async () => {
      await world.approve('sale', HUNDRED + 5n);
      const before = await world.balances();
      const terms = { referrer: world.other.address, nonce: 2n ** 255n, tier: 3 };
      expect(await order({ terms })).to.equal('accepted');
      const after = await world.balances();
      expect(after.usdc - before.usdc).to.equal(-HUNDRED);
      expect(after.treasury - before.treasury).to.equal(HUNDRED);
      expect(after.sold - before.sold).to.equal(2_000n * WHOLE);
      expect(after.allowance).to.equal(5n);
      expect(await world.lastPurchase()).to.deep.equal({
        buyer: world.buyer.address,
        paymentToken: world.usdc,
        referrer: world.other.address,
        amount: HUNDRED,
        tokens: 2_000n * WHOLE,
        nonce: 2n ** 255n,
        tier: 3n,
      });
    });

    it('does not lower an unlimited allowance', async () => {
      await order();
      expect((await world.balances()).allowance).to.equal(MaxUint256);
    });

    const STRANGER = new Wallet(`0x${'77'.repeat(32)}`);
    const REFUSED: readonly (readonly [what: string, reason: string, buy: () => Promise<string>])[] = [
      [
        'a deadline in the past',
        'AuthorizationExpired',
        async () => order({ terms: { deadline: (await world.now()) - 60n } }),
      ],
      [
        'a deadline too far away',
        'AuthorizationTooLong',
        async () => order({ terms: { deadline: (await world.now()) + 7_200n } }),
      ],
      ['another sender', 'NotBuyer', () => order({ from: world.other })],
      ['the buyer as referrer', 'SelfReferral', () => order({ terms: { referrer: world.buyer.address } })],
      [
        'a token that is not accepted',
        'PaymentTokenNotAccepted',
        () => order({ terms: { paymentToken: STRANGER.address } }),
      ],
      ['another signer', 'InvalidSigner', () => order({ by: STRANGER })],
      ['a signature of nothing', 'InvalidSigner', () => order({ signature: `0x${'00'.repeat(65)}` })],
      ['a short signature', 'InvalidSigner', () => order({ signature: `0x${'11'.repeat(64)}` })],
      ['an amount that was not signed', 'InvalidSigner', () => order({ forged: { amount: HUNDRED - 1n } })],
      ['a cap that was not signed', 'InvalidSigner', () => order({ forged: { maxAllowed: 1n } })],
      ['a region that was not signed', 'InvalidSigner', () => order({ forged: { isEU: false } })],
      ['a tier that was not signed', 'InvalidSigner', () => order({ forged: { tier: 2 } })],
      ['more than the cap', 'CapExceeded', () => order({ terms: { maxAllowed: HUNDRED - 1n } })],
      ['less than the smallest unit of the token', 'PaymentTooSmall', () => order({ terms: { amount: 0n } })],
      ['more than is for sale', 'AllocationExceeded', () => order({ terms: { amount: 10n ** 15n } })],
      [
        'an expired deadline from another sender',
        'AuthorizationExpired',
        async () => order({ from: world.other, terms: { deadline: (await world.now()) - 60n } }),
      ],
    ];
    for (const [what, reason, buy] of REFUSED)
      it(`refuses ${what}, and changes nothing`, async () => {
        const before = await world.balances();
        expect(await buy()).to.equal(reason);
        expect(await world.balances()).to.deep.equal(before);
        expect(await world.lastPurchase()).to.equal(undefined);
      });

    it('refuses a nonce that was used', async () => {
      expect(await order({ terms: { nonce: 7n } })).to.equal('accepted');
      expect(await order({ terms: { nonce: 7n } })).to.equal('NonceAlreadyUsed');
      expect(await order({ terms: { nonce: 8n } })).to.equal('accepted');
    });

    it('counts the cap over all purchases', async () => {
      expect(await order({ terms: { maxAllowed: 2n * HUNDRED } })).to.equal('accepted');
      expect(await order({ terms: { maxAllowed: 2n * HUNDRED, amount: HUNDRED + 1n } })).to.equal('CapExceeded');
      expect(await order({ terms: { maxAllowed: 2n * HUNDRED } })).to.equal('accepted');
      expect(await order({ terms: { maxAllowed: HUNDRED } })).to.equal('CapExceeded');
    });

    for (const phase of ['upcoming', 'paused', 'ended'] as const)
      it(`refuses while the sale is ${phase}, before everything else`, async () => {
        await world.setPhase(phase);
        expect(await order({ by: STRANGER, from: world.other })).to.equal('SaleNotActive');
      });

    it('needs an allowance for the amount, then the amount', async () => {
      for (const allowed of [0n, HUNDRED - 1n]) {
        await world.approve('sale', allowed);
        expect(await order()).to.equal('ERC20InsufficientAllowance');
      }
      await world.approve('nftSale', MaxUint256);
      await world.approve('sale', HUNDRED);
      await world.leave(HUNDRED - 1n);
      expect(await order()).to.equal('ERC20InsufficientBalance');
      await world.approve('sale', 0n);
      expect(await order()).to.equal('ERC20InsufficientAllowance');
      expect((await world.balances()).usdc).to.equal(HUNDRED - 1n);
    });

    it('mints an NFT for the price of its tier', async () => {
      await world.approve('nftSale', NFT_PRICE);
      const before = await world.balances();
      expect(await mint()).to.equal('accepted');
      const after = await world.balances();
      expect([before.usdc - after.usdc, after.treasury - before.treasury]).to.deep.equal([NFT_PRICE, NFT_PRICE]);
      expect([after.nftAllowance, await world.ownerOf(1n)]).to.deep.equal([0n, world.buyer.address]);
      expect(await world.ownerOf(2n)).to.equal(undefined);
    });

    const NFT_REFUSED: readonly (readonly [what: string, reason: string, buy: () => Promise<string>])[] = [
      [
        'a deadline in the past',
        'AuthorizationExpired',
        async () => mint({ terms: { deadline: (await world.now()) - 60n } }),
      ],
      ['another sender', 'NotBuyer', () => mint({ from: world.other })],
      ['the buyer as referrer', 'SelfReferral', () => mint({ terms: { referrer: world.buyer.address } })],
      [
        'a token that is not accepted',
        'PaymentTokenNotAccepted',
        () => mint({ terms: { paymentToken: STRANGER.address } }),
      ],
      ['another signer', 'InvalidSigner', () => mint({ by: STRANGER })],
      ['an NFT that was not signed', 'InvalidSigner', () => mint({ forged: { tokenId: 2n } })],
      ['another price', 'WrongPrice', () => mint({ terms: { amount: NFT_PRICE - 1n } })],
      ['a token of no tier', 'TokenOutsideTier', () => mint({ terms: { tokenId: 3n } })],
      ['a tier that was not set up', 'TierSoldOut', () => mint({ terms: { tierId: 9 } })],
    ];
    for (const [what, reason, buy] of NFT_REFUSED)
      it(`refuses ${what} for an NFT, and changes nothing`, async () => {
        const before = await world.balances();
        expect(await buy()).to.equal(reason);
        expect(await world.balances()).to.deep.equal(before);
        expect(await world.ownerOf(1n)).to.equal(undefined);
      });

    it('mints each NFT once, each nonce once, and no more than the supply', async () => {
      expect(await mint({ terms: { nonce: 7n } })).to.equal('accepted');
      expect(await mint({ terms: { nonce: 7n, tokenId: 2n } })).to.equal('NonceAlreadyUsed');
      expect(await mint()).to.equal('TokenTaken');
      expect(await mint({ terms: { tokenId: 2n } })).to.equal('accepted');
      expect(await mint()).to.equal('TierSoldOut');
    });

    it('needs an allowance for the price of an NFT, then the price', async () => {
      await world.approve('nftSale', NFT_PRICE - 1n);
      expect(await mint()).to.equal('ERC20InsufficientAllowance');
      await world.approve('nftSale', NFT_PRICE);
      await world.leave(NFT_PRICE - 1n);
      expect(await mint()).to.equal('ERC20InsufficientBalance');
    });
  });
}
