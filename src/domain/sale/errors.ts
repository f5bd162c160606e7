import { failure } from '../shared/failure.ts';
import type { AuctionStanding } from './auction.ts';
import type { SalePhase } from './sale-policy.ts';

export const paymentTokenUnknown = failure(
  'invalid',
  'PAYMENT_TOKEN_UNKNOWN',
  'paymentToken must be one of the sale’s payment tokens',
  {
    cause: 'The sale accepts a fixed list of tokens, and this address is not one of them.',
    remedy: 'Send an address from paymentTokens of GET /api/sale/authorize.',
  },
);
export const amountBelowMinimum = failure<{ minimum: string; inTokens: string }>(
  'invalid',
  'AMOUNT_BELOW_MINIMUM',
  'amount is below the minimum purchase',
  {
    cause: 'A purchase has a minimum of 100 USD, and the amount is in smallest units of the payment token.',
    remedy: 'Send at least the amount that `error` names. Check the decimals of the token: 100 USDC are 100000000.',
  },
  ({ minimum, inTokens }) => `amount must be at least ${minimum} (${inTokens})`,
);
export const amountDecimalsWrong = failure<{ symbol: string; decimals: number; meant: string }>(
  'invalid',
  'AMOUNT_DECIMALS_WRONG',
  'amount looks as if the payment token had 18 decimals',
  {
    cause: 'The amount is more than a trillion payment tokens, as if it had been computed with 18 decimals.',
    remedy:
      'Compute the amount with the decimals of the payment token, which GET /api/sale/authorize lists: 100 USDC are 100000000.',
  },
  ({ symbol, decimals, meant }) =>
    `amount looks as if ${symbol} had 18 decimals, but it has ${decimals}: did you mean ${meant}?`,
);
export const aboveTierLimit = failure<{ tier: string; remaining: string }>(
  'invalid',
  'TIER_LIMIT_EXCEEDED',
  'amount exceeds the remaining limit of the verification tier',
  {
    cause: 'A tier limits what one person buys over all time and over all of the person’s wallets.',
    remedy: 'Send at most the amount that `error` names, or verify for a higher tier with GET /api/kyc/upgrade-url.',
  },
  ({ tier, remaining }) => `amount must be at most ${remaining} smallest units, the remaining limit of ${tier}`,
);
export const saleNotActive = failure<{ phase: SalePhase | 'sold out' }>(
  'invalid',
  'SALE_NOT_ACTIVE',
  'The sale is not active',
  {
    cause: 'The sale contract does not sell now: the sale has not started, is paused, has ended or is sold out.',
    remedy: 'Read the phase with GET /api/sale/status and try again when it is `active`.',
  },
  ({ phase }) => `The sale is not active: ${phase === 'sold out' ? 'it is sold out' : `its phase is ${phase}`}`,
);
export const nftTierUnavailable = failure<{ tierId: number }>(
  'invalid',
  'NFT_TIER_UNAVAILABLE',
  'The NFT tier is sold out or not for sale',
  {
    cause: 'The NFT sale contract does not sell this price tier, or all of its tokens are sold.',
    remedy: 'Choose another tierId.',
  },
  ({ tierId }) => `NFT tier ${tierId} is sold out or not for sale`,
);
export const nftOutsideTier = failure<{ tierId: number; first: string; last: string }>(
  'invalid',
  'NFT_OUTSIDE_TIER',
  'tokenId does not belong to tierId',
  {
    cause: 'Each price tier consists of a range of token ids, and tokenId is outside the range of tierId.',
    remedy: 'Send a tokenId in the range that `error` names, or the tierId of this token.',
  },
  ({ tierId, first, last }) => `tokenId does not belong to NFT tier ${tierId}, whose tokens are ${first} to ${last}`,
);
export const nftPriceMismatch = failure<{ tierId: number; price: string }>(
  'invalid',
  'NFT_PRICE_MISMATCH',
  'amount must be the price of the NFT tier',
  {
    cause: 'The amount must equal the price of the NFT tier, no more and no less.',
    remedy: 'Send the amount that `error` names.',
  },
  ({ tierId, price }) => `amount must be ${price} smallest units, the price of NFT tier ${tierId}`,
);
export const nftSaleNotConfigured = failure(
  'off',
  'SERVER_MISCONFIGURED',
  'The NFT sale is not configured on this server',
  {
    cause: 'The operator set no NFT sale contract, so mints cannot be authorized.',
    remedy: 'Ask the operator to set NFT_SALE_CONTRACT.',
  },
);
export const auctionUnknown = failure<{ known: readonly string[] }>(
  'missing',
  'AUCTION_UNKNOWN',
  'auction is not one of this server’s auctions',
  {
    cause: 'The operator configures the auctions (AUCTIONS): there are none, or this address is not one of them.',
    remedy: 'Send the address of an auction from GET /api/sale/auctions.',
  },
  ({ known }) =>
    known.length === 0
      ? 'This server has no auctions'
      : `auction must be one of this server’s auctions: ${known.join(', ')}`,
);
export const auctionNotOpen = failure<{ standing: AuctionStanding; block: number; bound: number }>(
  'invalid',
  'AUCTION_NOT_OPEN',
  'The auction takes no bids now',
  {
    cause: 'The auction has not started, does not hold its tokens yet, is sold out, or has ended.',
    remedy:
      'Read the schedule with GET /api/sale/auctions and bid from its startBlock until the block before its endBlock.',
  },
  ({ standing, block, bound }) => {
    if (standing === 'upcoming') return `The auction takes bids from block ${bound} on; the chain is at block ${block}`;
    if (standing === 'unfunded') return 'The auction takes bids once its tokens are deposited, which they are not yet';
    if (standing === 'soldOut') return 'The auction is sold out: its whole supply was issued before its last block';
    return `The auction took bids until block ${bound - 1}; the chain is at block ${block}`;
  },
);
export const bidPriceInvalid = failure<{ clearing: string; most: string; nearest: string | undefined }>(
  'invalid',
  'BID_PRICE_INVALID',
  'maxPrice must be on a tick above the clearing price, and within the auction’s bound',
  {
    cause:
      'The auction takes bids at multiples of its tickSpacing only, above its clearing price and at most at its MAX_BID_PRICE.',
    remedy: 'Send a price that `error` names.',
  },
  ({ clearing, most, nearest }) =>
    `maxPrice must be on a tick above the clearing price, which is ${clearing}, and at most MAX_BID_PRICE, which is ${most}: ${nearest === undefined ? 'no price is left' : `the nearest is ${nearest}`}`,
);
export const auctionCapExceeded = failure<{ left: string; isExhausted: boolean }>(
  'invalid',
  'AUCTION_CAP_EXCEEDED',
  'amount exceeds what is left under the total cap of the auction',
  {
    cause: 'The auction’s validation hook limits what all bidders together may bid (its totalCap).',
    remedy:
      'Send at most the amount that `error` names. Once less than the minimum of a bid is left, the operator has to raise the cap.',
  },
  ({ left, isExhausted }) =>
    isExhausted
      ? `The total cap of the auction is exhausted: ${left} smallest units are left, which is less than the minimum of a bid`
      : `amount must be at most ${left} smallest units, which is left under the total cap of the auction`,
);
export const bidSenderForeign = failure<{ allowed: string }>(
  'invalid',
  'BID_SENDER_FOREIGN',
  'sender must be a wallet of the bidder',
  {
    cause: 'The account that pays for a bid must belong to the verified person who bids, and must not be blocked.',
    remedy: 'Leave sender out, or send one of the wallets that `error` names.',
  },
  ({ allowed }) => `sender must be a wallet of the bidder: ${allowed}`,
);
export const kycRequired = failure('forbidden', 'KYC_REQUIRED', 'Identity verification must be approved first', {
  cause: 'The wallet has no approved identity verification.',
  remedy: 'Open a verification with POST /api/kyc/session, complete it, and repeat the request after it is approved.',
});
export const regionBlocked = failure<{ blocked: string; places: string }>(
  'forbidden',
  'REGION_BLOCKED',
  'The sale is not available in your region',
  {
    cause:
      'The IP address, or the country of the verified identity, is in a jurisdiction where the sale is not offered, or is unknown.',
    remedy: 'The user cannot buy from this region. Check that a proxy or VPN does not hide the user’s country.',
  },
  ({ blocked, places }) => `The sale is not available in your region. Known: ${places}; not allowed: ${blocked}`,
);
export const termsNotAccepted = failure('forbidden', 'TERMS_NOT_ACCEPTED', 'The current terms must be accepted first', {
  cause: 'The wallet has not accepted the current version of the terms.',
  remedy: 'Show the terms to the user and accept them with POST /api/terms, then repeat the request.',
});
export const amlFailed = failure(
  'forbidden',
  'AML_FAILED',
  'The wallet or its referrer did not pass sanctions screening',
  {
    cause: 'The screening provider or the operator’s deny list reports the wallet or its referrer.',
    remedy:
      'Leave the referrer out if there is one. If the wallet itself is reported, its owner can contact the operator.',
  },
);
/** The node cannot read that many blocks at once: request fewer. Internal; never reaches a caller. */
export const rangeTooLarge = failure(
  'invalid',
  'BLOCK_RANGE_TOO_LARGE',
  'The node rejected the block range as too large',
  {
    cause: 'A node limits how many blocks one request may cover.',
    remedy: 'Nothing needs to be done: the service requests a smaller range.',
  },
);
