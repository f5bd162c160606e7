import { InMemoryAuditEntries } from '../audit/audit-log.memory.ts';
import { InMemoryDecisions } from '../decision/decision-store.memory.ts';
import { InMemoryIssuedAuthorizations } from './issued-authorizations.memory.ts';
import { InMemoryNftSaleLedger } from './nft-sale-ledger.memory.ts';
import { InMemoryPurchaseHistory } from './purchase-history.memory.ts';
import { InMemoryPurchaseIndex } from './purchase-index.memory.ts';
import { InMemoryReferralPurchases } from './referral-purchases.memory.ts';
import { SaleRecords } from './sale-records.memory.ts';

/** The in-memory stores of one sale, over the same records. */
export function inMemorySaleStores(
  decisions = new InMemoryDecisions(new InMemoryAuditEntries()),
  records = new SaleRecords(),
) {
  return {
    issuedAuthorizations: new InMemoryIssuedAuthorizations(records, decisions),
    nftSaleLedger: new InMemoryNftSaleLedger(decisions, records),
    purchaseHistory: new InMemoryPurchaseHistory(records),
    purchaseIndex: new InMemoryPurchaseIndex(records),
    referralPurchases: new InMemoryReferralPurchases(records),
  };
}
