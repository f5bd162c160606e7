import { request } from 'node:http';
import { expect } from 'chai';
import { type Entrance, takePort } from '../../../src/infrastructure/process/entrance.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { rejectionOf } from '../../support/rejection.ts';

describe('the port of a service that starts', () => {
  let entrance: Entrance;
  beforeEach(async () => {
    entrance = await takePort({ host: '127.0.0.1', port: 0, baseUrl: 'https://api.example' });
  });
  afterEach(() => entrance.stop());

  const limitTo = async (limits: Readonly<{ ms: number; most: number }>) => {
    await entrance.stop();
    entrance = await takePort({ host: '127.0.0.1', port: 0, baseUrl: 'https://api.example' }, limits);
  };

  for (const [path, ms] of [
    ['/api/health', 8_000],
    ['/api/health/ready', 8_000],
    ['/api/user', 20],
    ['/console', 20],
  ] as const)
    it(`answers ${path} with 503 and when to try again ${ms === 20 ? 'when the start takes too long' : 'at once'}`, async () => {
      await limitTo({ ms, most: 1_000 });
      const answer = await fetch(entrance.url + path);
      expect([answer.status, answer.headers.get('retry-after')]).to.deep.equal([503, '1']);
      const { requestId, ...body } = (await answer.json()) as Record<string, unknown>;
      expect(requestId).to.equal(answer.headers.get('x-request-id'));
      expect(body).to.include({ success: false, code: 'NOT_READY' });
      expect(body.error).to.include('it is starting');
      expect(body.docs).to.equal('https://api.example/docs/errors#NOT_READY');
      expect(body.remedy).to.match(/[.]$/);
    });

  it('answers HEAD without a body', async () =>
    expect((await fetch(`${entrance.url}/api/health`, { method: 'HEAD' })).status).to.equal(503));

  it('passes what arrived before to the service, with its body, so that a restart refuses nobody', async () => {
    const waiting = [1, 2, 3].map((body) => fetch(entrance.url, { method: 'POST', body: String(body) }));
    expect((await fetch(`${entrance.url}/api/health/ready`)).status).to.equal(503);
    entrance.open((req, res) => void req.pipe(res));
    expect(await Promise.all(waiting.map(async (answer) => (await answer).text()))).to.deep.equal(['1', '2', '3']);
  });

  it('refuses more requests than may wait, until one of them leaves', async () => {
    await limitTo({ ms: 8_000, most: 2 });
    const statusOf = async (path: string) => (await fetch(entrance.url + path)).status;
    const arrived = async () => expect(await statusOf('/api/health')).to.equal(503);
    const leaving = request(`${entrance.url}/leaving`).on('error', () => {});
    leaving.end();
    await arrived();
    const staying = statusOf('/staying');
    await arrived();
    expect(await statusOf('/one-too-many')).to.equal(503);
    leaving.destroy();
    await arrived();
    const next = statusOf('/next');
    await arrived();
    entrance.open((_req, res) => res.end());
    expect(await Promise.all([staying, next])).to.deep.equal([200, 200]);
  });

  it('refuses what waits when the start fails', async () => {
    const failing = await takePort({ host: '127.0.0.1', port: 0, baseUrl: 'https://api.example' });
    const waiting = fetch(failing.url);
    expect((await fetch(`${failing.url}/api/health/ready`)).status).to.equal(503);
    await failing.stop();
    expect((await waiting).status).to.equal(503);
  });

  it('reaches the service once it is opened', async () => {
    entrance.open((_req, res) => res.end('ready'));
    expect(await (await fetch(entrance.url)).text()).to.equal('ready');
  });

  it('is refused in one sentence when it is in use', async () => {
    const port = Number(new URL(entrance.url).port);
    const error = await rejectionOf(takePort({ host: '127.0.0.1', port, baseUrl: '' }));
    expect(error).to.be.instanceOf(StartError);
    expect(error)
      .to.have.property('message')
      .that.matches(/^port \d+ on 127\.0\.0\.1 is in use: [^\n]+$/);
  });
});
