import { compose } from '../shared/compose.ts';
import { authorizeBid } from './authorize-bid.ts';
import { authorizeNftPurchase } from './authorize-nft-purchase.ts';
import { authorizePurchase } from './authorize-purchase.ts';
import { checkSigners } from './check-signers.ts';
import { indexAuctions } from './index-auctions.ts';
import { indexPurchases } from './index-purchases.ts';
import { settleMints } from './settle-mints.ts';
import { listBids, viewAuctions } from './view-auctions.ts';
import { listPurchases, viewEligibility, viewSaleRules, viewSaleStatus } from './view-sale.ts';

export const saleUseCases = compose({
  authorizeBid,
  authorizeNftPurchase,
  authorizePurchase,
  checkSigners,
  viewEligibility,
  viewRules: viewSaleRules,
  viewAuctions,
  viewStatus: viewSaleStatus,
  history: listPurchases,
  bids: listBids,
  indexAuctions,
  indexPurchases,
  settleMints,
});

export type SaleUseCases = ReturnType<typeof saleUseCases>;
