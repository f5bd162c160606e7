import { InMemoryPreparedTransfers } from '../../../../src/adapters/store/transfer/transfer-stores.memory.ts';
import { PostgresPreparedTransfers } from '../../../../src/adapters/store/transfer/transfer-stores.postgres.ts';
import { describePreparedTransfersContract } from '../../../contracts/transfer/prepared-transfers.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describePreparedTransfersContract('InMemoryPreparedTransfers', async () => new InMemoryPreparedTransfers());

onEveryDatabase((open) => {
  describePreparedTransfersContract(
    'PostgresPreparedTransfers',
    async () => new PostgresPreparedTransfers(await open()),
  );
});
