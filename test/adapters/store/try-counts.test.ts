import { InMemoryTryCounts } from '../../../src/adapters/store/try-counts.memory.ts';
import { PostgresTryCounts } from '../../../src/adapters/store/try-counts.postgres.ts';
import { describeTryCountsContract } from '../../contracts/try-counts.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

describeTryCountsContract('InMemoryTryCounts', async () => new InMemoryTryCounts());
onEveryDatabase((open) =>
  describeTryCountsContract('PostgresTryCounts', async () => new PostgresTryCounts(await open())),
);
