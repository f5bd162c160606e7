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
import { InMemoryUserWalletStore } from '../../../../src/adapters/store/user/user-lists.memory.ts';
import { PostgresUserWalletStore } from '../../../../src/adapters/store/user/user-lists.postgres.ts';
import { InMemoryUserStore } from '../../../../src/adapters/store/user/user-store.memory.ts';
import { PostgresUserStore } from '../../../../src/adapters/store/user/user-store.postgres.ts';
import type { TierRuling } from '../../../../src/domain/kyc/tier.ts';
import { describeBuyerFilesContract } from '../../../contracts/compliance/buyer-files.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeBuyerFilesContract('InMemoryBuyerFiles', async () => {
  const [kycs, terms] = [new InMemoryKycStore(), new InMemoryTermsStore()];
  const stores = { kycs, terms, userWallets: new InMemoryUserWalletStore(), users: new InMemoryUserStore() };
  return { ...stores, rule: async (ruling) => kycs.rule(ruling), buyerFiles: new InMemoryBuyerFiles(stores) };
});
onEveryDatabase((open) =>
  describeBuyerFilesContract('PostgresBuyerFiles', async () => {
    const db = await open();
    const [kycs, terms] = [new PostgresKycStore(db), new PostgresTermsStore(db)];
    const stores = { kycs, terms, userWallets: new PostgresUserWalletStore(db), users: new PostgresUserStore(db) };
    const rule = (ruling: TierRuling) => db.transaction((trx) => appendRuling(trx, ruling));
    return { ...stores, rule, buyerFiles: new PostgresBuyerFiles(db) };
  }),
);
