import type { Ports } from '../ports/index.ts';
import { authorizeNftPurchase } from './authorize-nft-purchase.ts';
import { authorizePurchase } from './authorize-purchase.ts';
import { indexPurchases } from './index-purchases.ts';
import { listPurchases, viewSaleRules, viewSaleStatus } from './view-sale.ts';

type SalePorts = Pick<
  Ports,
  | 'addressScreening'
  | 'alarms'
  | 'clock'
  | 'compliancePolicy'
  | 'geoLocator'
  | 'issuedAuthorizations'
  | 'kycs'
  | 'leases'
  | 'nftPurchaseSigner'
  | 'nftSaleContract'
  | 'nftSaleLedger'
  | 'purchaseHistory'
  | 'purchaseIndex'
  | 'purchaseSigner'
  | 'random'
  | 'saleContract'
  | 'saleEvents'
  | 'salePolicy'
  | 'terms'
  | 'users'
>;

export const saleUseCases = (ports: SalePorts) => ({
  authorizeNftPurchase: authorizeNftPurchase(ports),
  authorizePurchase: authorizePurchase(ports),
  viewRules: viewSaleRules(ports),
  viewStatus: viewSaleStatus(ports),
  history: listPurchases(ports),
  indexPurchases: indexPurchases(ports),
});

export type SaleUseCases = ReturnType<typeof saleUseCases>;
