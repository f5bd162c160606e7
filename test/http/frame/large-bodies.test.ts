import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { createLogger } from '../../../src/infrastructure/observability/logger.ts';
import { silent } from '../../../src/infrastructure/observability/silent.ts';
import { type RunningServer, startServer } from '../../../src/infrastructure/process/server.ts';
import { aWallet, aWorld, type SignedIn, signedIn } from '../../support/service/world.ts';

const OVER = 64 * 1024 + 1;

describe('bodies over the size limit', () => {
  const lines: { level: number; msg: string }[] = [];
  let server: RunningServer;
  let reviewer: SignedIn;
  before(async () => {
    const logger = createLogger('trace', { write: (line: string) => void lines.push(JSON.parse(line)) });
    const wallet = aWallet();
    const world = await aWorld({ OPERATORS: `${wallet.address}:reviewer` }, { ...silent(), logger });
    reviewer = await signedIn(world, wallet);
    server = await startServer(world.app, '127.0.0.1', 0);
  });
  beforeEach(() => lines.splice(0));
  after(() => server.stop());

  const opened = async (): Promise<Socket> => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname).on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  /** What comes back until the service closes the connection; the client sends no more than these bytes. */
  const exchange = async (bytes: string) => {
    const socket = await opened();
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk;
    });
    socket.write(bytes);
    await once(socket, 'close');
    return text;
  };
  const post = (path: string, headers: string, start = '{') =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${start}`;
  const chunk = (size: number) => `${size.toString(16)}\r\n${' '.repeat(size)}\r\n`;

  for (const [what, bytes] of [
    ['a declared length', post('/api/chat', 'content-length: 9999999')],
    ['a length of one byte too many', post('/api/chat', `content-length: ${OVER}`)],
    ['a declared length of compressed bytes', post('/api/chat', 'content-length: 9999999\r\ncontent-encoding: gzip')],
    ['a declared length of a webhook', post('/api/kyc/webhook', 'content-length: 9999999')],
    ['chunks', post('/api/chat', 'transfer-encoding: chunked', chunk(OVER))],
    ['chunks of a webhook', post('/api/kyc/webhook', 'transfer-encoding: chunked', chunk(512 * 1024 + 1))],
  ] as const)
    it(`are refused before they are whole: ${what}`, async () => {
      const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
      expect(head).to.match(/^HTTP\/1\.1 413 /);
      expect(head).to.match(/^Connection: close$/im);
      expect(JSON.parse(body)).to.include({ success: false, code: 'BODY_TOO_LARGE' });
      expect(lines.filter(({ level }) => level >= 50)).to.deep.equal([]);
    });

  it('are refused where the path has parameters', async () => {
    const note = `/api/operator/users/${reviewer.address}/notes`;
    const text = await exchange(
      post(note, `authorization: ${reviewer.bearer.authorization}\r\ncontent-length: 9999999`),
    );
    expect(text)
      .to.match(/^HTTP\/1\.1 413 /)
      .and.match(/^Connection: close$/im);
  });

  it('do not count as errors of the service when the client breaks them off', async () => {
    for (const headers of ['content-length: 500', 'transfer-encoding: chunked', `content-length: ${OVER}`]) {
      const socket = await opened();
      socket.write(post('/api/chat', headers));
      await new Promise(setImmediate);
      socket.destroy();
    }
    expect(await exchange('GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).to.match(
      /^HTTP\/1\.1 200 /,
    );
    expect(lines.filter(({ level }) => level >= 50)).to.deep.equal([]);
  });
});
