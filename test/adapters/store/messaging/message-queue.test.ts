import { systemClock } from '../../../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../../../src/adapters/local/random.ts';
import { InMemoryMessageQueue } from '../../../../src/adapters/store/messaging/message-queue.memory.ts';
import { PostgresMessageQueue } from '../../../../src/adapters/store/messaging/message-queue.postgres.ts';
import { describeMessageQueueContract } from '../../../contracts/messaging/message-queue.contract.ts';
import { describeQueueOrderContract } from '../../../contracts/messaging/queue-order.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

for (const describeContract of [describeMessageQueueContract, describeQueueOrderContract]) {
  describeContract(
    'InMemoryMessageQueue',
    async () => new InMemoryMessageQueue({ clock: systemClock, random: cryptoRandom }),
  );
  onEveryDatabase((open) =>
    describeContract('PostgresMessageQueue', async () => new PostgresMessageQueue(await open())),
  );
}
