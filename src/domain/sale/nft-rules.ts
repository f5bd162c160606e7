import { fails, onKnown, type Rule, readNow } from '../decision/rule.ts';
import type { Attempt } from '../shared/attempt.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { aboutFacts, type Candidate, type Eligibility } from './candidate.ts';
import { notSelfReferred, rulesOfSale } from './common-rules.ts';
import * as refused from './errors.ts';
import type { PersonFigures } from './tier-limit.ts';

/** A buyer's request. `amount` is in smallest units of the payment token. */
export type NftOrder = Readonly<{
  buyer: WalletAddress;
  paymentToken: WalletAddress;
  amount: bigint;
  tokenId: bigint;
  tierId: number;
  referrer?: WalletAddress;
}>;

/** A tier of the contract. A tier that was never set up has a supply of 0. */
export type NftTier = Readonly<{
  /** Payment-token units. */
  price: bigint;
  supply: bigint;
  sold: bigint;
  /** First id of the tier's `supply` consecutive token ids. */
  firstTokenId: bigint;
}>;

/** The facts for the decision. A fact that could not be read causes a failure only after all other rules have passed. */
export type NftBuyerFacts = Eligibility & PersonFigures & Readonly<{ tier: Attempt<NftTier> }>;

type Mint = Candidate<NftOrder, NftBuyerFacts>;

/** The contract itself accepts only a tier's own tokens, at the tier's price, up to its supply: do not sign anything else. */
const offered: Rule<Mint> = {
  name: 'offered',
  verdict: aboutFacts((facts: NftBuyerFacts, { order: { amount, tierId, tokenId } }) =>
    onKnown(facts.tier, ({ price, supply, sold, firstTokenId }) => {
      if (sold >= supply) return fails(refused.nftTierUnavailable({ tierId }));
      const last = firstTokenId + supply - 1n;
      if (tokenId < firstTokenId || tokenId > last)
        return fails(refused.nftOutsideTier({ tierId, first: firstTokenId.toString(), last: last.toString() }));
      return amount === price ? undefined : fails(refused.nftPriceMismatch({ tierId, price: price.toString() }));
    }),
  ),
  fact: ({ facts }) => (facts?.tier.known ? readNow('NFT sale contract') : undefined),
};

export const NFT_RULES = rulesOfSale<NftOrder, NftBuyerFacts>({
  request: [notSelfReferred],
  offer: [offered],
  figuresFrom: 'sale contract, records of mints',
});
