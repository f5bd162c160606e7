import { expect } from 'chai';
import { answerOf } from '../../../src/adapters/store/shared/database-answer.ts';
import { openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { applyMigrations } from '../../../src/infrastructure/database/prepare-database.ts';
import { requireServer } from '../../../src/infrastructure/database/require-server.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { onServer } from '../../support/servers/database.ts';
import { type Pooler, startPooler } from '../../support/servers/pooler.ts';

describe('what a database server must be able to do', () => {
  it('is not known of a server that does not respond', async () => {
    await requireServer({ url: 'postgres://nobody@127.0.0.1:1/none' });
  });

  onServer((server) => {
    it('PostgreSQL can', async () => {
      await requireServer({ url: await server().create('empty') });
    });

    for (const [what, replacement] of [
      [
        'advisory locks that exclude',
        'create function pg_try_advisory_xact_lock(bigint) returns boolean language sql as $$ select true $$',
      ],
      [
        '"on conflict" with a partial index',
        `create function refuse() returns event_trigger language plpgsql as $$
           begin drop index if exists pg_temp.probe_once; end $$;
         create event trigger refuse on ddl_command_end when tag in ('CREATE INDEX') execute function refuse()`,
      ],
      [
        'PL/pgSQL',
        `create function refuse() returns event_trigger language plpgsql as $$
           begin raise exception 'no functions here' using errcode = '0A000'; end $$;
         create event trigger refuse on ddl_command_end when tag in ('CREATE FUNCTION') execute function refuse()`,
      ],
    ] as const)
      it(`a server without ${what} is refused by name`, async () => {
        const url = await server().create('empty');
        const database = await openDatabase({ kind: 'postgres', url });
        await database.knex.raw(replacement);
        await database.close();
        const path = 'options=-c%20search_path%3Dpublic%2Cpg_catalog';
        const refusal = await rejectionOf(requireServer({ url: `${url}${url.includes('?') ? '&' : '?'}${path}` }));
        expect(refusal).to.be.instanceOf(StartError);
        expect((refusal as Error).message)
          .to.include(what)
          .and.include('PostgreSQL');
      });

    describe('behind a pooler in transaction mode', () => {
      let pooler: Pooler;
      before(async function () {
        const started = await startPooler(await server().create('migrated'));
        if (started === undefined) {
          if (process.env.CI !== undefined) throw new Error('there is no PgBouncer on this machine');
          this.skip();
        }
        pooler = started;
      });
      after(async () => await pooler?.close());

      it('named statements that are lost are refused, unless they are switched off', async () => {
        await requireServer({ url: pooler.url, namesStatements: false });
        const start = requireServer({ url: pooler.url });
        if (pooler.keepsNamed) return await start;
        expect(((await rejectionOf(start)) as Error).message)
          .to.include('PgBouncer 1.21')
          .and.include('DATABASE_NAMED_STATEMENTS=off');
      });

      it('settings of ours that it does not accept are refused, with what to set', async () => {
        const strict = await startPooler(await server().create('migrated'), 'extra_float_digits');
        if (strict === undefined) throw new Error('PgBouncer did not start');
        for (const start of [requireServer({ url: strict.url }), migrateBehind(strict.url)]) {
          const error = await rejectionOf(start);
          expect(error).to.be.instanceOf(StartError);
          expect(String(error)).to.include('ignore_startup_parameters = statement_timeout,').and.include('on the role');
        }
        await strict.close();
      });

      it('no connection is shared whose limits the pooler does not pass on', async () => {
        const { knex, close } = await openDatabase({
          kind: 'postgres',
          url: pooler.url,
          namesStatements: false,
          poolSize: 8,
        });
        const limits = async () =>
          (await knex.raw("select set_config('lock_timeout', current_setting('lock_timeout'), ?) as held", [true]))
            .rows;
        for (let i = 0; i < 10; i += 1)
          for (const [row] of await Promise.all(Array.from({ length: 10 }, limits)))
            expect(row).to.deep.equal({ held: '0' });
        await close();
      });

      for (const namesStatements of [true, false])
        it(`no statement fails, is doubled, or is taken for another, with named statements ${namesStatements ? 'on' : 'off'}`, async () => {
          const processes = await Promise.all(
            [1, 2].map(() => openDatabase({ kind: 'postgres', url: pooler.url, namesStatements, poolSize: 6 })),
          );
          const before = await processes[0]?.knex('leases').count('* as n').first();
          let refused = 0;
          let stored = 0;
          const work = async (turn: number) => {
            const { knex } = processes[turn % 2] as (typeof processes)[number];
            const name = `${namesStatements} ${turn}`;
            const store = async (db: typeof knex) => {
              await db.raw(INSERTS[turn % 2 === 0 ? 0 : 1] as string, [name]);
              const { rows } = await db.raw('select ?::text as name', [name]);
              expect(rows[0].name).to.equal(name);
            };
            const done = turn % 3 === 0 ? store(knex) : answerOf(knex.transaction(store));
            await done.then(
              () => {
                stored += 1;
              },
              (error) => {
                expect(error).to.have.property('code', 'STORE_UNAVAILABLE');
                refused += 1;
              },
            );
          };
          await Promise.all(
            Array.from({ length: 12 }, async (_, lane) => {
              for (let at = 0; at < 25; at += 1) await work(lane * 25 + at);
            }),
          );
          const after = await processes[0]?.knex('leases').count('* as n').first();
          const mixed = processes[0]?.knex.raw(
            "select name from leases where (owner = 'even') <> (split_part(name, ' ', 2)::int % 2 = 0)",
          );
          expect((await mixed).rows).to.deep.equal([]);
          await Promise.all(processes.map((one) => one.close()));
          expect(Number(after?.n) - Number(before?.n)).to.equal(stored);
          // Those that were in a transaction when the first statement was lost, on each of the connections.
          expect(refused).to.be.lessThan(namesStatements ? 40 : 1);
        });
    });
  });
});

const INSERTS = [
  "insert into leases (name, owner, expires_at) values (?, 'even', now())",
  "insert into leases (owner, expires_at, name) values ('odd', now(), ?)",
];

async function migrateBehind(url: string): Promise<void> {
  const database = await openDatabase({ kind: 'postgres', url });
  await applyMigrations(database).finally(database.close);
}
