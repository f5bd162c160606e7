import { InMemoryRelayerQueue } from '../../../src/adapters/sponsor/relayer-queue.memory.ts';
import { PostgresRelayerQueue } from '../../../src/adapters/sponsor/relayer-queue.postgres.ts';
import { describeRelayerQueueContract } from '../../contracts/paymaster/relayer-queue.contract.ts';
import { onEveryDatabase } from '../../support/servers/database.ts';

describeRelayerQueueContract('InMemoryRelayerQueue', async () => new InMemoryRelayerQueue());

onEveryDatabase((open) => {
  describeRelayerQueueContract('PostgresRelayerQueue', async () => new PostgresRelayerQueue(await open()));
});
