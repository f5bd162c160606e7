import { compose } from '../shared/compose.ts';
import { authorizeNftPurchase } from './authorize-nft-purchase.ts';
import { authorizePurchase } from './authorize-purchase.ts';
import { indexPurchases } from './index-purchases.ts';
import { settleMints } from './settle-mints.ts';
import { listPurchases, viewEligibility, viewSaleRules, viewSaleStatus } from './view-sale.ts';

export const saleUseCases = compose({
  authorizeNftPurchase,
  authorizePurchase,
  viewEligibility,
  viewRules: viewSaleRules,
  viewStatus: viewSaleStatus,
  history: listPurchases,
  indexPurchases,
  settleMints,
});

export type SaleUseCases = ReturnType<typeof saleUseCases>;
