import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import type { Response } from 'express';
import { z } from 'zod';
import { KeyGuesses } from '../../../src/adapters/http/frame/admission/key-guesses.ts';
import { Answer, data } from '../../../src/adapters/http/frame/record/reply.ts';
import { route } from '../../../src/adapters/http/frame/record/route.ts';
import { createExpressApp } from '../../../src/adapters/http/frame/serving/express-app.ts';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { deferred } from '../../support/deferred.ts';
import { listening } from '../../support/servers/listening.ts';
import { RawClient } from '../../support/servers/raw-client.ts';
import { recordUndocumented } from '../../support/service/undocumented.ts';

const PATH = '/api/goods';
/** More than both ends of a connection buffer. */
const HUGE = 16 * 1024 * 1024;

/** Resolves when the connection is closed, also by a reset. */
const closing = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));

describe('whenWritten of a response', () => {
  let server: Awaited<ReturnType<typeof listening>>;
  let client: RawClient;
  let written: string[];
  let troubles: unknown[];
  let responses: Response[];
  /** What the handler waits for and returns, and what `whenWritten` does. */
  let behave: { handle(): Promise<unknown>; body: string; record(): Promise<void> };

  const record = (path: string, hooked: boolean) =>
    route({
      method: 'get',
      path,
      operationId: `get${path}`,
      tag: 'Test',
      summary: 'Goods',
      access: 'public',
      limit: 'read',
      reply: data(z.object({ text: z.string() })),
      fails: [],
      handle: async () => {
        await behave.handle();
        const whenWritten = async () => {
          written.push(path);
          await behave.record();
        };
        return new Answer({ text: behave.body }, { headers: { 'X-Own': 'own' }, ...(hooked && { whenWritten }) });
      },
    });

  beforeEach(async () => {
    written = [];
    troubles = [];
    responses = [];
    behave = { handle: async () => undefined, body: 'goods', record: async () => undefined };
    const fail = () => {
      throw new Error('not asked in these tests');
    };
    const app = createExpressApp([record(PATH, true), record('/api/plain', false)], {
      edge: {
        baseUrl: 'http://localhost',
        origins: new Set(),
        cronSecret: undefined,
        countryHeader: undefined,
        sessionOf: fail,
        hasExpired: fail,
        isLive: fail,
        keyOf: fail,
        admitOperator: async () => undefined,
        isStillAdmitted: async () => false,
        recheckMs: 0,
        deadline: { ms: 10_000 },
        refuseBlocked: fail,
        idempotencyKeys: { once: fail },
        keyGuesses: new KeyGuesses(100, systemClock),
        count: async () => {},
        onUndocumented: ({ operationId }, { code }) => recordUndocumented(operationId, code),
      },
      trustProxy: false,
      sandbox: undefined,
      cspReportPath: '/api/csp-report',
      observe: (_req, res, next) => {
        responses.push(res);
        next();
      },
      onTrouble: (error) => void troubles.push(error),
    });
    server = await listening(app);
    client = await RawClient.to(server.url);
  });
  afterEach(async () => {
    client.cut();
    await server.stop();
  });

  /** The server's end of the client's connection, once a request has come over it. */
  const connection = () => responses[0]?.req.socket as Socket;
  const closed = async () => {
    await closing(connection());
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  };

  it('is called once for each response of a connection, and changes nothing in the response', async () => {
    client.request('GET', '/api/plain');
    const plain = await client.answer();
    expect(written).to.deep.equal([]);
    for (const calls of [[PATH], [PATH, PATH]]) {
      client.request('GET', PATH);
      const answer = await client.answer();
      expect([answer?.status, answer?.body]).to.deep.equal([200, plain?.body]);
      expect([...(answer?.headers.keys() ?? [])]).to.have.members([...(plain?.headers.keys() ?? [])]);
      expect(answer?.headers.get('content-type')).to.equal(plain?.headers.get('content-type'));
      client.request('GET', '/api/plain');
      await client.answer();
      expect(written).to.deep.equal(calls);
    }
  });

  it('is called for a response that ends its connection', async () => {
    client.request('GET', PATH, { connection: 'close' });
    expect((await client.answer())?.status).to.equal(200);
    await closed();
    expect(written).to.deep.equal([PATH]);
  });

  it('is not called if the client disconnected before the response', async () => {
    const leaving = deferred();
    behave.handle = async () => {
      leaving.resolve();
      await closing(connection());
    };
    client.request('GET', PATH);
    await leaving.promise;
    client.cut();
    await closed();
    expect(written).to.deep.equal([]);
  });

  it('is not called if the client disconnects at the moment of the write', async () => {
    behave.handle = async () => client.cut();
    client.request('GET', PATH);
    await closing(client.socket);
    await closed();
    expect(written).to.deep.equal([]);
  });

  it('is not called while the client reads too slowly, or if it disconnects in the middle', async () => {
    behave.body = 'x'.repeat(HUGE);
    client.request('GET', PATH);
    await client.has(1);
    client.socket.pause();
    expect(written).to.deep.equal([]);
    client.cut();
    await closed();
    expect(written).to.deep.equal([]);
  });

  it('is called after a slow client read everything', async () => {
    behave.body = 'x'.repeat(HUGE);
    const called = deferred();
    behave.record = async () => called.resolve();
    client.request('GET', PATH);
    await client.has(1);
    client.socket.pause();
    await nextTurn();
    expect(written).to.deep.equal([]);
    client.socket.resume();
    await called.promise;
    expect(written).to.deep.equal([PATH]);
  });

  it('is not called for HEAD', async () => {
    client.request('HEAD', PATH);
    client.request('GET', '/api/plain');
    await client.has(1);
    await nextTurn();
    expect(written).to.deep.equal([]);
  });

  it('is called for a pipelined request after the response before it', async () => {
    const first = deferred();
    const both = deferred();
    let running = 0;
    behave.handle = async () => {
      running += 1;
      if (running === 2) both.resolve();
      if (running === 1) await first.promise;
    };
    client.request('GET', '/api/plain');
    client.request('GET', PATH);
    await both.promise;
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    expect(written).to.deep.equal([]);
    first.resolve();
    expect([(await client.answer())?.status, (await client.answer())?.status]).to.deep.equal([200, 200]);
    client.request('GET', '/api/plain');
    await client.answer();
    expect(written).to.deep.equal([PATH]);
  });

  it('is not called for a pipelined request if the client disconnects before its response', async () => {
    const both = deferred();
    let running = 0;
    behave.handle = async () => {
      running += 1;
      if (running === 2) both.resolve();
      if (running === 1) await closing(connection());
    };
    client.request('GET', '/api/plain');
    client.request('GET', PATH);
    await both.promise;
    await nextTurn();
    client.cut();
    await closed();
    expect(written).to.deep.equal([]);
  });

  it('reports a rejection without changing the response', async () => {
    const trouble = new Error('the record could not be written');
    behave.record = async () => {
      throw trouble;
    };
    client.request('GET', PATH);
    expect((await client.answer())?.status).to.equal(200);
    client.request('GET', '/api/plain');
    expect((await client.answer())?.status).to.equal(200);
    expect(troubles).to.deep.equal([trouble]);
  });
});
