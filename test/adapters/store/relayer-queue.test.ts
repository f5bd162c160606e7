import { InMemoryRelayerQueue } from '../../../src/adapters/store/relayer-queue.memory.ts';
import { PostgresRelayerQueue } from '../../../src/adapters/store/relayer-queue.postgres.ts';
import { describeRelayerQueueContract } from '../../contracts/relayer-queue.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

describeRelayerQueueContract('InMemoryRelayerQueue', async () => new InMemoryRelayerQueue());

onEveryDatabase((open) => {
  describeRelayerQueueContract('PostgresRelayerQueue', async () => new PostgresRelayerQueue(await open()));
});
