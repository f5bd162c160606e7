import { expect } from 'chai';
import { PostgresNonceStore } from '../../../src/adapters/store/auth/session-store.postgres.ts';
import { openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { applyMigrations, prepareDatabase } from '../../../src/infrastructure/database/prepare-database.ts';
import { createLogger } from '../../../src/infrastructure/observability/logger.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { at } from '../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { onEveryDatabase, onServer } from '../../support/servers/database.ts';

onEveryDatabase((open) => {
  it('an error contains its statement, but not its values', async () => {
    const nonces = new PostgresNonceStore(await open());
    await nonces.issue('secret', at());
    const error = await rejectionOf(nonces.issue('secret', at()));
    expect(String(error)).to.include('sign_in_nonces').and.not.to.include('secret');
  });

  it('an error begins with its reason, and a long statement is shortened', async () => {
    const db = await open();
    const long = `update users set wallet = wallet where\n  ${Array(500).fill('wallet is null').join(' or ')}`;
    const error = await rejectionOf(
      db.transaction(async (outer) => {
        await outer.raw('set transaction read only');
        await outer.transaction((inner) => inner.raw(long));
      }),
    );
    expect(String((error as Error).message)).to.match(
      /^cannot execute UPDATE in a read-only transaction \(statement: update users set wallet = wallet where wallet is null or .{100,150}…\)$/,
    );
  });
});

onServer((server) => {
  for (const [what, spoilt, reason] of [
    ['the database', (url: string) => url.replace(/\/[^/?]*\?/, '/nowhere?'), 'database "nowhere" does not exist'],
    ['the role', (url: string) => url.replace('//app@', '//nobody@'), 'role "nobody" does not exist'],
    [
      'encryption on the server',
      (url: string) => `${url}&sslmode=verify-full`,
      'The server does not support SSL connections',
    ],
    ['the server', () => 'postgresql://app@127.0.0.1:1/nowhere', 'connect ECONNREFUSED 127.0.0.1:1'],
  ] as const)
    it(`a start says in the server's own words that ${what} does not exist`, async () => {
      const database = await openDatabase({ kind: 'postgres', url: spoilt(await server().create('empty')) });
      const lines: { level: string; reason: string; msg: string }[] = [];
      const logger = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
      await prepareDatabase(database, { kind: 'postgres', url: '', migrate: false }, logger);
      await database.close();
      const isFinal = what !== 'the server';
      expect(lines).to.have.lengthOf(1);
      expect(lines[0]).to.include({ level: isFinal ? 'error' : 'warn', reason });
      expect(lines[0]?.msg).to.include(isFinal ? 'refuses the connection' : 'is not responding yet');
      const again = await openDatabase({ kind: 'postgres', url: spoilt(await server().create('empty')) });
      const fault = await rejectionOf(prepareDatabase(again, { kind: 'postgres', url: '', migrate: true }, logger));
      await again.close();
      expect(fault).to.be.instanceOf(StartError);
      expect(String(fault)).to.include(reason).and.include('correct DATABASE_URL');
    });

  it('a migration of a server that takes no writes says to name the primary', async () => {
    const url = await server().create('empty');
    const readOnly = `${url}&options=-c%20default_transaction_read_only%3Don`;
    const database = await openDatabase({ kind: 'postgres', url: readOnly });
    const fault = await rejectionOf(applyMigrations(database));
    await database.close();
    expect(fault).to.be.instanceOf(StartError);
    expect(String(fault)).to.include('takes no writes').and.include('primary');
  });

  for (const [what, login, reason, remedy] of [
    ['the right to create tables', 'login', 'permission denied for schema public', 'to create tables'],
    ['a connection that is left', 'login connection limit 0', 'too many connections', 'free connections'],
  ] as const)
    it(`a migration without ${what} says what is missing`, async () => {
      const url = await server().create('empty');
      const owner = await openDatabase({ kind: 'postgres', url });
      await owner.knex.raw(`create role migrating_visitor ${login}`);
      const visitor = await openDatabase({ kind: 'postgres', url: url.replace('//app@', '//migrating_visitor@') });
      const fault = await rejectionOf(applyMigrations(visitor));
      await visitor.close();
      await owner.knex.raw('drop role migrating_visitor');
      await owner.close();
      expect(fault).to.be.instanceOf(StartError);
      expect(String(fault)).to.include(reason).and.include(remedy);
    });
});
