import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect } from 'chai';
import { freshSecrets } from '../../src/infrastructure/config/secrets.ts';
import { until } from '../support/real-time.ts';
import { onServer } from '../support/servers/database.ts';
import { endAll, type Running, runMain } from '../support/service/process.ts';

const MEMORY = { DATA_DIR: 'memory', CRON: 'off' };

/** Configured, so that no secret is generated into a folder. */
const DRAWN = parseEnv(freshSecrets());

const health = async (url: string) =>
  (await (await fetch(`${url}/api/health`)).json()) as { status: string; db: string };

/** What it wrote, without log lines. */
const linesOf = (running: Running) =>
  running
    .said()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));

describe('the process', () => {
  afterEach(endAll);

  it('starts without configuration, reports that it is a sandbox, and stops at a signal', async () => {
    const running = runMain('serve', MEMORY);
    expect(await health(await running.url())).to.include({ status: 'ok', db: 'healthy', environment: 'sandbox' });
    expect(running.said()).to.include('generated the secrets that were not set').and.include('sandbox:');
    running.child.kill('SIGTERM');
    expect(await running.ended).to.equal(0);
    expect(running.said()).to.include('"msg":"stopped"');
  });

  it('finishes requests in flight before it stops, and accepts no new ones', async () => {
    const running = runMain('serve', MEMORY);
    const { hostname, port } = new URL(await running.url());
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const body = JSON.stringify({ wallet: `0x${'1'.repeat(40)}` });
    socket.write(
      `POST /api/user HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk));
    await until(() => answer.startsWith('HTTP/1.1 100 '));
    running.child.kill('SIGTERM');
    await until(() =>
      fetch(`http://${hostname}:${port}/api/health`, { headers: { connection: 'close' } }).then(
        () => false,
        () => true,
      ),
    );
    socket.write(body.slice(5));
    expect(await running.ended).to.equal(0);
    expect(answer)
      .to.match(/^HTTP\/1.1 200 OK/m)
      .and.include('"created":true');
  });

  it('does not start with faults, and lists them all without quoting any value', async () => {
    const running = runMain('serve', { ...MEMORY, PORT: 'many', CRON_SECRET: 'hunter2', AML_PROVIDER: 'nobody' });
    expect(await running.ended).to.equal(1);
    expect(running.said()).to.include('PORT: ').and.include('CRON_SECRET: ').and.include('AML_PROVIDER: ');
    expect(running.said()).to.not.include('hunter2').and.not.include('    at ');
  });

  for (const [variable, more] of [
    ['PORT', {}],
    ['METRICS_PORT', { METRICS_HOST: '127.0.0.1' }],
  ] as const)
    it(`does not start when the port in ${variable} is in use, and says how to fix it`, async () => {
      const first = runMain('serve', MEMORY);
      const { port } = new URL(await first.url());
      const second = runMain('serve', { ...MEMORY, HOST: '127.0.0.1', ...more, [variable]: port });
      expect(await second.ended).to.equal(1);
      const inUse = `port ${port} on 127.0.0.1 is in use`;
      expect(linesOf(second)).to.deep.equal([
        `${inUse}: stop the process that uses it, or set ${variable} to another port`,
      ]);
    });

  it('has its sub-commands', async () => {
    const running = runMain('dance');
    expect(await running.ended).to.equal(2);
    const listed = [...running.said().matchAll(/^ {2}([\w-]+) {2,}\S/gm)].map(([, name]) => name);
    expect(listed).to.have.members([
      ...['serve', 'cron', 'migrate', 'operator', 'audit', 'verify-receipt', 'dead-letters', 'openapi', 'errors'],
      'secrets',
    ]);
  });

  it('explains its sub-commands', async () => {
    const running = runMain('--help');
    expect(await running.ended).to.equal(0);
    expect(running.said())
      .to.match(/^Usage: node bin\/service\.mjs \[<sub-command>\]\n/)
      .and.to.include('operator --help');
  });

  for (const command of [['migrate'], ['dead-letters'], ['audit', 'verify'], ['operator', 'reconcile']])
    it(`says in one sentence that the database is down: ${command.join(' ')}`, async () => {
      const running = runMain(command, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: tmpdir() });
      expect(await running.ended).to.equal(1);
      expect(linesOf(running)).to.deep.equal([
        'the database does not respond (connect ECONNREFUSED 127.0.0.1:1): start the server, or correct DATABASE_URL',
      ]);
    });

  it('writes an access line without query, headers or bodies', async () => {
    const running = runMain('serve', MEMORY);
    const url = await running.url();
    await fetch(`${url}/api/terms?wallet=0x${'1'.repeat(40)}`, { headers: { cookie: 'svc-session=secret' } });
    running.child.kill('SIGTERM');
    await running.ended;
    const line =
      running
        .said()
        .split('\n')
        .find((text) => text.includes('"msg":"answered"')) ?? '{}';
    expect(JSON.parse(line)).to.have.all.keys(
      'level',
      'time',
      'id',
      'method',
      'path',
      'operation',
      'status',
      'ms',
      'msg',
    );
    expect(running.said()).to.not.include('svc-session').and.not.include('?wallet');
  });

  describe('on an embedded database', () => {
    let dir: string;
    beforeEach(() => {
      dir = mkdtempSync(join(tmpdir(), 'process-'));
    });
    afterEach(() => rmSync(dir, { recursive: true, force: true }));

    it('keeps what it accepted, including sessions, through kill -9, and locks its directory', async () => {
      const env = { DATA_DIR: dir, CRON: 'off' };
      const wallet = `0x${'1'.repeat(40)}`;
      const first = runMain('serve', env);
      const url = await first.url();
      const keys = await (await fetch(`${url}/.well-known/jwks.json`)).text();
      const created = await fetch(`${url}/api/user`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ wallet }),
      });
      expect(created.status).to.equal(200);
      const rival = runMain('serve', env);
      expect(await rival.ended).to.equal(1);
      const inUse = `the data directory ${dir} is in use by process ${first.child.pid}`;
      expect(linesOf(rival)).to.deep.equal([`${inUse}: stop it, or set DATA_DIR to another directory`]);
      first.child.kill('SIGKILL');
      await first.ended;
      const second = runMain('serve', env);
      const again = await second.url();
      expect((await fetch(`${again}/api/user?wallet=${wallet}`)).status).to.equal(200);
      expect(await (await fetch(`${again}/.well-known/jwks.json`)).text()).to.equal(keys);
      second.child.kill('SIGTERM');
      expect(await second.ended).to.equal(0);
    });
  });

  onServer((server) => {
    it('lets three processes start at once on an empty database', async () => {
      const env = { DATABASE_URL: await server().create('empty'), MIGRATE: 'on', CRON: 'off' };
      const dirs = [1, 2, 3].map(() => mkdtempSync(join(tmpdir(), 'process-')));
      const running = dirs.map((DATA_DIR) => runMain('serve', { ...env, DATA_DIR }));
      for (const one of running) expect(await health(await one.url())).to.include({ status: 'ok', db: 'healthy' });
      await endAll();
      for (const dir of dirs) rmSync(dir, { recursive: true });
    });

    it('does not start on a schema with missing migrations, and says how to fix it', async () => {
      const running = runMain('serve', { DATABASE_URL: await server().create('empty'), DATA_DIR: tmpdir(), ...DRAWN });
      expect(await running.ended).to.equal(1);
      expect(running.said())
        .to.include('0001-domains')
        .and.include('node bin/service.mjs migrate')
        .and.include('MIGRATE=on');
    });

    it('runs, and reports that it is unhealthy, while the database is down', async () => {
      const dir = mkdtempSync(join(tmpdir(), 'process-'));
      const running = runMain('serve', {
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
        DATA_DIR: dir,
        CRON: 'off',
      });
      const url = await running.url();
      expect(await health(url)).to.include({ status: 'error', db: 'unhealthy' });
      expect((await fetch(`${url}/api/siwe?action=nonce`)).status).to.equal(503);
      expect((await fetch(`${url}/api/sale/authorize`)).status).to.equal(200);
      running.child.kill('SIGTERM');
      expect(await running.ended).to.equal(0);
      rmSync(dir, { recursive: true });
    });
  });
});
