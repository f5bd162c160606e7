import { expect } from 'chai';
import fc from 'fast-check';
import { KYC_TIERS, type KycTier, tierCap } from '../../../src/domain/kyc/tier.ts';
import { authorize } from '../../../src/domain/sale/authorize.ts';
import type { BuyerFacts, Order } from '../../../src/domain/sale/purchase-rules.ts';
import type { SalePhase, SalePolicy } from '../../../src/domain/sale/sale-policy.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { Attempt } from '../../../src/domain/shared/attempt.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';

const wallet = (digit: string) => `0x${digit.repeat(40)}` as WalletAddress;
const BUYER = wallet('1');
const REFERRER = wallet('2');
const USDC = wallet('3');
const NOON = new Date('2026-01-31T12:00:00.750Z');

const policy: SalePolicy = {
  chainId: 8453,
  contract: wallet('9'),
  paymentTokens: [{ address: USDC, symbol: 'USDC', decimals: 6 }],
  startBlock: 0,
  confirmations: 0,
};
const known = <T>(value: T): Attempt<T> => ({ known: true, value });
const order = (over: Partial<Order> = {}): Order => ({
  buyer: BUYER,
  paymentToken: USDC,
  amount: 250_000_000n,
  ...over,
});
const sale = (phase: SalePhase = 'active', tokensSold = 0n) =>
  known({ phase, tokensSold, tokensForSale: 1n, price: 1n });
const facts = (over: Partial<BuyerFacts> = {}): BuyerFacts => ({
  isBlocked: false,
  ownWallets: [],
  kyc: { status: 'approved', tier: 'TIER_1', open: [] },
  jurisdictions: [{ allowed: true, countryCode: 'FR', reason: 'allowed', source: 'network' }],
  isEU: true,
  termsAccepted: true,
  screening: known({ sanctioned: false, source: 'list' }),
  sale: sale(),
  purchased: known(0n),
  purchasedElsewhere: known(0n),
  minted: known(0n),
  committed: known(0n),
  settledUntil: known(NOON),
  ...over,
});
const decide = (given: Order, read: BuyerFacts, by = policy) => authorize(given, read, by, { nonce: 7n, now: NOON });
const codeOf = (given: Order, read: BuyerFacts): string => {
  try {
    decide(given, read);
    return 'authorized';
  } catch (error) {
    return error instanceof Failure ? error.code : String(error);
  }
};
const tier = (name: KycTier) => ({ status: 'approved' as const, tier: name, open: [] });
const down = { known: false as const, failure: chainUnavailable() };

