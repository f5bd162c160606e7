import { PassThrough, Readable } from 'node:stream';
import { inspect } from 'node:util';
import { createGzip, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { HttpExchange } from '../../../src/adapters/outbound/http-exchange.ts';
import { HttpTrouble } from '../../../src/adapters/outbound/http-trouble.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { listening } from '../../support/servers/listening.ts';
import {
  FAULTS,
  type ProviderServer,
  Reply,
  sends,
  startProviderServer,
} from '../../support/servers/provider-server.ts';

const SECRET = 'a-secret-key';
const patiently = () => AbortSignal.timeout(5_000);

describe('HttpExchange', () => {
  let server: ProviderServer;
  let exchange: HttpExchange;
  beforeEach(async () => {
    server = await startProviderServer(() => new Reply(200, '{"a":1}'));
    exchange = new HttpExchange({ maxBytes: 1_000, maxConnections: 2 });
  });
  afterEach(async () => {
    exchange.close();
    await server.stop();
  });
  const get = (signal = patiently()) => exchange.send({ method: 'GET', url: `${server.url}/x?key=${SECRET}` }, signal);
  const troubleOf = async (exchanging: Promise<unknown>): Promise<HttpTrouble> => {
    const trouble = await rejectionOf(exchanging);
    expect(trouble).to.be.instanceOf(HttpTrouble);
    expect(inspect(trouble, { depth: 9 })).not.to.include(SECRET);
    return trouble as HttpTrouble;
  };

  for (const status of [200, 204, 301, 400, 429, 500])
    it(`returns a response with status ${status}`, async () => {
      server.behave(sends(status, status === 204 ? '' : 'héllo', { 'retry-after': '7' }));
      expect(await get()).to.deep.equal({ status, text: status === 204 ? '' : 'héllo', retryAfter: '7' });
    });

  it('sends the body to the byte, with the headers', async () => {
    const body = ' { "a" : "é\\n" } ';
    const headers = { 'content-type': 'application/json', authorization: SECRET };
    await exchange.send({ method: 'POST', url: server.url, headers, body }, patiently());
    expect(server.asked[0]).to.deep.include({ method: 'POST', sent: body });
    expect(server.asked[0]?.headers).to.include(headers);
  });

  describe('with another server', () => {
    const NAMES = ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY', 'no_proxy', 'NO_PROXY'];
    const before = new Map(NAMES.map((name) => [name, process.env[name]]));
    let elsewhere: ProviderServer;
    beforeEach(async () => {
      elsewhere = await startProviderServer(() => ({}));
    });
    afterEach(async () => {
      for (const [name, value] of before)
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      await elsewhere.stop();
      expect(elsewhere.asked).to.deep.equal([]);
    });

    for (const status of [301, 302, 303, 307, 308])
      it(`does not follow a redirect by ${status}`, async () => {
        server.behave(sends(status, '', { location: elsewhere.url }));
        expect((await get()).status).to.equal(status);
      });

    it('ignores proxies in the environment', async () => {
      for (const name of NAMES) process.env[name] = name.toLowerCase() === 'no_proxy' ? '' : elsewhere.url;
      expect((await get()).text).to.equal('{"a":1}');
    });
  });

  for (const [what, body, headers] of [
    ['as it is', 'x'.repeat(1_001), {}],
    ['once it is decompressed', gzipSync('x'.repeat(100_000)), { 'content-encoding': 'gzip' }],
  ] as const)
    it(`rejects a body that is too long ${what}`, async () => {
      server.behave(sends(200, body, headers));
      expect(await troubleOf(get())).to.include({ reason: 'too-large' });
    });

  for (const [what, encoding] of [
    ['plain', 'identity'],
    ['compressed', 'gzip'],
  ] as const)
    it(`stops reading a ${what} body without end at the maximum`, async () => {
      const zeros = Buffer.alloc(64 * 1024);
      let written = 0;
      const endless = await listening((_req, res) => {
        res.writeHead(200, { 'content-encoding': encoding });
        const body = new Readable({
          read() {
            written += zeros.length;
            this.push(zeros);
          },
        });
        body.pipe(encoding === 'gzip' ? createGzip() : new PassThrough()).pipe(res);
        res.once('close', () => body.destroy());
      });
      const trouble = await troubleOf(exchange.send({ method: 'GET', url: endless.url }, patiently()));
      expect(trouble).to.include({ reason: 'too-large' });
      await endless.stop();
      // What the sockets hold, and for the compressed body what fits into them: never the whole body, which has no end.
      expect(written).to.be.below(encoding === 'gzip' ? 256e6 : 16e6);
    });

  it('accepts a body of exactly the maximum length', async () => {
    server.behave(sends(200, 'x'.repeat(1_000)));
    expect((await get()).text).to.have.length(1_000);
  });

  for (const fault of ['silent', 'dripping without end'])
    it(`ends with the signal when the server is ${fault}`, async () => {
      server.behave(FAULTS[fault]);
      expect(await troubleOf(get(AbortSignal.timeout(60)))).to.include({ reason: 'timeout', code: 'ERR_CANCELED' });
    });

  for (const fault of ['resetting connections', 'cutting its body short'])
    it(`is unreachable when the server is ${fault}`, async () => {
      server.behave(FAULTS[fault]);
      expect(await troubleOf(get())).to.include({ reason: 'unreachable', lostIdleConnection: false });
    });

  it('is unreachable when the connection is refused', async () => {
    await server.stop();
    expect(await troubleOf(get())).to.include({ reason: 'unreachable', code: 'ECONNREFUSED' });
    server = await startProviderServer(() => ({}));
  });

  it('distinguishes a kept-alive connection that the server closed from an unreachable server', async () => {
    await get();
    server.behave(FAULTS['resetting connections']);
    expect(await troubleOf(get())).to.include({ reason: 'unreachable', lostIdleConnection: true });
  });
});
