import {
  InMemoryBuyerFiles,
  InMemoryTermsStore,
} from '../../../../src/adapters/store/compliance/compliance-stores.memory.ts';
import {
  PostgresBuyerFiles,
  PostgresTermsStore,
} from '../../../../src/adapters/store/compliance/compliance-stores.postgres.ts';
import { InMemoryKycStore } from '../../../../src/adapters/store/kyc/kyc-store.memory.ts';
import { PostgresKycStore } from '../../../../src/adapters/store/kyc/kyc-store.postgres.ts';
import { appendRuling } from '../../../../src/adapters/store/kyc/kyc-store.rows.ts';
import { PostgresAuctionIndex } from '../../../../src/adapters/store/sale/auction-index.postgres.ts';
import { PostgresNftSaleLedger } from '../../../../src/adapters/store/sale/nft-sale-ledger.postgres.ts';
import { SaleRecords } from '../../../../src/adapters/store/sale/sale-records.memory.ts';
import { inMemorySaleStores } from '../../../../src/adapters/store/sale/sale-stores.memory.ts';
import { InMemoryUserWalletStore } from '../../../../src/adapters/store/user/user-lists.memory.ts';
import { PostgresUserWalletStore } from '../../../../src/adapters/store/user/user-lists.postgres.ts';
import { InMemoryUserStore } from '../../../../src/adapters/store/user/user-store.memory.ts';
import { PostgresUserStore } from '../../../../src/adapters/store/user/user-store.postgres.ts';
import type { TierRuling } from '../../../../src/domain/kyc/tier.ts';
import { describeBuyerFilesContract } from '../../../contracts/compliance/buyer-files.contract.ts';
import { CAROL } from '../../../support/fixtures/store-fixtures.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

const SALE = { chainId: 1, contract: CAROL };

describeBuyerFilesContract('InMemoryBuyerFiles', async () => {
  const [kycs, sale] = [new InMemoryKycStore(), new SaleRecords()];
  const { auctionIndex, nftSaleLedger } = inMemorySaleStores(undefined, sale);
  const stores = {
    ...{ auctionIndex, kycs, nftSaleLedger, sale },
    terms: new InMemoryTermsStore(),
    userWallets: new InMemoryUserWalletStore(),
    users: new InMemoryUserStore(),
  };
  return { ...stores, rule: async (ruling) => kycs.rule(ruling), buyerFiles: new InMemoryBuyerFiles(stores) };
});
onEveryDatabase((open) =>
  describeBuyerFilesContract('PostgresBuyerFiles', async () => {
    const db = await open();
    const stores = {
      auctionIndex: new PostgresAuctionIndex(db, SALE),
      kycs: new PostgresKycStore(db),
      nftSaleLedger: new PostgresNftSaleLedger(db, SALE),
      terms: new PostgresTermsStore(db),
      userWallets: new PostgresUserWalletStore(db),
      users: new PostgresUserStore(db),
    };
    const rule = (ruling: TierRuling) => db.transaction((trx) => appendRuling(trx, ruling));
    return { ...stores, rule, buyerFiles: new PostgresBuyerFiles(db, SALE) };
  }),
);
