import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectPlain, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { expect } from 'chai';
import { type RunningServer, startServer } from '../../src/infrastructure/process/server.ts';
import { CERTIFICATE } from '../support/fixtures/mail-certificates.ts';
import { passing } from '../support/real-time.ts';
import { freePort } from '../support/servers/free-port.ts';
import { type NginxServer, nginxProgram, startNginx } from '../support/servers/nginx-server.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../support/service/world.ts';

const DOCUMENTED = readFileSync(resolve(import.meta.dirname, '../../../ops/systemd/nginx.conf'), 'utf8');
/** A proxy that passes on whatever it receives, but for the address that it adds. */
const CARELESS = DOCUMENTED.replace('$remote_addr', '$proxy_add_x_forwarded_for')
  .replace(/^.*X-Country.*\n/m, '')
  .replace('client_max_body_size', 'underscores_in_headers on; ignore_invalid_headers off; client_max_body_size');

/** Loopback too, but not the address of the proxy. */
const CLIENT = '127.0.0.9';
/** In the United States. */
const SPOOFED = '8.8.8.8';
const EVIL = 'https://evil.example';

/** What clients send in the hope that the service, or what stands between, believes it. */
const LIES: Readonly<Record<string, readonly string[]>> = {
  nothing: [],
  'an address': [`X-Forwarded-For: ${SPOOFED}`],
  'an address twice': [`X-Forwarded-For: ${SPOOFED}`, `X-Forwarded-For: ${SPOOFED}, 127.0.0.1`],
  'an address of the proxy': ['X-Forwarded-For: 127.0.0.1'],
  'text for an address': ['X-Forwarded-For: "8.8.8.8", unknown, [::1]:80'],
  'addresses under other names': [`X-Real-IP: ${SPOOFED}`, `Forwarded: for=${SPOOFED}`, `CF-Connecting-IP: ${SPOOFED}`],
  'an underscore for a dash': [`X_Forwarded_For: ${SPOOFED}`, 'X_Country: US', `X_Forwarded_Host: evil.example`],
  'another scheme and host': ['X-Forwarded-Proto: http', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Port: 80'],
  'everything in Forwarded': [`Forwarded: for=${SPOOFED};proto=http;host=evil.example;by=127.0.0.1`],
  'headers that proxies are to remove': [
    'Connection: close, X-Forwarded-For, X-Country, Origin, Sec-Fetch-Site, Host, Cookie',
    `X-Forwarded-For: ${SPOOFED}`,
  ],
  'another method': ['X-HTTP-Method-Override: GET', 'X-HTTP-Method: GET'],
  'another path': ['X-Original-URL: /api/health', 'X-Rewrite-URL: /api/health'],
  'a space before the colon': [`X-Forwarded-For : ${SPOOFED}`, 'X-Country : US'],
};
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  'a country': ['X-Country: US'],
  'two countries': ['X-Country: US', 'X-Country: DE'],
};

