import { fails, onKnown, type Rule, readNow } from '../decision/rule.ts';
import { centsToUnits } from '../shared/amount.ts';
import type { Attempt } from '../shared/attempt.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import {
  type AuctionState,
  type BidPrice,
  type Decimals,
  decimalPrice,
  highestBid,
  lowestBid,
  standingOf,
  tickBelow,
  tickOf,
} from './auction.ts';
import { aboutFacts, type Candidate, type Eligibility } from './candidate.ts';
import { MIN_CONTRIBUTION_CENTS, minimum, rulesOfSale } from './common-rules.ts';
import * as refused from './errors.ts';
import { paymentDecimals, type SalePolicy } from './sale-policy.ts';
import type { PersonFigures } from './tier-limit.ts';

/** A request to bid. `amount` is in smallest units of the auction's currency. */
export type BidOrder = Readonly<{
  /** Owns the bid: receives the tokens and refunds. */
  buyer: WalletAddress;
  /** Pays for the bid. */
  sender: WalletAddress;
  auction: WalletAddress;
  amount: bigint;
  maxPrice: BidPrice;
  /** The auction's currency; undefined when the auction cannot be read. */
  paymentToken: WalletAddress | undefined;
}>;

/** The facts for the decision. A fact that could not be read causes a failure only after all other rules have passed. */
export type BidderFacts = Eligibility &
  PersonFigures &
  Readonly<{
    auction: Attempt<AuctionState>;
    /** What the wallet has bid in this auction so far, refunded or not. */
    bidHere: Attempt<bigint>;
    /** The wallets that may pay for a bid of this buyer: wallets of the same person, none of them blocked. */
    payers: readonly WalletAddress[];
  }>;

type Bid = Candidate<BidOrder, BidderFacts>;

const ownSender: Rule<Bid> = {
  name: 'ownSender',
  verdict: aboutFacts(({ payers }: BidderFacts, { order: { buyer, sender } }) =>
    sender === buyer || payers.includes(sender)
      ? undefined
      : fails(refused.bidSenderForeign({ allowed: [buyer, ...payers].join(', ') })),
  ),
  fact: () => readNow('verified identities'),
};

const readAtBlock = ({ facts }: Bid) =>
  facts?.auction.known ? { ...readNow('auction'), block: facts.auction.value.block } : undefined;

/** At the head, and in the next block, which is the first that can hold the bid. */
const auctionOpen: Rule<Bid> = {
  name: 'auctionOpen',
  verdict: aboutFacts(({ auction }: BidderFacts) =>
    onKnown(auction, (state) => {
      const now = standingOf(state);
      const standing = now === 'open' ? standingOf({ ...state, block: state.block + 1 }) : now;
      if (standing === 'open') return undefined;
      const bound = standing === 'upcoming' ? state.startBlock : state.endBlock;
      return fails(refused.auctionNotOpen({ standing, block: state.block, bound }));
    }),
  ),
  fact: readAtBlock,
};

export const decimalsIn = ({ tokenDecimals }: AuctionState, policy: SalePolicy): Decimals => ({
  token: tokenDecimals,
  currency: paymentDecimals(policy),
});

/** The auction takes a bid on a tick above the clearing price and up to its bound only: do not permit another. */
const bidPrice: Rule<Bid> = {
  name: 'bidPrice',
  verdict: aboutFacts(({ auction }: BidderFacts, { order: { maxPrice }, policy }) =>
    onKnown(auction, (state) => {
      const decimals = decimalsIn(state, policy);
      const told = (q96: bigint) => `${decimalPrice(q96, decimals)} (q96:${q96})`;
      const [least, most] = [lowestBid(state), highestBid(state)];
      const tick = tickOf(maxPrice, state.tickSpacing, decimals);
      const below = tick ?? tickBelow(maxPrice, state.tickSpacing, decimals);
      if (tick !== undefined && tick >= least && tick <= most) return undefined;
      const around = below < least ? [least] : below >= most ? [most] : [below, below + state.tickSpacing];
      const nearest = least > most ? undefined : around.map(told).join(' or ');
      const bounds = { clearing: told(state.clearingPrice), most: told(state.maxBidPrice) };
      return fails(refused.bidPriceInvalid({ ...bounds, nearest }));
    }),
  ),
  fact: readAtBlock,
};

/** The hook takes no bid above what is left under its total cap: do not permit it. Its cap for each bidder is the permit's own maximum. */
const auctionCap: Rule<Bid> = {
  name: 'auctionCap',
  verdict: aboutFacts(({ auction }: BidderFacts, { order: { amount }, policy }) =>
    onKnown(auction, ({ capLeft }) => {
      if (amount <= capLeft) return undefined;
      const least = centsToUnits(MIN_CONTRIBUTION_CENTS, paymentDecimals(policy));
      return fails(refused.auctionCapExceeded({ left: String(capLeft), isExhausted: capLeft < least }));
    }),
  ),
  fact: readAtBlock,
};

/** The tick of an order whose rules passed. */
export function tickOfBid(maxPrice: BidPrice, state: AuctionState, policy: SalePolicy): bigint {
  const tick = tickOf(maxPrice, state.tickSpacing, decimalsIn(state, policy));
  if (tick === undefined) throw refused.bidPriceInvalid();
  return tick;
}

export const BID_RULES = rulesOfSale<BidOrder, BidderFacts>({
  request: [minimum, ownSender],
  offer: [auctionOpen, bidPrice, auctionCap],
  figuresFrom: 'sale contract, validation hooks, records of mints and refunds',
});
