import { expect } from 'chai';
import { authorizeNft } from '../../../src/domain/sale/authorize.ts';
import type { NftBuyerFacts, NftOrder } from '../../../src/domain/sale/nft-rules.ts';
import type { SalePolicy } from '../../../src/domain/sale/sale-policy.ts';
import type { Attempt } from '../../../src/domain/shared/attempt.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';

const wallet = (digit: string) => `0x${digit.repeat(40)}` as WalletAddress;
const [BUYER, REFERRER, USDC] = [wallet('1'), wallet('2'), wallet('3')];
const NOON = new Date('2026-01-31T12:00:00.750Z');

const policy: SalePolicy = {
  chainId: 8453,
  contract: wallet('9'),
  nftContract: wallet('8'),
  paymentTokens: [{ address: USDC, symbol: 'USDC', decimals: 6 }],
  startBlock: 0,
  confirmations: 0,
};
const known = <T>(value: T): Attempt<T> => ({ known: true, value });
const order = (over: Partial<NftOrder> = {}): NftOrder => ({
  buyer: BUYER,
  paymentToken: USDC,
  amount: 250_000_000n,
  tokenId: 77n,
  tierId: 3,
  ...over,
});
const tier = (price: bigint, supply = 10n, sold = 9n) => known({ price, supply, sold, firstTokenId: 70n });
const facts = (over: Partial<NftBuyerFacts> = {}): NftBuyerFacts => ({
  isBlocked: false,
  ownWallets: [],
  kyc: { status: 'approved', tier: 'TIER_1', open: [] },
  jurisdictions: [{ allowed: true, countryCode: 'FR', reason: 'allowed', source: 'network' }],
  isEU: true,
  termsAccepted: true,
  screening: known({ sanctioned: false, source: 'list' }),
  tier: tier(250_000_000n),
  purchased: known(0n),
  purchasedElsewhere: known(0n),
  minted: known(0n),
  committed: known(0n),
  settledUntil: known(NOON),
  ...over,
});
const codeOf = (given: NftOrder, read: NftBuyerFacts): string => {
  try {
    authorizeNft(given, read, policy, { nonce: 7n, now: NOON });
    return 'authorized';
  } catch (error) {
    return error instanceof Failure ? error.code : String(error);
  }
};

describe('authorizeNft', () => {
  it('returns exactly the fields of the contract’s struct', () => {
    const told = {
      ...order({ referrer: REFERRER }),
      nonce: 7n,
      deadline: BigInt(Date.UTC(2026, 0, 31, 12, 15)) / 1000n,
    };
    const issue = { nonce: 7n, now: NOON };
    expect(authorizeNft(order({ referrer: REFERRER }), facts(), policy, issue)).to.deep.equal(told);
    expect(authorizeNft(order(), facts(), policy, issue)).to.deep.equal({ ...told, referrer: ZERO_ADDRESS });
  });

  for (const [why, given, read, code] of [
    ['oneself as referrer', order({ referrer: BUYER }), facts(), 'SELF_REFERRAL'],
    [
      'another own wallet as referrer',
      order({ referrer: REFERRER }),
      facts({ ownWallets: [REFERRER] }),
      'SELF_REFERRAL',
    ],
    ['a unit below the price', order({ amount: 249_999_999n }), facts(), 'NFT_PRICE_MISMATCH'],
    ['a unit above the price', order({ amount: 250_000_001n }), facts(), 'NFT_PRICE_MISMATCH'],
    ['the token before the first of the tier', order({ tokenId: 69n }), facts(), 'NFT_OUTSIDE_TIER'],
    ['the first token of the tier', order({ tokenId: 70n }), facts(), 'authorized'],
    ['the last token of the tier', order({ tokenId: 79n }), facts(), 'authorized'],
    ['the token after the last of the tier', order({ tokenId: 80n }), facts(), 'NFT_OUTSIDE_TIER'],
    ['a tier that is sold out', order(), facts({ tier: tier(250_000_000n, 10n, 10n) }), 'NFT_TIER_UNAVAILABLE'],
    ['a tier that never was', order({ amount: 0n }), facts({ tier: tier(0n, 0n, 0n) }), 'NFT_TIER_UNAVAILABLE'],
    [
      'what is worth more than the verification',
      order({ amount: 999_990_001n }),
      facts({ tier: tier(999_990_001n) }),
      'TIER_LIMIT_EXCEEDED',
    ],
    [
      'a price that cannot be read',
      order(),
      facts({ tier: { known: false, failure: chainUnavailable() } }),
      'CHAIN_UNAVAILABLE',
    ],
  ] as const)
    it(`rejects ${why}`, () => expect(codeOf(given, read)).to.equal(code));

  it('allows the last token of a tier, exactly at the verification limit', () =>
    expect(codeOf(order({ amount: 999_990_000n }), facts({ tier: tier(999_990_000n) }))).to.equal('authorized'));

  it('throws failures of known facts before those of unavailable facts', () => {
    const blind = { tier: { known: false, failure: chainUnavailable() } } as const;
    expect(codeOf(order(), facts({ ...blind, termsAccepted: false }))).to.equal('TERMS_NOT_ACCEPTED');
  });
});
