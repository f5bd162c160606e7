import { InMemoryPreferenceStore } from '../../../src/adapters/store/preference-store.memory.ts';
import { PostgresPreferenceStore } from '../../../src/adapters/store/preference-store.postgres.ts';
import { describePreferenceStoreContract } from '../../contracts/preference-store.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

describePreferenceStoreContract('InMemoryPreferenceStore', async () => new InMemoryPreferenceStore());
onEveryDatabase((open) =>
  describePreferenceStoreContract('PostgresPreferenceStore', async () => new PostgresPreferenceStore(await open())),
);
