import { z } from 'zod';
import type { SaleUseCases } from '../../../application/sale/index.ts';
import { type BidPrice, priceText } from '../../../domain/sale/auction.ts';
import { typedData } from '../frame/wire/typed-data.ts';
import { hex, orNull, time, txHash, uint256, units, walletAddress, withNulls } from '../frame/wire/wire.ts';

/** More digits than any price has. */
const PRICE = /^(q96:[1-9][0-9]{0,77}|(0|[1-9][0-9]{0,39})(\.[0-9]{1,40})?)$/;
const MAX_UINT128 = 2n ** 128n - 1n;

export const bidPrice = z
  .codec(z.string().regex(PRICE, 'must be a decimal number, or q96: and a whole number'), z.custom<BidPrice>(), {
    decode: (text): BidPrice => {
      if (text.startsWith('q96:')) return { q96: BigInt(text.slice(4)) };
      const [whole = '', fraction = ''] = text.split('.');
      return { digits: BigInt(whole + fraction), places: fraction.length };
    },
    encode: priceText,
  })
  .meta({
    id: 'BidPrice',
    description: 'Whole currency for one whole token, as a decimal number; or exactly, as q96: and the Q96 number',
    example: '0.0525',
  });

const bidAmount = units.refine((amount) => amount <= MAX_UINT128, `must be at most ${MAX_UINT128}`);
const block = z.int().min(0);

const Price = z
  .object({ decimal: z.string(), q96: uint256 })
  .meta({ id: 'AuctionPrice', description: 'Whole currency for one whole token, rounded to 12 digits; and exactly' });

export const Auctions = z
  .object({
    auctions: z.array(
      withNulls({
        chainId: z.int(),
        auction: walletAddress,
        hook: walletAddress.meta({ description: 'The validation hook: verifyingContract of permits' }),
        permitSigner: orNull(walletAddress).meta({
          description: 'null while the hook accepts no account of this server: no bid is authorized then',
        }),
        phase: z.enum(['upcoming', 'open', 'ended', 'claimable']),
        graduated: z.boolean().meta({ description: 'Whether enough was raised; otherwise all bids are refunded' }),
        raised: units.meta({ description: 'What bids have spent so far' }),
        required: orNull(units).meta({ description: 'null when the contract does not publish it' }),
        clearingPrice: Price,
        floorPrice: Price,
        lowestBid: Price.meta({ description: 'The lowest price that a bid made now can have' }),
        prices: z.array(z.object({ block, at: time, price: Price })).meta({
          description: 'The clearing price over time, as far as it is indexed: each from its block on, at most 200',
        }),
        tickSpacing: uint256.meta({ description: 'Q96: prices of bids are multiples of it' }),
        ...{ startBlock: block, endBlock: block, claimBlock: block, block },
        currency: orNull(z.object({ address: walletAddress, symbol: z.string(), decimals: z.int() })).meta({
          description: 'null when it is not a payment token of the sale: no bid is authorized then',
        }),
        token: walletAddress,
        tokenDecimals: z.int(),
        totalSupply: units,
        asOf: time,
      }),
    ),
  })
  .meta({ id: 'SaleAuctions', description: 'The auctions, as their contracts describe them' });

export const AuthorizeBid = z
  .strictObject({
    wallet: walletAddress.meta({ description: 'Owns the bid: receives tokens and refunds' }),
    auction: walletAddress,
    amount: bidAmount.meta({ description: 'Smallest units of the auction’s currency, at most 2^128-1' }),
    maxPrice: bidPrice,
    sender: walletAddress
      .optional()
      .meta({ description: 'Pays: wallet (the default), or another verified wallet of the same person' }),
  })
  .meta({ id: 'AuthorizeBid', description: 'A bid to authorize' });

const terms = {
  auction: walletAddress,
  owner: walletAddress,
  sender: walletAddress,
  amount: units,
  maxAllowed: units,
  nonce: uint256,
  deadline: uint256,
};
export const BidPermitMessage = z
  .object(terms)
  .meta({ id: 'BidPermitMessage', description: 'The struct that the hook decodes' });

export const BidPermit = z
  .object({
    ...terms,
    signature: hex,
    typedData: typedData('BidPermit', BidPermitMessage),
    hookData: hex.meta({ description: 'Permit and signature, as the hook decodes them' }),
    bidParams: z
      .object({
        chainId: z.int(),
        to: walletAddress,
        data: hex.meta({ description: 'The complete calldata of submitBid()' }),
        value: z.literal('0'),
        maxPrice: uint256,
        prevTickPrice: uint256.meta({ description: 'Q96: where the auction looks for the place of maxPrice' }),
        spender: walletAddress.meta({
          description:
            'Takes the currency: approve it. If it is not `to`, it is Permit2, where `to` needs an approval too',
        }),
      })
      .meta({ id: 'BidParams', description: 'A transaction for the sender to sign' }),
  })
  .meta({ id: 'BidPermit', description: 'A signed permit for a bid' });

export const BidsQuery = z.strictObject({ wallet: walletAddress });

export const SaleBid = withNulls({
  auction: walletAddress,
  bidId: uint256,
  status: z.enum(['open', 'outbid', 'exited', 'claimed']),
  amount: units,
  maxPrice: Price,
  spent: units.meta({ description: 'Until the exit at least this much' }),
  tokens: units.meta({ description: 'Bought so far; until the exit at least this many' }),
  refunded: orNull(units).meta({ description: 'null until the exit' }),
  exit: orNull(
    withNulls({
      functionName: z.enum(['exitBid', 'exitPartiallyFilledBid']),
      lastFullyFilledCheckpointBlock: orNull(block),
      outbidBlock: orNull(block),
    }),
  ).meta({ description: 'The call with which the bid exits; null while it cannot' }),
  claimable: z.boolean(),
  txHash,
  blockNumber: block,
  timestamp: time,
  confirmed: z.boolean(),
}).meta({ id: 'SaleBid', description: 'A bid in an auction' });

export const Bids = z
  .object({ bids: z.array(SaleBid) })
  .meta({ id: 'SaleBids', description: 'Bids of a wallet, by auction, oldest first' });

type Booked = Awaited<ReturnType<SaleUseCases['bids']>>[number];

export const bidFields = ({ bid, filled, decimalPrice, isClaimable, status, refunded, exit }: Booked) => ({
  ...{ auction: bid.auction, bidId: bid.bidId, amount: bid.amount, txHash: bid.txHash },
  ...{ blockNumber: bid.blockNumber, timestamp: bid.timestamp, confirmed: bid.confirmed },
  ...{ maxPrice: { decimal: decimalPrice, q96: bid.price }, ...filled, status, claimable: isClaimable },
  ...(refunded !== undefined && { refunded }),
  ...(exit !== undefined && { exit }),
});
