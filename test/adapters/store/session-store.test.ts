import { InMemorySessionStore } from '../../../src/adapters/store/session-store.memory.ts';
import { PostgresSessionStore } from '../../../src/adapters/store/session-store.postgres.ts';
import { describeSessionStoreContract } from '../../contracts/session-store.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

describeSessionStoreContract('InMemorySessionStore', async () => new InMemorySessionStore());
onEveryDatabase((open) =>
  describeSessionStoreContract('PostgresSessionStore', async () => new PostgresSessionStore(await open())),
);
