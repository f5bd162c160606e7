import { InMemoryLeases } from '../../../src/adapters/store/leases.memory.ts';
import { PostgresLeases } from '../../../src/adapters/store/leases.postgres.ts';
import { describeLeasesContract } from '../../contracts/leases.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

const clock = { now: () => new Date() };

describeLeasesContract('InMemoryLeases', async () => new InMemoryLeases(clock));
onEveryDatabase((open) => describeLeasesContract('PostgresLeases', async () => new PostgresLeases(await open())));
