// Migrates the database at the URL and prints the applied migrations.
import { openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { tell } from './tell.ts';

const [, , url = ''] = process.argv;

const database = await openDatabase({ kind: 'postgres', url });
tell(`applied ${(await database.migrate()).length}`);
await database.close();
