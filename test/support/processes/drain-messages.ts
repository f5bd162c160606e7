import { InMemoryAlarms } from '../../../src/adapters/alarm/alarms.memory.ts';
import { noErrorTracker } from '../../../src/adapters/error-tracker/choose.ts';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../../src/adapters/local/random.ts';
import { PostgresMessageQueue } from '../../../src/adapters/store/messaging/message-queue.postgres.ts';
import { noTracer } from '../../../src/adapters/tracing/tracer.none.ts';
import { processMessages } from '../../../src/application/messaging/process-messages.ts';
import { openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { printLine } from './print-line.ts';

// Drains the message queue of the database at the URL, and prints each reply when it is sent; hangs after a given
// number.

const [, , url = '', leaseMs = '', hangsAfter = 'Infinity'] = process.argv;

const database = await openDatabase({ kind: 'postgres', url });
const ports = {
  alarms: new InMemoryAlarms(),
  clock: systemClock,
  errorTracker: noErrorTracker,
  messageQueue: new PostgresMessageQueue(database.knex),
  messageSender: { send: async ({ text }: { text: string }) => printLine(text), announce: async () => {} },
  messagingPolicy: { isOn: true, webUrl: 'http://localhost' },
  random: cryptoRandom,
  tracer: noTracer,
};
let answered = 0;
const answer = async ({ id }: { id: string }) => {
  answered += 1;
  return answered > Number(hangsAfter) ? await new Promise<string>(() => {}) : `reply to ${id}`;
};
await processMessages(ports, answer, { lanes: 3, leaseMs: Number(leaseMs), budgetMs: 20_000 })();
await database.close();
