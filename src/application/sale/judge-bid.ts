import { type Auction, type AuctionState, type BidPrice, lowestBid } from '../../domain/sale/auction.ts';
import { type Judgement, judgeBid } from '../../domain/sale/authorize.ts';
import type { BidPermit } from '../../domain/sale/bid-permit.ts';
import type { BidderFacts } from '../../domain/sale/bid-rules.ts';
import { auctionUnknown } from '../../domain/sale/errors.ts';
import type { PersonShare } from '../../domain/sale/person-room.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import { type Attempt, answerIn, attempt } from '../../domain/shared/attempt.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { buyerFileOf } from '../compliance/buyer-file.ts';
import type { Inquiry } from '../decision/matter.ts';
import type { BuyerFile } from '../ports/compliance.ts';
import type { Ports } from '../ports/index.ts';
import { type EligibilityPorts, eligibilityOf } from './eligibility-of.ts';
import { type FigurePorts, personFigures, shareOf } from './person-figures.ts';

export type JudgeBidPorts = EligibilityPorts & FigurePorts & Pick<Ports, 'clock' | 'salePolicy' | 'users'>;

/** A request to bid as it was received. */
export type WishedBid = Readonly<{
  buyer: WalletAddress;
  sender: WalletAddress;
  auction: WalletAddress;
  amount: bigint;
  /** Without one, the lowest that the auction takes. */
  maxPrice: BidPrice | undefined;
}>;

export type JudgedBid = Readonly<{
  auction: Auction;
  state: Attempt<AuctionState>;
  /** Undefined when the bidder is not registered. */
  facts: BidderFacts | undefined;
  judgement: Judgement<BidPermit>;
  judgedAt: Date;
  /** What the store checks; undefined when the bidder is not verified. */
  room(): Readonly<{ share: PersonShare; bidHere: bigint }> | undefined;
}>;

/** Throws AUCTION_UNKNOWN. */
export function auctionIn({ auctions = [] }: SalePolicy, address: WalletAddress): Auction {
  const found = auctions.find(({ auction }) => auction === address);
  if (found === undefined) throw auctionUnknown({ known: auctions.map(({ auction }) => auction) });
  return found;
}

/** Collects the facts about a request to bid and applies the rules; grants and records nothing. */
export const judgeWishedBid =
  (ports: JudgeBidPorts) =>
  async (wished: WishedBid, origin: RequestOrigin, inquiry?: Inquiry): Promise<JudgedBid> => {
    const { auctionContracts, clock, salePolicy } = ports;
    const auction = auctionIn(salePolicy, wished.auction);
    const [file, state] = await Promise.all([
      buyerFileOf(ports)(wished.buyer, inquiry),
      attempt(auctionContracts.state(auction)),
    ]);
    const order = { ...wished, ...offerOf(wished, state) };
    const facts = file && (await factsOf(ports, { file, state }, wished, origin));
    const judgedAt = clock.now();
    const room = () => {
      const tier = facts?.kyc.tier;
      if (facts === undefined || tier === undefined) return undefined;
      const share = shareOf(facts, { others: file?.others ?? [], tier, policy: salePolicy });
      return { share, bidHere: answerIn(facts.bidHere) };
    };
    return { auction, state, facts, judgement: judgeBid(order, facts, salePolicy, judgedAt), judgedAt, room };
  };

/** Of an auction that cannot be read, no price is judged. */
function offerOf({ maxPrice }: WishedBid, state: Attempt<AuctionState>) {
  if (!state.known) return { paymentToken: undefined, maxPrice: maxPrice ?? { q96: 0n } };
  return { paymentToken: state.value.currency, maxPrice: maxPrice ?? { q96: lowestBid(state.value) } };
}

async function factsOf(
  ports: JudgeBidPorts,
  { file, state }: Readonly<{ file: BuyerFile; state: Attempt<AuctionState> }>,
  { buyer, sender, auction }: WishedBid,
  origin: RequestOrigin,
): Promise<BidderFacts> {
  const [eligibility, figures, payers] = await Promise.all([
    eligibilityOf(ports, file, { payer: sender }, origin),
    personFigures(ports, file),
    sender === buyer ? [] : payersAmong(ports, file.others),
  ]);
  const { bids, ...counted } = figures;
  const bidHere = bids.known ? { known: true as const, value: bids.value.of(auction, buyer) } : bids;
  return { ...eligibility, ...counted, auction: state, bidHere, payers };
}

/** A blocked wallet moves no value, for others either. */
async function payersAmong({ users }: Pick<Ports, 'users'>, wallets: readonly WalletAddress[]) {
  const known = await Promise.all(wallets.map((wallet) => users.find(wallet)));
  return wallets.filter((_, i) => known[i]?.isBlocked !== true);
}
