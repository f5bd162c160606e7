import { expect } from 'chai';
import request from 'supertest';
import { COMMON } from '../../../drills/places/service.ts';
import { openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { onServer } from '../../support/servers/database.ts';
import { databaseService } from '../../support/service/database-service.ts';
import { signedIn } from '../../support/service/world.ts';

/** What the next release may do to a schema while this one still runs: it adds, and what it adds may be left out. */
const EXPANSION = `
  alter table users add column next_nullable text;
  alter table purchase_authorizations add column next_default integer not null default 7;
  create table next_table (id bigint primary key);
  create index next_index on sessions (wallet, expires_at);
  insert into knex_migrations (name, batch, migration_time) values ('9999-next', 99, now());`;

onServer((server) => {
  describe('a database that the next release has already migrated', () => {
    it('has no migration for this release to apply, and none is missing', async () => {
      const url = await server().create('migrated');
      const database = await openDatabase({ kind: 'postgres', url });
      await database.knex.raw(EXPANSION);
      expect([await database.migrate(), await database.pending()]).to.deep.equal([[], []]);
      await database.close();
    });

    it('is refused in one sentence when it lacks a migration of this release as well', async () => {
      const url = await server().create('migrated');
      const database = await openDatabase({ kind: 'postgres', url });
      await database.knex.raw(
        `${EXPANSION} delete from knex_migrations where id = (select max(id) - 1 from knex_migrations);`,
      );
      const error = await database.migrate().catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(StartError);
      expect((error as Error).message).to.match(
        /^the table knex_migrations names .* \(9999-next\) and lacks .*restore the database/,
      );
      await database.close();
    });

    it('serves customers of this release, which may also start anew', async () => {
      const url = await server().create('migrated');
      const service = await databaseService({ ...COMMON, DATABASE_URL: url });
      await service.knex.raw(EXPANSION);
      const again = await databaseService({ ...COMMON, DATABASE_URL: url });
      for (const { app, config, clock } of [service, again]) {
        const api = request(app);
        expect((await api.get('/api/health/ready')).status).to.equal(200);
        const { bearer } = await signedIn({ api, config, clock });
        await api.patch('/api/user').set(bearer).send({ notifyUpdates: true }).expect(200);
        await api.post('/api/auth/api-key').set(bearer).send({ label: 'bot', env: 'live' }).expect(200);
      }
      await again.close();
      await service.close();
    });
  });
});
