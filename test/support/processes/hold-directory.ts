// Locks the directory, prints that, and holds the lock until killed; or prints why the lock failed.
import { lockDirectory } from '../../../src/infrastructure/database/directory-lock.ts';
import { printLine } from './print-line.ts';

const [, , dir = ''] = process.argv;

await lockDirectory(dir).then(
  () => {
    printLine('held');
    setInterval(() => {}, 60_000);
  },
  (error: Error) => printLine(error.message),
);
