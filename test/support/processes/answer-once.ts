import { once } from 'node:events';
import { createServer, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IdempotencyKeys } from '../../../src/application/ports/idempotency.ts';
import { databaseService } from '../service/database-service.ts';
import { printLine } from './print-line.ts';

// The service on a database; prints its URL, and kills itself at the given point of a request with an idempotency key.

const [, , env = '', point = ''] = process.argv;

/** Waits for a death that is certain: nothing after it may run. */
const dieAt = async (reached: string): Promise<void> => {
  if (reached !== point) return;
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => {});
};

const dying = (keys: IdempotencyKeys): IdempotencyKeys => ({
  purgeExpired: (limit) => keys.purgeExpired(limit),
  once: async (request, kind, work) => {
    await dieAt('before the reservation');
    const outcome = await keys.once(request, kind, async () => {
      await dieAt('after the reservation');
      const worked = await work();
      await dieAt('after the work');
      return worked;
    });
    await dieAt('after the answer was stored');
    if (point === 'before the answer is written')
      ServerResponse.prototype.writeHead = () => {
        process.kill(process.pid, 'SIGKILL');
        throw new Error('unreachable');
      };
    return outcome;
  },
});

const service = await databaseService(JSON.parse(env), ({ idempotencyKeys }) => ({
  idempotencyKeys: dying(idempotencyKeys),
}));
const server = createServer(service.app).listen(0, '127.0.0.1');
await once(server, 'listening');
printLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
