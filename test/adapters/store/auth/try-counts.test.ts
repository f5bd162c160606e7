import { InMemoryTryCounts } from '../../../../src/adapters/store/auth/auth-stores.memory.ts';
import { PostgresTryCounts } from '../../../../src/adapters/store/auth/session-store.postgres.ts';
import { describeTryCountsContract } from '../../../contracts/auth/try-counts.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeTryCountsContract('InMemoryTryCounts', async () => new InMemoryTryCounts());
onEveryDatabase((open) =>
  describeTryCountsContract('PostgresTryCounts', async () => new PostgresTryCounts(await open())),
);
