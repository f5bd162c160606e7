import { CachedApiKeyStore } from '../../../src/adapters/store/api-key-store.cached.ts';
import { InMemoryApiKeyStore } from '../../../src/adapters/store/api-key-store.memory.ts';
import { PostgresApiKeyStore } from '../../../src/adapters/store/api-key-store.postgres.ts';
import { describeApiKeyStoreContract } from '../../contracts/api-key-store.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';
import { at } from '../../support/store-fixtures.ts';

const standingClock = { now: () => at() };

describeApiKeyStoreContract('InMemoryApiKeyStore', async () => new InMemoryApiKeyStore());
describeApiKeyStoreContract(
  'CachedApiKeyStore',
  async () => new CachedApiKeyStore(new InMemoryApiKeyStore(), standingClock),
);
onEveryDatabase((open) =>
  describeApiKeyStoreContract('PostgresApiKeyStore', async () => new PostgresApiKeyStore(await open())),
);
