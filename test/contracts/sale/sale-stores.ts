import type { Ports } from '../../../src/application/ports/index.ts';

/** The stores of one sale: what one of them returns depends on what was written through another. */
export type SaleStores = Pick<
  Ports,
  | 'auctionIndex'
  | 'issuedAuthorizations'
  | 'issuedBidPermits'
  | 'nftSaleLedger'
  | 'purchaseHistory'
  | 'purchaseIndex'
  | 'referralPurchases'
>;
