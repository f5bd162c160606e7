import { InMemoryDatabaseProbe } from '../../../src/adapters/store/database-probe.memory.ts';
import { PostgresDatabaseProbe } from '../../../src/adapters/store/database-probe.postgres.ts';
import { describeDatabaseProbeContract } from '../../contracts/database-probe.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

describeDatabaseProbeContract('InMemoryDatabaseProbe', async () => new InMemoryDatabaseProbe());
onEveryDatabase((open) =>
  describeDatabaseProbeContract('PostgresDatabaseProbe', async () => new PostgresDatabaseProbe(await open())),
);
