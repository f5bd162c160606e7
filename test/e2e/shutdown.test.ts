import { once } from 'node:events';
import { Agent, type RequestListener, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { startServer } from '../../src/infrastructure/process/server.ts';
import { until } from '../support/real-time.ts';
import { onServer } from '../support/servers/database.ts';
import { TcpRelay } from '../support/servers/tcp-relay.ts';
import { endAll, type Running, runMain } from '../support/service/process.ts';

const MEMORY = { DATA_DIR: 'memory', CRON: 'off' };
/** What container engines grant. */
const GRANTED_SECONDS = 10;

/** Over one kept connection. */
const get = (url: string, agent: Agent) =>
  new Promise<Readonly<{ status: number | undefined; connection: string | undefined; body: string }>>(
    (resolve, reject) => {
      request(url, { agent }, (res) => {
        const { statusCode: status, headers } = res;
        text(res).then((body) => resolve({ status, connection: headers.connection, body }), reject);
      })
        .on('error', reject)
        .end();
    },
  );

/** A request whose body never comes, for which a stopping service waits. */
async function openRequest(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    'POST /api/user HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n',
  );
  await once(socket, 'data');
}

/** The seconds that it takes to end after a SIGTERM. */
async function secondsToEnd(running: Running): Promise<number> {
  const signalled = process.uptime();
  running.child.kill('SIGTERM');
  expect(await running.ended).to.equal(0);
  return process.uptime() - signalled;
}

describe('the shutdown', () => {
  afterEach(endAll);

  it('first says that the instance is not ready and closes kept connections; a second signal ends it at once', async () => {
    const running = runMain('serve', { ...MEMORY, DRAIN_SECONDS: '3' });
    const url = await running.url();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const before = await get(`${url}/api/health/ready`, agent);
    expect([before.status, before.connection]).to.deep.equal([200, 'keep-alive']);
    await openRequest(url);
    running.child.kill('SIGTERM');
    await until(async () => {
      const { status, connection, body } = await get(`${url}/api/health/ready`, agent);
      return status === 503 && connection === 'close' && body.includes('NOT_READY');
    });
    expect((await get(`${url}/api/health/live`, agent)).status).to.equal(200);
    running.child.kill('SIGINT');
    expect(await running.ended).to.equal(0);
    expect(running.said()).to.include('a second signal (SIGINT) arrived').and.not.include('"msg":"stopped"');
    agent.destroy();
  });

  it('ends in time although a request never ends', async () => {
    const running = runMain('serve', MEMORY);
    await openRequest(await running.url());
    expect(await secondsToEnd(running)).to.be.below(GRANTED_SECONDS);
    expect(running.said()).to.include('"msg":"stopped"');
  });

  onServer((server) => {
    it('ends in time although the database does not respond', async () => {
      const relay = await TcpRelay.to(await server().create('migrated'));
      const running = runMain('serve', { ...MEMORY, DATABASE_URL: relay.url, CRON: 'on' });
      const url = await running.url();
      await until(async () => (await fetch(`${url}/api/health/ready`)).status === 200);
      relay.vanish();
      await until(async () => (await fetch(`${url}/api/health/ready`)).status === 503);
      expect(await secondsToEnd(running)).to.be.below(GRANTED_SECONDS);
      await relay.close();
    });
  });

  it('ends event streams, and those that open later', async () => {
    const stream: RequestListener = (_req, res) =>
      void res.setHeader('content-type', 'text/event-stream').write('data: 1\n\n');
    const server = await startServer(stream, '127.0.0.1', 0);
    const early = await fetch(server.url);
    server.drain();
    expect(await early.text()).to.equal('data: 1\n\n');
    const opened = await fetch(server.url);
    await server.stop();
    expect(await opened.text()).to.equal('data: 1\n\n');
  });
});
