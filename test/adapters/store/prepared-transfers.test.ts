import { InMemoryPreparedTransfers } from '../../../src/adapters/store/prepared-transfers.memory.ts';
import { PostgresPreparedTransfers } from '../../../src/adapters/store/prepared-transfers.postgres.ts';
import { describePreparedTransfersContract } from '../../contracts/prepared-transfers.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

describePreparedTransfersContract('InMemoryPreparedTransfers', async () => new InMemoryPreparedTransfers());

onEveryDatabase((open) => {
  describePreparedTransfersContract(
    'PostgresPreparedTransfers',
    async () => new PostgresPreparedTransfers(await open()),
  );
});
