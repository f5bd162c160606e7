import { InMemoryNonceStore } from '../../../src/adapters/store/nonce-store.memory.ts';
import { PostgresNonceStore } from '../../../src/adapters/store/nonce-store.postgres.ts';
import { describeNonceStoreContract } from '../../contracts/nonce-store.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

describeNonceStoreContract('InMemoryNonceStore', async () => new InMemoryNonceStore());
onEveryDatabase((open) =>
  describeNonceStoreContract('PostgresNonceStore', async () => new PostgresNonceStore(await open())),
);
