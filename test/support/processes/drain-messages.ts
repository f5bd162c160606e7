// Drains the message queue of the database at the address, and tells each reply when it goes out.
import { setTimeout as pause } from 'node:timers/promises';
import { InMemoryAlarms } from '../../../src/adapters/alarm/alarms.memory.ts';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../../src/adapters/local/random.ts';
import { PostgresMessageQueue } from '../../../src/adapters/store/messaging/message-queue.postgres.ts';
import { drainQueue } from '../../../src/application/messaging/drain-queue.ts';
import { openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { tell } from './tell.ts';

const [, , url = '', leaseMs = '', slowness = ''] = process.argv;

const database = await openDatabase({ kind: 'postgres', url });
const ports = {
  alarms: new InMemoryAlarms(),
  clock: systemClock,
  messageQueue: new PostgresMessageQueue(database.knex),
  messageSender: { send: async ({ text }: { text: string }) => tell(text) },
  messagingPolicy: { isOn: true, webUrl: 'http://localhost' },
  random: cryptoRandom,
};
const answer = async ({ id }: { id: string }) => {
  await pause(Number(slowness));
  return `reply to ${id}`;
};
await drainQueue(ports, answer, { lanes: 3, leaseMs: Number(leaseMs), budgetMs: 20_000 })();
await database.close();
