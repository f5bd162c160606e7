import { InMemoryLeases } from '../../../../src/adapters/store/system/leases.memory.ts';
import { PostgresLeases } from '../../../../src/adapters/store/system/leases.postgres.ts';
import { describeLeasesContract } from '../../../contracts/system/leases.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

const clock = { now: () => new Date() };

describeLeasesContract('InMemoryLeases', async () => new InMemoryLeases(clock));
onEveryDatabase((open) => describeLeasesContract('PostgresLeases', async () => new PostgresLeases(await open())));