describe('authorize', () => {
  it('returns exactly the fields of the contract’s struct', () => {
    expect(decide(order({ referrer: REFERRER }), facts())).to.deep.equal({
      buyer: BUYER,
      paymentToken: USDC,
      amount: 250_000_000n,
      maxAllowed: 999_990_000n,
      isEU: true,
      referrer: REFERRER,
      nonce: 7n,
      deadline: BigInt(Date.UTC(2026, 0, 31, 12, 15)) / 1000n,
      tier: 'TIER_1',
    });
  });

  it('uses the zero address without a referrer', () =>
    expect(decide(order(), facts()).referrer).to.equal(ZERO_ADDRESS));

  for (const [why, given, read, code] of [
    ['one unit below 100 USD', order({ amount: 99_999_999n }), facts(), 'AMOUNT_BELOW_MINIMUM'],
    ['nothing', order({ amount: 0n }), facts(), 'AMOUNT_BELOW_MINIMUM'],
    ['oneself as referrer', order({ referrer: BUYER }), facts(), 'SELF_REFERRAL'],
    [
      'another own wallet as referrer',
      order({ referrer: REFERRER }),
      facts({ ownWallets: [REFERRER] }),
      'SELF_REFERRAL',
    ],
    ['a sale that has not begun', order(), facts({ sale: sale('upcoming') }), 'SALE_NOT_ACTIVE'],
    ['a paused sale', order(), facts({ sale: sale('paused') }), 'SALE_NOT_ACTIVE'],
    ['a sale that is over', order(), facts({ sale: sale('ended') }), 'SALE_NOT_ACTIVE'],
    ['a sale with nothing left', order(), facts({ sale: sale('active', 1n) }), 'SALE_NOT_ACTIVE'],
    ['one unit above TIER_1', order({ amount: 999_990_001n }), facts(), 'TIER_LIMIT_EXCEEDED'],
    ['one unit above TIER_2', order({ amount: 9_999_990_001n }), facts({ kyc: tier('TIER_2') }), 'TIER_LIMIT_EXCEEDED'],
  ] as const)
    it(`rejects ${why}`, () => expect(codeOf(given, read)).to.equal(code));

  for (const [state, sentence] of [
    [sale('paused'), 'The sale is not active: its phase is paused'],
    [sale('active', 1n), 'The sale is not active: it is sold out'],
  ] as const)
    it(`rejects with “${sentence}”`, () => expect(() => decide(order(), facts({ sale: state }))).to.throw(sentence));

  for (const [what, given, read] of [
    ['exactly 100 USD', order({ amount: 100_000_000n }), facts()],
    ['exactly TIER_1', order({ amount: 999_990_000n }), facts()],
    ['exactly what is left', order(), facts({ purchased: known(749_990_000n) })],
    ['exactly TIER_2', order({ amount: 9_999_990_000n }), facts({ kyc: tier('TIER_2') })],
    ['any amount in TIER_3', order({ amount: MAX_UINT256 }), facts({ kyc: tier('TIER_3') })],
  ] as const)
    it(`allows ${what}`, () => expect(codeOf(given, read)).to.equal('authorized'));

  it('throws failures of known facts before those of unavailable facts', () => {
    const blind = facts({ sale: down, purchased: down });
    expect(codeOf(order(), { ...blind, termsAccepted: false })).to.equal('TERMS_NOT_ACCEPTED');
    expect(codeOf(order({ amount: 999_990_001n }), blind)).to.equal('TIER_LIMIT_EXCEEDED');
    expect(codeOf(order(), blind)).to.equal('CHAIN_UNAVAILABLE');
  });

  it('never authorizes above the cap, for any decimals', () => {
    const anyCase = fc.record({
      decimals: fc.integer({ min: 2, max: 36 }),
      tier: fc.constantFrom(...KYC_TIERS),
      amount: fc.bigInt({ min: 0n, max: MAX_UINT256 }),
      purchased: fc.bigInt({ min: 0n, max: MAX_UINT256 }),
    });
    fc.assert(
      fc.property(anyCase, ({ decimals, tier: name, amount, purchased }) => {
        const by: SalePolicy = { ...policy, paymentTokens: [{ address: USDC, symbol: 'USDC', decimals }] };
        const read = facts({ kyc: tier(name), purchased: known(purchased) });
        const cap = tierCap(name, decimals);
        const allowed = amount >= 100n * 10n ** BigInt(decimals) && purchased + amount <= cap;
        let authorized = true;
        try {
          expect(decide(order({ amount }), read, by).maxAllowed).to.equal(cap);
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          authorized = false;
        }
        expect(authorized).to.equal(allowed);
      }),
    );
  });

  describe('over several wallets of one person (the tier limit multiplied)', () => {
    const reads = (here: bigint, elsewhere: Attempt<bigint>, name: KycTier = 'TIER_1') =>
      facts({ kyc: tier(name), purchased: known(here), purchasedElsewhere: elsewhere });

    it('allows the contract the cap less the purchases of the other wallets, and no limit without a cap', () => {
      expect(decide(order(), reads(1n, known(9n))).maxAllowed).to.equal(999_989_991n);
      expect(decide(order(), reads(1n, known(9n), 'TIER_3')).maxAllowed).to.equal(2n ** 256n - 1n);
    });
  });
});
