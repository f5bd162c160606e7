import { CachedApiKeyStore } from '../../../../src/adapters/store/auth/api-key-store.cached.ts';
import { PostgresApiKeyStore } from '../../../../src/adapters/store/auth/api-key-store.postgres.ts';
import { InMemoryApiKeyStore, InMemorySessionStore } from '../../../../src/adapters/store/auth/auth-stores.memory.ts';
import { PostgresSessionStore } from '../../../../src/adapters/store/auth/session-store.postgres.ts';
import { describeApiKeyStoreContract } from '../../../contracts/auth/api-key-store.contract.ts';
import { at } from '../../../support/fixtures/store-fixtures.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

const standingClock = { now: () => at() };
const inMemory = () => {
  const sessions = new InMemorySessionStore();
  return { keys: new InMemoryApiKeyStore(sessions), sessions };
};

describeApiKeyStoreContract('InMemoryApiKeyStore', async () => inMemory());
describeApiKeyStoreContract('CachedApiKeyStore', async () => {
  const { keys, sessions } = inMemory();
  return { keys: new CachedApiKeyStore(keys, standingClock), sessions };
});
onEveryDatabase((open) =>
  describeApiKeyStoreContract('PostgresApiKeyStore', async () => {
    const db = await open();
    return { keys: new PostgresApiKeyStore(db), sessions: new PostgresSessionStore(db) };
  }),
);
