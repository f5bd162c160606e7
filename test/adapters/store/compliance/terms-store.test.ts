import { InMemoryTermsStore } from '../../../../src/adapters/store/compliance/terms-store.memory.ts';
import { PostgresTermsStore } from '../../../../src/adapters/store/compliance/terms-store.postgres.ts';
import { describeTermsStoreContract } from '../../../contracts/compliance/terms-store.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeTermsStoreContract('InMemoryTermsStore', async () => new InMemoryTermsStore());
onEveryDatabase((open) =>
  describeTermsStoreContract('PostgresTermsStore', async () => new PostgresTermsStore(await open())),
);
