import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { passing } from '../../support/real-time.ts';
import { onServer } from '../../support/servers/database.ts';
import { onRedis } from '../../support/servers/redis-server.ts';
import { Child } from '../../support/service/child.ts';

const PROCESSES = 2;

/** A slow provider that responds only when both processes have started. */
async function startProvider() {
  const asked: string[] = [];
  const waiting: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/barrier') {
      waiting.push(response);
      if (waiting.length === PROCESSES) for (const one of waiting) one.end();
      return;
    }
    asked.push(request.url ?? '');
    await passing(150); // Long enough for both processes to send a request before either has a response.
    response.end('{"usd":3000}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, asked, stop };
}

describe('two processes that call one provider', () => {
  /** 250 equal reads and three others in each process; the provider allows two calls a minute. */
  async function expectManners(variable: string, value: string): Promise<void> {
    const provider = await startProvider();
    const readers = Array.from({ length: PROCESSES }, () => new Child('reader', provider.url, '250', variable, value));
    expect(await Promise.all(readers.map((reader) => reader.ended()))).to.deep.equal([0, 0]);
    for (const { lines } of readers) expect(lines[0]).to.equal('3000');
    const others = readers.map(({ lines }) => lines[1]?.split(','));
    expect(others.flat().filter((answer) => answer === 'prices: our rate budget is exhausted').length).to.be.at.least(
      4,
    );
    expect(provider.asked.filter((path) => path === '/price/eth')).to.have.length(1);
    expect(provider.asked).to.have.length(2);
    await provider.stop();
  }

  onServer((serverOf) => {
    it('make one call for 500 equal reads, and no more calls together than one may make', async () => {
      await expectManners('DATABASE_URL', await serverOf().create('migrated'));
    });
  });

  onRedis((serverOf) => {
    it('make one call for 500 equal reads, and no more calls together than one may make', async () => {
      await expectManners('REDIS_URL', serverOf().url);
    });
  });
});
