import { InMemoryTermsStore } from '../../../../src/adapters/store/compliance/compliance-stores.memory.ts';
import { PostgresTermsStore } from '../../../../src/adapters/store/compliance/compliance-stores.postgres.ts';
import { describeTermsStoreContract } from '../../../contracts/compliance/terms-store.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeTermsStoreContract('InMemoryTermsStore', async () => new InMemoryTermsStore());
onEveryDatabase((open) =>
  describeTermsStoreContract('PostgresTermsStore', async () => new PostgresTermsStore(await open())),
);