const HIDDEN = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
/** Bodies about whose length two servers could disagree; the second request hides in each. */
const SMUGGLED: Readonly<Record<string, readonly [headers: readonly string[], body: string]>> = {
  'a length and chunks': [['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${HIDDEN}`],
  'chunks and a length': [['Transfer-Encoding: chunked', `Content-Length: ${HIDDEN.length + 5}`], `0\r\n\r\n${HIDDEN}`],
  'two lengths': [['Content-Length: 0', `Content-Length: ${HIDDEN.length}`], HIDDEN],
  'a list of lengths': [[`Content-Length: 0, ${HIDDEN.length}`], HIDDEN],
  'a signed length': [['Content-Length: +0'], HIDDEN],
  'a space before the colon': [['Transfer-Encoding : chunked', `Content-Length: ${HIDDEN.length}`], HIDDEN],
  'an unknown coding': [['Transfer-Encoding: xchunked', `Content-Length: ${HIDDEN.length}`], HIDDEN],
  'chunked, and more': [['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${HIDDEN}`],
  'two codings': [['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${HIDDEN}`],
  'a folded header': [[`Content-Length: ${HIDDEN.length}`, 'Transfer-Encoding:\r\n chunked'], HIDDEN],
  'a length under a name with an underscore': [[`Content_Length: 0`, `Content-Length: ${HIDDEN.length}`], HIDDEN],
  'a chunk that holds the request': [['Transfer-Encoding: chunked'], chunked(HIDDEN)],
};

describe('behind nginx', () => {
  const program = nginxProgram();
  let world: TestWorld;
  let owner: SignedIn;
  let service: RunningServer;
  let baseUrl: string;
  let port: number;
  let servicePort: number;
  /** Of the second process, which is not there. */
  let downPort: number;
  const seen: string[] = [];

  before('nginx is installed', function () {
    if (program !== undefined) return;
    const message = 'No nginx for the tests: install nginx, or set NGINX_PATH';
    if (process.env.CI !== undefined) throw new Error(message);
    this.skip();
  });
  beforeEach(async () => {
    [port, servicePort, downPort] = [await freePort(), await freePort(), await freePort()];
    baseUrl = `https://localhost:${port}`;
    world = await aWorld({
      PORT: String(servicePort),
      BASE_URL: baseUrl,
      TRUST_PROXY: '127.0.0.1',
      GEO_COUNTRY_HEADER: 'X-Country',
    });
    owner = await signedIn(world);
    seen.length = 0;
    const app: typeof world.app = (req, res) => {
      seen.push(req.url ?? '');
      world.app(req, res);
    };
    service = await startServer(app, '127.0.0.1', servicePort);
  });
  afterEach(() => service?.stop());

  const behind = async (config: string, work: () => Promise<void>) => {
    const block = config
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${servicePort}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${downPort}`)
      .replace('api.example.com;', 'localhost;')
      .replace(/\/etc\/ssl\/\S+\.pem/, 'certificate')
      .replace(/\/etc\/ssl\/\S+\.key/, 'key');
    const nginx: NginxServer = await startNginx(program as string, block, port);
    try {
      await work();
    } finally {
      await nginx.stop();
    }
  };

  const throughNginx = (): Socket =>
    connectTls({
      socket: connectPlain({ host: '127.0.0.1', port, localAddress: CLIENT }),
      servername: 'localhost',
      ca: CERTIFICATE,
    });
  const directly = (): Socket => connectPlain({ host: '127.0.0.1', port: servicePort, localAddress: CLIENT });
  const asProxy = (): Socket => connectPlain({ host: '127.0.0.1', port: servicePort, localAddress: '127.0.0.1' });

  const send = async (head: readonly string[], body = '', open = throughNginx): Promise<Answer> => {
    const socket = open();
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
    });
    socket.on('error', () => socket.destroy());
    socket.once('data', () => void passing(300).then(() => socket.end()));
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    await once(socket, 'close');
    return answerOf(text);
  };
  const get = (path: string, headers: readonly string[]) =>
    send([`GET ${path} HTTP/1.1`, `Host: localhost:${port}`, ...closing(headers)]);
  const accept = (headers: readonly string[], who = `Cookie: svc-session=${owner.token}`) => {
    const body = JSON.stringify({ wallet: owner.address, termsVersion: world.config.compliance.termsVersion });
    const own = [`Host: localhost:${port}`, 'Content-Type: application/json', `Content-Length: ${body.length}`, who];
    return send(['POST /api/terms HTTP/1.1', ...own, ...closing(headers)], body);
  };

  for (const [kind, config] of [
    ['as documented', DOCUMENTED],
    ['that passes on what it receives', CARELESS],
  ] as const)
    it(`${kind}, no header gives another network, scheme, host or origin`, async () => {
      await behind(config, async () => {
        for (const [what, headers] of Object.entries(LIES)) {
          const region = await get('/api/geo/region', headers);
          // nginx itself refuses a header that is none.
          if (region.status === 400 && what === 'a space before the colon') continue;
          expect([region.status, JSON.parse(region.body).data.countryCode], what).to.deep.equal([200, null]);
          const refused = await get('/api/user/wallets', headers);
          expect(refused.text, what).to.include(`resource_metadata="${baseUrl}/.well-known/`);
          for (const foreign of [[`Origin: ${EVIL}`], ['Origin: null'], ['Sec-Fetch-Site: cross-site']])
            expect((await accept([...foreign, ...headers])).code, `${what}, ${foreign}`).to.equal('CROSS_ORIGIN');
          expect((await accept([`Origin: ${baseUrl}`, `Origin: ${EVIL}`, ...headers])).status, what).to.be.oneOf([
            400, 403,
          ]);
          expect(await world.terms.latest(owner.address), what).to.equal(undefined);
        }
        const lies = [`Origin: ${baseUrl}`, `X-Forwarded-For: ${SPOOFED}`, 'X-Forwarded-Proto: http'];
        expect((await accept(lies)).status).to.equal(200);
        expect((await world.terms.latest(owner.address))?.ip).to.equal(CLIENT);
      });
    });

  it('the proxy itself is trusted, so that a lie that reached the service would show', async () => {
    const ask = (header: string) =>
      send(['GET /api/geo/region HTTP/1.1', 'Host: localhost', header, 'Connection: close'], '', asProxy);
    for (const header of [`X-Forwarded-For: ${SPOOFED}`, 'X-Country: US'])
      expect(JSON.parse((await ask(header)).body).data.countryCode).to.equal('US');
  });

  it('as documented, no header gives another country', async () => {
    await behind(DOCUMENTED, async () => {
      for (const [what, headers] of Object.entries({ ...COUNTRIES, ...LIES })) {
        const region = await get('/api/geo/region', headers);
        if (region.status === 200) expect(JSON.parse(region.body).data.countryCode, what).to.equal(null);
      }
    });
  });

  it('every request is answered while one process is not there, and while they change places', async () => {
    await behind(DOCUMENTED, async () => {
      expect(DOCUMENTED.match(/^ {2}server 127\.0\.0\.1:\d+/gm)).to.have.length(2);
      for (let times = 0; times < 4; times += 1) {
        expect((await get('/api/health/live', [])).status).to.equal(200);
        expect((await accept([`Origin: ${baseUrl}`])).status).to.equal(200);
      }
      await service.stop();
      service = await startServer(world.app, '127.0.0.1', downPort);
      for (let times = 0; times < 4; times += 1) expect((await accept([`Origin: ${baseUrl}`])).status).to.equal(200);
    });
  });

  it('two session cookies in two headers are those of two wallets', async () => {
    const other = await signedIn(world);
    await behind(DOCUMENTED, async () => {
      const cookies = [`Cookie: svc-session=${owner.token}`, `Cookie: svc-session=${other.token}`];
      expect((await get('/api/user/wallets', cookies)).code).to.equal('SEVERAL_SESSIONS');
    });
  });

  it('a request that hides in the body of another is never served, with nginx or without', async () => {
    await behind(CARELESS, async () => {
      for (const open of [throughNginx, directly])
        for (const [what, [headers, body]] of Object.entries(SMUGGLED)) {
          const head = ['POST /api/siwe?action=logout HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
          const { status } = await send([...head, ...headers], body, open);
          expect(status, what).to.be.within(400, 501);
          expect(seen, what).to.not.include('/smuggled');
        }
    });
  });

  it('a request with two hosts is refused, with nginx or without', async () => {
    await behind(DOCUMENTED, async () => {
      for (const open of [throughNginx, directly]) {
        const head = [
          'GET /api/user/wallets HTTP/1.1',
          `Host: localhost:${port}`,
          'Host: evil.example',
          'Connection: close',
        ];
        expect((await send(head, '', open)).status).to.equal(400);
      }
    });
  });
});

type Answer = Readonly<{ status: number; text: string; body: string; code: string | undefined }>;

const closing = (headers: readonly string[]) =>
  headers.some((header) => header.startsWith('Connection:')) ? headers : [...headers, 'Connection: close'];

function answerOf(text: string): Answer {
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
  const body = text.slice(text.indexOf('\r\n\r\n') + 4);
  return { status, text, body, code: /"code":"(\w+)"/.exec(body)?.[1] };
}
