import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import pino from 'pino';
import { type Database, openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { prepareDatabase } from '../../../src/infrastructure/database/prepare-database.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { onServer } from '../../support/servers/database.ts';

const silent = pino({ enabled: false });
const SENTENCE =
  'the database was made by a version from before the first release, whose tables this release cannot take over: name an empty database in DATABASE_URL, or a new folder in DATA_DIR';

/** As such versions left it: other migrations, some of whose names are used again. */
const MADE_BEFORE = `update knex_migrations set name = 'old-' || name where name like '0001%' or name > '0003'`;

const refusalOf = async ({ knex, ...database }: Database, storage: Parameters<typeof prepareDatabase>[1]) => {
  await knex.raw(MADE_BEFORE);
  const before = await knex('knex_migrations').orderBy('id').pluck('name');
  const error = await rejectionOf(prepareDatabase({ knex, ...database }, storage, silent));
  expect(await knex('knex_migrations').orderBy('id').pluck('name')).to.deep.equal(before);
  return error;
};

describe('a database from before the first release', () => {
  it('is refused in one sentence when the embedded database starts', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'unreleased-'));
    const database = await openDatabase({ kind: 'embedded', dir });
    const error = await refusalOf(database, { kind: 'embedded', dir });
    expect(error).to.be.instanceOf(StartError).and.have.property('message', SENTENCE);
    await database.close();
    rmSync(dir, { recursive: true });
  });

  onServer((server) => {
    for (const migrate of [true, false])
      it(`is refused in one sentence on a server, ${migrate ? 'with' : 'without'} MIGRATE=on`, async () => {
        const url = await server().create('migrated');
        const database = await openDatabase({ kind: 'postgres', url });
        const storage = { kind: 'postgres', url, migrate } as Parameters<typeof prepareDatabase>[1];
        const error = await refusalOf(database, storage);
        expect(error).to.be.instanceOf(StartError).and.have.property('message', SENTENCE);
        await database.close();
      });
  });
});
