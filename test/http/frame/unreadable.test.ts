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
    return { head, text: body };
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
    ['no Host', 'GET /api/health HTTP/1.1\r\n\r\n', 400, 'HOST_REQUIRED'],
    ['two Hosts', 'GET /api/health HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['two Hosts in HTTP/1.0', 'GET /api/health HTTP/1.0\r\nhost: x\r\nhost: x\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['no Host, with a body', 'POST /api/user HTTP/1.1\r\ncontent-length: 5\r\n\r\nhello', 400, 'HOST_REQUIRED'],
    ['another expectation', 'GET /api/health HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n', 417, 'EXPECTATION_FAILED'],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n', 405, 'METHOD_NOT_ALLOWED'],
  ] as const)
    it(`receive the error envelope and an id: ${why}`, async () => {
      const { head, text } = await exchange(bytes);
      const body = JSON.parse(text) as Record<string, unknown>;
      expect(head).to.match(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head)
        .to.match(/^Connection: close$/m)
        .and.match(/^Cache-Control: no-store$/m);
      expect(body).to.include({ success: false, code });
      expect(head).to.match(new RegExp(`^X-Request-Id: ${body.requestId}$`, 'm'));
    });

  for (const [why, bytes, status] of [
    ['a URL without end', `HEAD /api/health?${'x'.repeat(30_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 414],
    ['a long URL', `HEAD /api/health?${'x'.repeat(9_000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`, 414],
    ['headers without end', `HEAD /api/health HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(30_000)}\r\n\r\n`, 431],
    ['no Host', 'HEAD /api/health HTTP/1.1\r\n\r\n', 400],
    ['another expectation', 'HEAD /api/health HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n', 417],
  ] as const)
    it(`receive no body when they ask by HEAD: ${why}`, async () => {
      const { head, text } = await exchange(bytes);
      expect(head).to.match(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head)
        .to.match(/^Content-Length: [1-9]/m)
        .and.match(/^X-Request-Id: /m);
      expect(text).to.equal('');
    });

  it('continue when they expect 100-continue, and need no Host in HTTP/1.0', async () => {
    const { head } = await exchange('GET /api/health HTTP/1.0\r\n\r\n');
    expect(head).to.match(/^HTTP\/1\.1 200 /);
    const expecting = 'host: x\r\nexpect: 100-continue\r\nconnection: close\r\n\r\n';
    expect((await exchange(`GET /api/health HTTP/1.1\r\n${expecting}`)).head).to.match(/^HTTP\/1\.1 100 Continue/);
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
