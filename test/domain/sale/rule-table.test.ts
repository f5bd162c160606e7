import { expect } from 'chai';
import fc from 'fast-check';
import { screeningUnavailable } from '../../../src/domain/compliance/screening.ts';
import { tierCap } from '../../../src/domain/kyc/tier.ts';
import type { AuctionState } from '../../../src/domain/sale/auction.ts';
import { type Judgement, judgeBid, judgeNftPurchase, judgePurchase } from '../../../src/domain/sale/authorize.ts';
import type { Eligibility } from '../../../src/domain/sale/candidate.ts';
import type { SalePolicy } from '../../../src/domain/sale/sale-policy.ts';
import type { PersonFigures } from '../../../src/domain/sale/tier-limit.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { Attempt } from '../../../src/domain/shared/attempt.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { anAuctionState } from '../../support/fixtures/auction-fixtures.ts';

const wallet = (digit: string) => `0x${digit.repeat(40)}` as WalletAddress;
const [BUYER, USDC, AUCTION] = [wallet('1'), wallet('3'), wallet('5')];
const NOW = new Date('2026-01-31T12:00:00.750Z');
const CAP = tierCap('TIER_1', 6);
const policy: SalePolicy = {
  ...{ chainId: 8453, contract: wallet('9'), nftContract: wallet('8'), startBlock: 0, confirmations: 0 },
  paymentTokens: [{ address: USDC, symbol: 'USDC', decimals: 6 }],
};

type Facts = Eligibility & PersonFigures;
const known = <T>(value: T): Attempt<T> => ({ known: true, value });
const down = { known: false as const, failure: chainUnavailable() };
const common = (over: Partial<Facts> = {}): Facts => ({
  ...{ isBlocked: false, ownWallets: [], isEU: true, termsAccepted: true },
  kyc: { status: 'approved', tier: 'TIER_1', open: [] },
  jurisdictions: [{ allowed: true, countryCode: 'FR', reason: 'allowed', source: 'network' }],
  screening: known({ sanctioned: false, source: 'list' }),
  ...{ purchased: known(0n), purchasedElsewhere: known(0n), minted: known(0n), committed: known(0n) },
  settledUntil: known(new Date(0)),
  ...over,
});

/** What a kind of sale needs besides the common facts. `readable`: whether its contract answers. */
type Asked = Readonly<{ amount: bigint; token?: WalletAddress; facts: Facts | undefined; readable: boolean }>;
type Kind = (asked: Asked) => Judgement<unknown>;

const KINDS: Readonly<Record<string, Kind>> = {
  buy: ({ amount, token = USDC, facts, readable }) => {
    const sale = readable ? known({ phase: 'active' as const, tokensSold: 0n, tokensForSale: 1n, price: 1n }) : down;
    return judgePurchase({ buyer: BUYER, paymentToken: token, amount }, facts && { ...facts, sale }, policy, NOW);
  },
  mint: ({ amount, token = USDC, facts, readable }) => {
    const tier = readable ? known({ price: amount, supply: 10n, sold: 0n, firstTokenId: 1n }) : down;
    const order = { buyer: BUYER, paymentToken: token, amount, tokenId: 7n, tierId: 1 };
    return judgeNftPurchase(order, facts && { ...facts, tier }, policy, NOW);
  },
  bid: ({ amount, token = USDC, facts, readable }) => {
    const auction: Attempt<AuctionState> = readable ? known(anAuctionState({ currency: token })) : down;
    const order = { ...{ buyer: BUYER, sender: BUYER, auction: AUCTION, amount }, maxPrice: { q96: 11_000n } };
    const own = { auction, bidHere: readable ? known(0n) : down, payers: [] };
    return judgeBid(
      { ...order, paymentToken: readable ? token : undefined },
      facts && { ...facts, ...own },
      policy,
      NOW,
    );
  },
};

