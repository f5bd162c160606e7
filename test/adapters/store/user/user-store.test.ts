import { InMemoryUserStore } from '../../../../src/adapters/store/user/user-store.memory.ts';
import { PostgresUserStore } from '../../../../src/adapters/store/user/user-store.postgres.ts';
import { describeUserStoreContract } from '../../../contracts/user/user-store.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeUserStoreContract('InMemoryUserStore', async () => new InMemoryUserStore());
onEveryDatabase((open) =>
  describeUserStoreContract('PostgresUserStore', async () => new PostgresUserStore(await open())),
);
