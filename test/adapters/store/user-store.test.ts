import { InMemoryUserStore } from '../../../src/adapters/store/user-store.memory.ts';
import { PostgresUserStore } from '../../../src/adapters/store/user-store.postgres.ts';
import { describeUserStoreContract } from '../../contracts/user-store.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

describeUserStoreContract('InMemoryUserStore', async () => new InMemoryUserStore());
onEveryDatabase((open) =>
  describeUserStoreContract('PostgresUserStore', async () => new PostgresUserStore(await open())),
);
