import { type Auction, type AuctionState, decimalPrice, lowestBid, phaseOf } from '../../domain/sale/auction.ts';
import { bookedBids, spanOf } from '../../domain/sale/bid-book.ts';
import { decimalsIn } from '../../domain/sale/bid-rules.ts';
import { auctionUnknown } from '../../domain/sale/errors.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

/** Throws AUCTION_UNKNOWN when there are none. */
function auctionsOf({ salePolicy }: Pick<Ports, 'salePolicy'>): readonly Auction[] {
  const { auctions = [] } = salePolicy;
  if (auctions.length === 0) throw auctionUnknown({ known: [] });
  return auctions;
}

/** Undefined for a currency that is not a payment token of the sale. */
const paidIn = ({ paymentTokens }: SalePolicy, { currency }: AuctionState) =>
  paymentTokens.find(({ address }) => address === currency);

type BookPorts = Pick<Ports, 'auctionContracts' | 'auctionIndex' | 'salePolicy'>;

/** As many as a chart can show. */
const MOST_PRICES = 200;

/** Rejects with AUCTION_UNKNOWN, CHAIN_UNAVAILABLE and STORE_UNAVAILABLE. */
export const viewAuctions = (ports: BookPorts & Pick<Ports, 'clock' | 'saleSigners'>) => async () => {
  const { auctionContracts, auctionIndex, clock, salePolicy, saleSigners } = ports;
  const viewed = auctionsOf(ports).map(async (auction) => {
    const [state, steps, permitSigner] = await Promise.all([
      auctionContracts.state(auction),
      auctionIndex.pricesOf(auction.auction, MOST_PRICES),
      saleSigners.accountFor(auction.hook),
    ]);
    const inWords = (price: bigint) => ({ decimal: decimalPrice(price, decimalsIn(state, salePolicy)), q96: price });
    return {
      ...{ ...auction, ...state, chainId: salePolicy.chainId, phase: phaseOf(state) },
      currency: paidIn(salePolicy, state),
      ...{ clearingPrice: inWords(state.clearingPrice), floorPrice: inWords(state.floorPrice) },
      lowestBid: inWords(lowestBid(state)),
      prices: steps.map(({ atBlock, price, timestamp }) => ({ block: atBlock, at: timestamp, price: inWords(price) })),
      ...{ permitSigner, asOf: clock.now() },
    };
  });
  return await Promise.all(viewed);
};

/** The bids of a wallet in every auction, oldest first. Rejects with CHAIN_UNAVAILABLE. */
export async function bidsOf(ports: BookPorts, owner: WalletAddress) {
  const { auctionContracts, auctionIndex, salePolicy } = ports;
  const { auctions = [] } = salePolicy;
  const events = auctions.length === 0 ? [] : await auctionIndex.eventsOf(owner);
  const books = auctions.map(async (auction) => {
    const theirs = events.filter((event) => event.auction === auction.auction);
    if (theirs.length === 0) return [];
    const span = spanOf(theirs);
    const [state, checkpoints] = await Promise.all([
      auctionContracts.state(auction),
      span === undefined ? [] : auctionIndex.checkpointsOf(auction.auction, span),
    ]);
    const decimals = decimalsIn(state, salePolicy);
    const bids = bookedBids(theirs, checkpoints, state);
    const units = { currency: paidIn(salePolicy, state), tokenDecimals: state.tokenDecimals };
    return bids.map((booked) => ({ ...booked, ...units, decimalPrice: decimalPrice(booked.bid.price, decimals) }));
  });
  return (await Promise.all(books)).flat();
}

/** Rejects with AUCTION_UNKNOWN and CHAIN_UNAVAILABLE. */
export const listBids = (ports: BookPorts) => async (owner: WalletAddress) => {
  auctionsOf(ports);
  return await bidsOf(ports, owner);
};
