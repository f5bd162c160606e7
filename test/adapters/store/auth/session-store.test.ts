import { InMemoryNonceStore, InMemorySessionStore } from '../../../../src/adapters/store/auth/auth-stores.memory.ts';
import {
  PostgresNonceStore,
  PostgresSessionStore,
} from '../../../../src/adapters/store/auth/session-store.postgres.ts';
import { describeSessionStoreContract } from '../../../contracts/auth/session-store.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeSessionStoreContract('InMemorySessionStore', async () => {
  const nonces = new InMemoryNonceStore();
  return { sessions: new InMemorySessionStore(nonces), nonces };
});
onEveryDatabase((open) =>
  describeSessionStoreContract('PostgresSessionStore', async () => {
    const db = await open();
    return { sessions: new PostgresSessionStore(db), nonces: new PostgresNonceStore(db) };
  }),
);
