import { migrationNames } from '../../../../migrations/index.ts';
import { PostgresDatabaseProbe } from '../../../../src/adapters/store/system/database-probe.postgres.ts';
import { InMemoryDatabaseProbe } from '../../../../src/adapters/store/system/system-stores.memory.ts';
import { describeDatabaseProbeContract } from '../../../contracts/system/database-probe.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeDatabaseProbeContract('InMemoryDatabaseProbe', async () => new InMemoryDatabaseProbe());
onEveryDatabase((open) =>
  describeDatabaseProbeContract(
    'PostgresDatabaseProbe',
    async () => new PostgresDatabaseProbe(await open(), migrationNames),
  ),
);
