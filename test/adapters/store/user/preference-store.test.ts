import { InMemoryPreferenceStore } from '../../../../src/adapters/store/user/user-lists.memory.ts';
import { PostgresPreferenceStore } from '../../../../src/adapters/store/user/user-lists.postgres.ts';
import { describePreferenceStoreContract } from '../../../contracts/user/preference-store.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describePreferenceStoreContract('InMemoryPreferenceStore', async () => new InMemoryPreferenceStore());
onEveryDatabase((open) =>
  describePreferenceStoreContract('PostgresPreferenceStore', async () => new PostgresPreferenceStore(await open())),
);
