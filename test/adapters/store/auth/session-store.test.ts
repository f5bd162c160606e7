import { InMemorySessionStore } from '../../../../src/adapters/store/auth/auth-stores.memory.ts';
import { PostgresSessionStore } from '../../../../src/adapters/store/auth/session-store.postgres.ts';
import { describeSessionStoreContract } from '../../../contracts/auth/session-store.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeSessionStoreContract('InMemorySessionStore', async () => new InMemorySessionStore());
onEveryDatabase((open) =>
  describeSessionStoreContract('PostgresSessionStore', async () => new PostgresSessionStore(await open())),
);
