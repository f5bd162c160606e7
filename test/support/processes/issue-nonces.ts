import { setImmediate as breathe } from 'node:timers/promises';
import { PostgresNonceStore } from '../../../src/adapters/store/auth/session-store.postgres.ts';
import { type Database, openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { printLine } from './print-line.ts';

// Opens the embedded database and issues nonces until killed, printing each one after it was committed; or prints the
// failure.

const [, , dir = '', expiry = ''] = process.argv;

async function issueForever({ knex }: Database): Promise<never> {
  const nonces = new PostgresNonceStore(knex);
  for (let number = 0; ; number += 1) {
    await nonces.issue(`nonce ${number}`, new Date(expiry));
    printLine(`nonce ${number}`);
    await breathe();
  }
}

try {
  const database = await openDatabase({ kind: 'embedded', dir });
  await database.migrate();
  await issueForever(database);
} catch (error) {
  printLine(String(error));
}
