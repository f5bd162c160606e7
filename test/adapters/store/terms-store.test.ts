import { InMemoryTermsStore } from '../../../src/adapters/store/terms-store.memory.ts';
import { PostgresTermsStore } from '../../../src/adapters/store/terms-store.postgres.ts';
import { describeTermsStoreContract } from '../../contracts/terms-store.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

describeTermsStoreContract('InMemoryTermsStore', async () => new InMemoryTermsStore());
onEveryDatabase((open) =>
  describeTermsStoreContract('PostgresTermsStore', async () => new PostgresTermsStore(await open())),
);
