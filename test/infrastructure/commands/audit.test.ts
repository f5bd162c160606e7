import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import sinon from 'sinon';
import { audit } from '../../../src/infrastructure/commands/audit.ts';
import { operate } from '../../../src/infrastructure/commands/operator.ts';
import { readConfig } from '../../../src/infrastructure/config/read-config.ts';
import { withDrawnSecrets } from '../../../src/infrastructure/config/secrets.ts';
import { buildContainer } from '../../../src/infrastructure/container/container.ts';
import { port, subject } from '../../../src/infrastructure/container/tokens.ts';
import { openTools, type Tools } from '../../../src/infrastructure/container/tools.ts';
import { silent } from '../../../src/infrastructure/observability/silent.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { auditEntry } from '../../support/fixtures/audit-fixtures.ts';
import { unread } from '../../support/processes/unread.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { onServer } from '../../support/servers/database.ts';

const ENTRIES = 5;

onServer((serverOf) => {
  describe('the sub-command audit', () => {
    let tools: Tools;
    let env: Readonly<Record<string, string | undefined>>;
    before(async () => {
      const url = await serverOf().create('migrated');
      env = withDrawnSecrets({ DATABASE_URL: url, LOG_LEVEL: 'silent' }, undefined).env;
      const config = readConfig(env);
      tools = await openTools(config, silent());
      const container = await buildContainer(config, tools);
      const log = container.get(port.auditLog);
      for (let day = 1; day <= ENTRIES; day += 1)
        await log.append(auditEntry({ at: new Date(Date.UTC(2026, 0, day)) }));
      await container.get(subject.audit).sealLog();
    });
    beforeEach(() => sinon.stub(process, 'env').value(env));
    after(async () => {
      await tools.sharedStore?.close();
      await tools.database?.close();
    });

    /** Everything that the command wrote. */
    const told = async (command: typeof audit, ...args: readonly string[]): Promise<string> => {
      const out = new PassThrough();
      const [said] = await Promise.all([text(out), command(args, out).finally(() => out.end())]);
      return said;
    };

    it('verifies the log', async () => {
      const [figures = '', verdict] = (await told(audit, 'verify')).split('\n');
      expect(JSON.parse(figures)).to.include({ entries: ENTRIES });
      expect(verdict).to.equal('The audit log is what its checkpoints commit to.');
    });

    it('exports the entries of a range, one a line', async () => {
      const days = (said: string) =>
        said
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line).at.slice(0, 10));
      expect(days(await told(audit, 'export'))).to.have.length(ENTRIES);
      const range = ['--from', '2026-01-02', '--to', '2026-01-04'];
      expect(days(await told(audit, 'export', ...range))).to.deep.equal(['2026-01-02', '2026-01-03']);
    });

    it('ends the export quietly when nobody reads it', async () =>
      expect(await unread('audit export', env)).to.equal('status 141\n'));

    it('explains itself', async () => {
      for (const args of [[], ['repair'], ['export', '--from', 'yesterday']]) {
        const error = await rejectionOf(told(audit, ...args));
        expect(error).to.be.instanceOf(StartError);
        expect((error as Error).message).to.include('audit verify | audit export [--from <time>] [--to <time>]');
      }
    });

    it('fails once an entry was changed behind the trigger', async () => {
      const knex = tools.database?.knex;
      await knex?.raw('alter table audit_entries disable trigger audit_frozen');
      const [{ id }] = (await knex?.('audit_entries').orderBy('id').limit(1).select('id')) ?? [];
      await knex?.('audit_entries')
        .where({ id })
        .update({ body: knex.raw(`replace(body, '"done"', '"refused"')`) });
      await knex?.raw('alter table audit_entries enable trigger audit_frozen');
      const error = await rejectionOf(told(audit, 'verify'));
      expect(error).to.be.instanceOf(StartError);
      expect((error as Error).message).to.match(/not what its checkpoints commit to/);
    });

    it('leaves its help to be read without a database', async () => {
      sinon.restore();
      sinon.stub(process, 'env').value({ DATABASE_URL: 'not an address' });
      const help = await told(operate, '--help');
      const named = [...help.matchAll(/^ {2}([\w-]+)/gm)].map(([, name]) => name);
      expect(named).to.have.members([
        ...['find', 'show', 'block', 'note', 'unblock', 'grant-tier', 'revoke-tier', 'add-operator', 'remove-operator'],
        ...['operators', 'proposals', 'approve', 'reject', 'decisions', 'dead-letters', 'reconcile', 'export', 'erase'],
      ]);
      expect(await told(operate)).to.equal(help);
    });
  });
});
