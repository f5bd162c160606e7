import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'chai';
import { type RunningServer, startServer } from '../../../src/infrastructure/process/server.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type TestWorld } from '../../support/service/world.ts';

describe('requests that cannot be read', () => {
  let world: TestWorld;
  let server: RunningServer;
  before(async () => {
    world = await aWorld();
    server = await startServer(world.app, '127.0.0.1', 0);
  });
  after(() => server.stop());

  /** What comes back for these bytes, until the connection is closed. */
  const exchange = async (bytes: string) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk;
    });
    await once(socket, 'connect');
    socket.write(bytes);
    await once(socket, 'close');
    const [head = '', body = ''] = text.split('\r\n\r\n');
    return { head, body: JSON.parse(body) as Record<string, unknown> };
  };

  for (const [why, bytes, status, code] of [
    ['a URL without end', `GET /api/health?${'x'.repeat(30_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 414, 'URI_TOO_LONG'],
    [
      'headers without end',
      `GET /api/health HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(30_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['what is not HTTP', 'hello\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    [
      'two lengths (request smuggling)',
      'POST /api/user HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
      'MALFORMED_REQUEST',
    ],
  ] as const)
    it(`receive the error envelope and an id: ${why}`, async () => {
      const { head, body } = await exchange(bytes);
      expect(head).to.match(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head)
        .to.match(/^Connection: close$/m)
        .and.match(/^Cache-Control: no-store$/m);
      expect(body).to.include({ success: false, code });
      expect(head).to.match(new RegExp(`^X-Request-Id: ${body.requestId}$`, 'm'));
    });

  it('are answered by the frame where it can read them', async () => {
    expectRefusal(await world.api.get(`/api/health?${'x'.repeat(8_192)}`), 414, 'URI_TOO_LONG');
    await world.api.get(`/api/health?${'x'.repeat(8_000)}`).expect(200);
  });
});

describe('query parameters that an endpoint does not know', () => {
  let world: TestWorld;
  before(async () => {
    world = await aWorld();
  });

  for (const path of [
    '/api/tokens/prices?symbols=ETH&',
    '/api/tokens/list?limit=1&',
    '/api/fees/estimate?action=transfer&chainId=8453&',
    '/api/geo/region?',
  ])
    it(`are ignored by the public read ${path}`, async () => {
      const response = await world.api.get(`${path}utm_source=mail&__proto__=x`).expect(200);
      expect(response.text).to.not.include('utm_source');
    });

  it('are ignored by webhooks', async () => {
    const response = await world.api.post('/api/agent/webhook?platform=telegram&utm_source=x').send({});
    expect(response.body.code).to.not.equal('VALIDATION_FAILED');
  });

  it('are refused elsewhere', async () =>
    expectRefusal(await world.api.get('/api/siwe?action=nonce&x=1'), 400, 'VALIDATION_FAILED', 'x'));
});
