import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { CALLED_BASE_URL as BASE_URL, call, tokenAt } from '../support/service/calls.ts';
import { endAll, runMain } from '../support/service/process.ts';

const ANOTHER_WALLET = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const A_DAY_IN_SECONDS = 86_400;

describe('a running sandbox', () => {
  const folders: string[] = [];
  afterEach(async () => {
    await endAll();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  const start = (dataDir: string, env: Readonly<Record<string, string>> = {}) =>
    runMain('serve', { DATA_DIR: dataDir, CRON: 'off', BASE_URL, ...env }).url();
  const aFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    folders.push(folder);
    return folder;
  };

  it('moves its clock forward, so that a session ends', async () => {
    const url = await start('memory');
    const token = await tokenAt(url);
    const before = Date.now();
    expect((await call(`${url}/api/siwe`, undefined, token)).body).to.include({ authenticated: true });
    const { body } = await call(`${url}/sandbox/clock`, { advanceSeconds: A_DAY_IN_SECONDS });
    const { now } = body.data as unknown as { now: string };
    expect(Date.parse(now) - before).to.be.within(A_DAY_IN_SECONDS * 1_000, A_DAY_IN_SECONDS * 1_000 + 60_000);
    expect((await call(`${url}/api/siwe`, undefined, token)).body).to.include({ authenticated: false });
  });

  for (const [title, advanceSeconds] of [
    ['back', -1],
    ['by a part of a second', 0.5],
    ['by more than ten years', 315_360_001],
  ] as const)
    it(`does not move its clock ${title}`, async () => {
      const { status, body } = await call(`${await start('memory')}/sandbox/clock`, { advanceSeconds });
      expect([status, body.code]).to.deep.equal([400, 'VALIDATION_FAILED']);
    });

  for (const [storage, dataDir] of [
    ['memory', () => 'memory'],
    ['the embedded database', aFolder],
  ] as const)
    it(`forgets everything at a reset, in ${storage}`, async () => {
      const url = await start(dataDir());
      const token = await tokenAt(url);
      const register = () => call(`${url}/api/user`, { wallet: ANOTHER_WALLET });
      expect((await register()).body).to.nested.include({ 'data.created': true });
      expect((await register()).body).to.nested.include({ 'data.created': false });
      const [reset, waiting] = await Promise.all([call(`${url}/sandbox/reset`, {}), call(`${url}/api/health`)]);
      expect([reset.status, waiting.status]).to.deep.equal([200, 200]);
      expect((await call(`${url}/api/siwe`, undefined, token)).body).to.include({ authenticated: false });
      expect((await register()).body).to.nested.include({ 'data.created': true });
    });

  it('offers neither where others reach it', async () => {
    const url = await start('memory', {
      BASE_URL: 'https://api.example.com',
      ALLOW_SANDBOX_ON: 'https://api.example.com',
    });
    for (const path of ['clock', 'reset'])
      expect((await call(`${url}/sandbox/${path}`, { advanceSeconds: 1 })).status).to.equal(404);
  });
});
