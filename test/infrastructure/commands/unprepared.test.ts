import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import sinon from 'sinon';
import { SUB_COMMANDS } from '../../../src/infrastructure/commands/sub-commands.ts';
import { openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { onServer } from '../../support/servers/database.ts';
import { endAll, runMain } from '../../support/service/process.ts';

const WALLET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** Every sub-command that works on the database beside the service, in every way that differs. */
const BESIDE: readonly (readonly [name: string, ...args: string[]])[] = [
  ['operator', 'operators'],
  ['operator', 'show', WALLET],
  ['operator', 'reconcile'],
  ['audit', 'verify'],
  ['audit', 'export'],
  ['dead-letters'],
  ['dead-letters', '1'],
];
/** These start the service or prepare the database; test/e2e/process.test.ts starts them on a database that lacks migrations. */
const PREPARES = ['serve', 'cron', 'migrate'];
const OPENS_NONE = ['verify-receipt', 'openapi', 'errors', 'secrets'];

describe('a sub-command on a database that is not prepared', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'unprepared-'));
  });
  afterEach(async () => {
    sinon.restore();
    await endAll();
    rmSync(folder, { recursive: true });
  });

  /** The one sentence of all these; the start prints a StartError without its stack, and ends with status 1. */
  const sentenceOf = async (env: Readonly<Record<string, string>>, commands = BESIDE) => {
    sinon.stub(process, 'env').value({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...env });
    const sentences = new Set<string>();
    for (const [name, ...args] of commands) {
      const error = await rejectionOf(SUB_COMMANDS[name]?.run(args) ?? Promise.resolve());
      expect(error, `${name} ${args.join(' ')}`).to.be.instanceOf(StartError);
      sentences.add((error as Error).message);
    }
    expect([...sentences]).to.have.length(1);
    return [...sentences][0];
  };

  it('is in one of the tables', () => {
    const beside = new Set(BESIDE.map(([name]) => name));
    expect([...beside, ...PREPARES, ...OPENS_NONE]).to.have.members(Object.keys(SUB_COMMANDS));
  });

  it('says where the service keeps its data, when there is no embedded database, and creates none', async () => {
    const DATA_DIR = join(folder, 'data');
    expect(await sentenceOf({ DATA_DIR })).to.match(/^there is no database in \S+: .+ DATA_DIR .+$/);
    expect(existsSync(DATA_DIR)).to.equal(false);
  });

  it('says that no other process can read what a service holds in memory', async () => {
    expect(await sentenceOf({ DATA_DIR: 'memory' })).to.match(/^DATA_DIR is memory: .+$/);
  });

  it('says that the folder of the data cannot be created', async () => {
    const DATA_DIR = join(folder, 'file');
    writeFileSync(DATA_DIR, '');
    for (const command of [['migrate'], ['serve']] as const)
      expect(await sentenceOf({ DATA_DIR }, [command])).to.match(/ \(DATA_DIR\) cannot be created \(EEXIST\): .+$/);
  });

  it('says what to run, when the embedded database is older', async () => {
    await makeOlder(await openDatabase({ kind: 'embedded', dir: folder }));
    expect(await sentenceOf({})).to.match(OLDER);
  });

  onServer((server) => {
    it('says what to run, when the database of a server is empty, and prints no stack', async () => {
      const DATABASE_URL = await server().create('empty');
      const sentence = await sentenceOf({ DATABASE_URL });
      expect(sentence).to.match(
        /^the database lacks migrations \(0001-domains, .+\): run node bin\/service\.mjs migrate .+$/,
      );
      const running = runMain(['audit', 'verify'], { DATA_DIR: folder, DATABASE_URL });
      expect([await running.ended, running.said()]).to.deep.equal([1, `${sentence}\n`]);
    });

    it('says what to run, when the database of a server is older', async () => {
      const DATABASE_URL = await server().create('migrated');
      await makeOlder(await openDatabase({ kind: 'postgres', url: DATABASE_URL }));
      expect(await sentenceOf({ DATABASE_URL })).to.match(OLDER);
    });
  });

  for (const [[name, ...args], sentence] of [
    [['audit', 'export', 'november'], /^Unexpected argument 'november'/],
    [['audit', 'export', '--from'], /^Option '--from <value>' argument missing/],
    [['audit', 'verify', 'november'], /^Usage: audit verify/],
    [['verify-receipt', 'nowhere.json'], /^nowhere\.json cannot be read: /],
  ] as const)
    it(`says what is wrong with the arguments: ${name} ${args.join(' ')}`, async () => {
      const error = await rejectionOf(Promise.resolve().then(() => SUB_COMMANDS[name]?.run(args)));
      expect(error).to.be.instanceOf(StartError);
      expect((error as Error).message).to.match(sentence);
    });
});

const OLDER = /^the database lacks migrations \(0015-processes\): run node bin\/service\.mjs migrate .+$/;

/** Takes the newest migration back, and closes the database. */
async function makeOlder({ knex, close }: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  const tables = ['leases', 'process_heartbeats', 'idempotency_keys', 'rate_limits', 'upstream_budgets'];
  await knex.raw(`drop table ${[...tables, 'upstream_answers', 'upstream_claims'].join(', ')} cascade`);
  await knex('knex_migrations').where({ name: '0015-processes' }).delete();
  await close();
}
