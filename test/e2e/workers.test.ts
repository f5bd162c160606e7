import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect } from 'chai';
import { newSessionKey } from '../../src/adapters/local/session-keys.ts';
import { openDatabase } from '../../src/infrastructure/database/open-database.ts';
import { until } from '../support/real-time.ts';
import { onServer } from '../support/servers/database.ts';
import { freePort } from '../support/servers/free-port.ts';
import { endAll, type Running, runMain } from '../support/service/process.ts';

const AUTH_LIMIT = 25;
const WITHOUT_LIMIT = { RATE_LIMIT_WRITE: '1000000', RATE_LIMIT_HEALTH: '1000000', RATE_LIMIT_NETWORK: '1000000' };
const SERVES = /"worker":(\d+),"pid":(\d+),"msg":"a worker serves"/g;
/** Part of the line after each signal. */
const SAYS = {
  SIGUSR2: 'the workers will be replaced when all of them serve',
  SIGTERM: '"msg":"stopping"',
  SIGINT: 'a second signal (SIGINT) arrived',
};

/** Over a connection of its own, so that any worker may answer. */
const send = (url: string, body?: object) =>
  new Promise<Readonly<{ status: number | undefined; body: unknown }>>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    request(url, { method, agent: false, headers: { 'content-type': 'application/json' } }, (res) =>
      json(res).then((answer) => resolve({ status: res.statusCode, body: answer }), reject),
    )
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });

const walletOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`;

describe('a service of two workers', function () {
  this.timeout(60_000);

  onServer((server) => {
    let database: string;
    let metricsPort: number;
    let folder: string;
    let sessionKeys: string;
    let running: Running;
    let url: string;

    /** The process in each place, the latest one. */
    const pids = () =>
      new Map([...running.said().matchAll(SERVES)].map(([, slot, pid]) => [Number(slot), Number(pid)]));
    const started = () => [...running.said().matchAll(SERVES)].length;
    const figures = async () => await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

    before(async () => {
      database = await server().create('migrated');
      metricsPort = await freePort();
      folder = mkdtempSync(join(tmpdir(), 'workers-'));
      sessionKeys = join(folder, 'session-keys');
      writeFileSync(sessionKeys, newSessionKey());
      running = runMain('serve', {
        ...{ ...WITHOUT_LIMIT, DATABASE_URL: database, DATA_DIR: folder, WORKERS: '2' },
        ...{ METRICS_PORT: String(metricsPort), RATE_LIMIT_AUTH: String(AUTH_LIMIT), LOG_LEVEL: 'info' },
        SESSION_KEYS_FILE: sessionKeys,
      });
      url = await running.url();
    });
    after(async () => {
      await endAll();
      rmSync(folder, { recursive: true });
    });

    it('replaces each when SIGUSR2 arrived during the start, without a failed request', async () => {
      running.child.kill('SIGUSR2');
      let asked = 0;
      while (started() < 4) {
        expect((await send(`${url}/api/health/live`)).status).to.equal(200);
        asked += 1;
      }
      expect(asked).to.be.greaterThan(0);
      expect(running.said()).to.include('the workers will be replaced when all of them serve');
      await until(() => running.said().includes('"replaced":2,"msg":"the workers were replaced"'));
    });

    it('holds a limit over both, and labels the metrics of each', async () => {
      const answered = (page: string) =>
        [1, 2].every((worker) =>
          new RegExp(`_seconds_count\\{operation="readSignIn"[^}]*worker="${worker}"`).test(page),
        );
      let granted = 0;
      for (let sent = 0; sent < 2 * AUTH_LIMIT || !answered(await figures()); sent += 5) {
        const answers = await Promise.all(Array.from({ length: 5 }, () => send(`${url}/api/siwe?action=nonce`)));
        granted += answers.filter(({ status }) => status === 200).length;
      }
      expect(granted).to.equal(AUTH_LIMIT);
      expect(await figures()).to.match(/^workers_serving 2$/m);
    });

    it('runs jobs in one of them', async () => {
      await until(async () => /job_runs_total\{[^}]*outcome="done"[^}]*worker="1"\} [1-9]/.test(await figures()));
      expect(await figures()).to.not.match(/job_runs_total\{[^}]*worker="2"/);
    });

    it('replaces a killed one, and loses nothing that was accepted', async () => {
      const before = pids();
      const accepted: string[] = [];
      const write = async (index: number) => {
        if (index === 20) process.kill(before.get(2) ?? 0, 'SIGKILL');
        const wallet = walletOf(index + 1);
        const answer = await send(`${url}/api/user`, { wallet }).catch(() => undefined);
        if (answer?.status === 200) accepted.push(wallet);
      };
      for (let at = 0; at < 60; at += 6) await Promise.all(Array.from({ length: 6 }, (_, more) => write(at + more)));
      await until(() => started() === 5);
      expect(pids().get(2)).to.not.equal(before.get(2));
      expect(pids().get(1)).to.equal(before.get(1));
      expect(accepted.length).to.be.greaterThan(40);
      const { knex, close } = await openDatabase({ kind: 'postgres', url: database });
      const stored: string[] = await knex('users').pluck('wallet');
      await close();
      const kept = new Set(stored.map((wallet) => wallet.toLowerCase()));
      expect(accepted.filter((wallet) => !kept.has(wallet))).to.deep.equal([]);
      expect(await figures()).to.match(/^worker_deaths_total\{worker="2"\} 1$/m);
    });

    it('keeps all at SIGUSR2 when a replacement cannot start, and says why', async () => {
      const before = pids();
      writeFileSync(sessionKeys, '');
      running.child.kill('SIGUSR2');
      await until(() => running.said().includes('the workers that serve were kept'));
      expect(running.said()).to.match(
        /"worker":1,"code":1,"signal":null,"fault":"[^"]*SESSION_KEYS_FILE: [^"]* is empty","replaced":0,"msg":"a replacement ended/,
      );
      expect([...pids()]).to.deep.equal([...before]);
      for (const pid of before.values()) expect(process.kill(pid, 0)).to.equal(true);
      expect(running.said().match(/ is empty/g)).to.have.lengthOf(1);
    });

    it('stops with all of them', async () => {
      const last = [...pids().values()];
      running.child.kill('SIGTERM');
      expect(await running.ended).to.equal(0);
      expect(running.said()).to.include('"msg":"stopped"').and.not.include('stopped without waiting');
      for (const pid of last) expect(() => process.kill(pid, 0)).to.throw('ESRCH');
    });

    it('ends its workers with itself at a second signal, also during the start', async () => {
      const other = runMain('serve', { DATABASE_URL: database, DATA_DIR: folder, WORKERS: '2', LOG_LEVEL: 'info' });
      const { pid } = other.child;
      const workers = () =>
        readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
      await until(() => workers().length > 0);
      const [worker = 0] = workers();
      for (const signal of ['SIGUSR2', 'SIGTERM', 'SIGINT'] as const) {
        other.child.kill(signal);
        await until(() => other.said().includes(SAYS[signal]));
      }
      expect(await other.ended).to.equal(0);
      expect(() => process.kill(worker, 0)).to.throw('ESRCH');
    });
  });
});
