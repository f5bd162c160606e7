// Locks the directory, says so, and holds it until killed; or says why not.
import { lockDirectory } from '../../../src/infrastructure/database/directory-lock.ts';
import { tell } from './tell.ts';

const [, , dir = ''] = process.argv;

await lockDirectory(dir).then(
  () => {
    tell('held');
    setInterval(() => {}, 60_000);
  },
  (error: Error) => tell(error.message),
);
