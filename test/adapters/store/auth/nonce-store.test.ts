import { InMemoryNonceStore } from '../../../../src/adapters/store/auth/auth-stores.memory.ts';
import { PostgresNonceStore } from '../../../../src/adapters/store/auth/session-store.postgres.ts';
import { describeNonceStoreContract } from '../../../contracts/auth/nonce-store.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeNonceStoreContract('InMemoryNonceStore', async () => new InMemoryNonceStore());
onEveryDatabase((open) =>
  describeNonceStoreContract('PostgresNonceStore', async () => new PostgresNonceStore(await open())),
);
