import { InMemoryUserWalletStore } from '../../../../src/adapters/store/user/user-lists.memory.ts';
import { PostgresUserWalletStore } from '../../../../src/adapters/store/user/user-lists.postgres.ts';
import { describeUserWalletStoreContract } from '../../../contracts/user/user-wallet-store.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeUserWalletStoreContract('InMemoryUserWalletStore', async () => new InMemoryUserWalletStore());
onEveryDatabase((open) =>
  describeUserWalletStoreContract('PostgresUserWalletStore', async () => new PostgresUserWalletStore(await open())),
);