describe('the rules that every kind of sale has', () => {
  for (const [kind, judge] of Object.entries(KINDS)) {
    const codeOf = (facts: Facts | undefined, { amount = 250_000_000n, ...more }: Partial<Asked> = {}) =>
      judge({ amount, readable: true, ...more, facts }).refusal?.code ?? 'permitted';

    describe(kind, () => {
      for (const [why, facts, code] of [
        ['a wallet that is not registered', undefined, 'USER_NOT_FOUND'],
        ['a blocked account', common({ isBlocked: true }), 'WALLET_BLOCKED'],
        ['no verification', common({ kyc: { status: 'none', open: [] } }), 'KYC_REQUIRED'],
        ['a pending verification', common({ kyc: { status: 'pending', open: [] } }), 'KYC_REQUIRED'],
        ['a rejected verification', common({ kyc: { status: 'rejected', open: [] } }), 'KYC_REQUIRED'],
        [
          'a blocked country beside an open one',
          common({
            jurisdictions: [
              { allowed: true, reason: 'allowed', source: 'network' },
              { allowed: false, countryCode: 'KP', reason: 'country-blocked', source: 'identity' },
            ],
          }),
          'REGION_BLOCKED',
        ],
        ['terms that were not accepted', common({ termsAccepted: false }), 'TERMS_NOT_ACCEPTED'],
        ['a sanctioned party', common({ screening: known({ sanctioned: true, source: 'list' }) }), 'AML_FAILED'],
        [
          'a screening that could not be made',
          common({ screening: { known: false, failure: screeningUnavailable() } }),
          'AML_UNAVAILABLE',
        ],
      ] as const)
        it(`rejects ${why}`, () => expect(codeOf(facts)).to.equal(code));

      it('rejects a token that is not sold for', () =>
        expect(codeOf(common(), { token: wallet('4') })).to.equal('PAYMENT_TOKEN_UNKNOWN'));

      it('rejects with 503 what cannot be read, after every rule that can be checked', () => {
        expect(codeOf(common(), { readable: false })).to.equal('CHAIN_UNAVAILABLE');
        expect(codeOf(common({ termsAccepted: false }), { readable: false })).to.equal('TERMS_NOT_ACCEPTED');
      });

      const FIGURES = ['purchased', 'purchasedElsewhere', 'minted', 'committed'] as const;
      for (const figure of FIGURES)
        it(`counts what was ${figure} against the tier, to the last unit, and needs to know it`, () => {
          const left = CAP - 250_000_000n;
          expect(codeOf(common({ [figure]: known(left) }))).to.equal('permitted');
          expect(codeOf(common({ [figure]: known(left + 1n) }))).to.equal('TIER_LIMIT_EXCEEDED');
          expect(codeOf(common({ [figure]: known(MAX_UINT256) }))).to.equal('TIER_LIMIT_EXCEEDED');
          expect(codeOf(common({ [figure]: down }))).to.equal('CHAIN_UNAVAILABLE');
        });

      it('needs to know until when authorizations of before can be used', () =>
        expect(codeOf(common({ settledUntil: down }))).to.equal('CHAIN_UNAVAILABLE'));

      it('permits exactly what the sum of all figures leaves', () =>
        fc.assert(
          fc.property(
            fc.array(fc.bigInt(0n, CAP), { minLength: 4, maxLength: 4 }),
            fc.bigInt(1n, CAP),
            (counted, asked) => {
              const amount = asked < 100_000_000n ? 100_000_000n : asked;
              const figures = Object.fromEntries(FIGURES.map((name, i) => [name, known(counted[i] as bigint)]));
              const fits = counted.reduce((sum, one) => sum + one, amount) <= CAP;
              expect(codeOf(common(figures), { amount })).to.equal(fits ? 'permitted' : 'TIER_LIMIT_EXCEEDED');
            },
          ),
        ));

      it('limits nobody in TIER_3', () => {
        const unlimited = common({ kyc: { status: 'approved', tier: 'TIER_3', open: [] }, committed: known(CAP) });
        expect(codeOf(unlimited, { amount: 2n ** 128n - 1n })).to.equal('permitted');
      });

      it('refuses in the documented order, whatever else is wrong', () => {
        const MENDS: readonly (readonly [string, Partial<Facts>, Partial<Asked>])[] = [
          ['WALLET_BLOCKED', { isBlocked: false }, {}],
          ['PAYMENT_TOKEN_UNKNOWN', {}, { token: USDC }],
          ['TIER_LIMIT_EXCEEDED', { purchased: known(0n), kyc: { status: 'none', open: [] } }, {}],
          ['KYC_REQUIRED', { kyc: { status: 'approved', tier: 'TIER_1', open: [] } }, {}],
          ['REGION_BLOCKED', { jurisdictions: [] }, {}],
          ['TERMS_NOT_ACCEPTED', { termsAccepted: true }, {}],
          ['AML_FAILED', { screening: known({ sanctioned: false, source: 'list' }) }, {}],
        ];
        let [facts, asked]: [Facts, Partial<Asked>] = [
          common({
            ...{ isBlocked: true, purchased: known(CAP), termsAccepted: false },
            jurisdictions: [{ allowed: false, reason: 'country-unknown', source: 'network' }],
            screening: known({ sanctioned: true, source: 'list' }),
          }),
          { token: wallet('4') },
        ];
        for (const [code, learned, next] of MENDS) {
          expect(codeOf(facts, asked)).to.equal(code);
          [facts, asked] = [
            { ...facts, ...learned },
            { ...asked, ...next },
          ];
        }
        expect(codeOf(facts, asked)).to.equal('permitted');
      });
    });
  }

  it('names the same rules, in the same order, with those of each kind in between', () => {
    const namesOf = (kind: string) =>
      KINDS[kind]?.({ amount: 1n, facts: common(), readable: true }).findings.map(({ rule }) => rule);
    const before = ['registered', 'notBlocked', 'knownToken'];
    const after = ['tierLimit', 'kyc', 'region', 'terms', 'sanctions'];
    expect(namesOf('buy')).to.deep.equal([...before, 'minimum', 'notSelfReferred', 'saleActive', ...after]);
    expect(namesOf('mint')).to.deep.equal([...before, 'notSelfReferred', 'offered', ...after]);
    expect(namesOf('bid')).to.deep.equal([
      ...[...before, 'minimum', 'ownSender', 'auctionOpen', 'bidPrice', 'auctionCap'],
      ...after,
    ]);
  });
});
