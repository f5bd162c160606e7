import { InMemoryMessageQueue } from '../../../src/adapters/store/message-queue.memory.ts';
import { PostgresMessageQueue } from '../../../src/adapters/store/message-queue.postgres.ts';
import { systemClock } from '../../../src/adapters/system/clock.ts';
import { cryptoRandom } from '../../../src/adapters/system/random.ts';
import { describeMessageQueueContract } from '../../contracts/message-queue.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

describeMessageQueueContract(
  'InMemoryMessageQueue',
  async () => new InMemoryMessageQueue({ clock: systemClock, random: cryptoRandom }),
);
onEveryDatabase((open) =>
  describeMessageQueueContract('PostgresMessageQueue', async () => new PostgresMessageQueue(await open())),
);
