// Migrates the database at the URL and prints the applied migrations.
import { openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { printLine } from './print-line.ts';

const [, , url = ''] = process.argv;

const database = await openDatabase({ kind: 'postgres', url });
printLine(`applied ${(await database.migrate()).length}`);
await database.close();
