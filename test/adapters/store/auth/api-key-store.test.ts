import { CachedApiKeyStore } from '../../../../src/adapters/store/auth/api-key-store.cached.ts';
import { InMemoryApiKeyStore } from '../../../../src/adapters/store/auth/api-key-store.memory.ts';
import { PostgresApiKeyStore } from '../../../../src/adapters/store/auth/api-key-store.postgres.ts';
import { describeApiKeyStoreContract } from '../../../contracts/auth/api-key-store.contract.ts';
import { at } from '../../../support/fixtures/store-fixtures.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

const standingClock = { now: () => at() };

describeApiKeyStoreContract('InMemoryApiKeyStore', async () => new InMemoryApiKeyStore());
describeApiKeyStoreContract(
  'CachedApiKeyStore',
  async () => new CachedApiKeyStore(new InMemoryApiKeyStore(), standingClock),
);
onEveryDatabase((open) =>
  describeApiKeyStoreContract('PostgresApiKeyStore', async () => new PostgresApiKeyStore(await open())),
);
