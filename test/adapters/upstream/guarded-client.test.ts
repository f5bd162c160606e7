import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { z } from 'zod';
import type { Sent } from '../../../src/adapters/upstream/http-client.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { guardedPrice, KEY, PRICE, Price, troubleOf } from '../../support/servers/guarded-price.ts';
import { FAULTS, QUICK, sends } from '../../support/servers/provider-server.ts';

describe('GuardedClient', () => {
  const { at, open } = guardedPrice();

  it('calls the base URL with encoded segments, its keys and only parameters with a value', async () => {
    expect((await open().ask(PRICE, Price))?.value).to.deep.equal({ usd: 3000.5 });
    const [asked] = at.server.asked;
    expect(asked?.path).to.equal('/v3/price/ETH/USD');
    expect([...(asked?.query ?? [])]).to.deep.equal([
      ['currency', 'usd'],
      ['apikey', KEY],
    ]);
    expect(asked?.headers['x-key']).to.equal(KEY);
  });

  it('posts a body as JSON', async () => {
    await open().ask({ path: ['rpc'], body: { method: 'getBalance', amount: 1 } }, Price);
    expect(at.server.asked[0]).to.deep.include({ method: 'POST', body: { method: 'getBalance', amount: 1 } });
  });

  it('signs the exact bytes it sends, for each attempt', async () => {
    let times = 0;
    const signed: Sent[] = [];
    const sign = (sent: Sent) => {
      signed.push(sent);
      return { 'x-signature': String(signed.length) };
    };
    at.server.behave((response, honest) => {
      times += 1;
      response.writeHead(times === 1 ? 503 : 200).end(honest);
    });
    const body = { name: 'Ünï', amount: 1 };
    await open({ sign }).ask({ path: ['a b'], query: { of: 'x y' }, body }, Price);
    await open({ sign }).ask({ path: ['price'] }, Price);
    expect(signed.map(({ method }) => method)).to.deep.equal(['POST', 'POST', 'GET']);
    expect(at.server.asked.map(({ target, sent }) => ({ target, body: sent }))).to.deep.equal(
      signed.map(({ target, body }) => ({ target, body })),
    );
    expect(at.server.asked.map(({ headers }) => headers['x-signature'])).to.deep.equal(['1', '2', '3']);
    expect(at.server.asked[0]).to.deep.include({ body });
  });

  it('supports matrix parameters of a segment, which cannot leave it', async () => {
    const segment = { name: '-', parameters: { id: 'a/b;c=d', of: '?' } };
    await open({ secretQuery: {} }).ask({ path: ['things', segment, 'one'] }, Price);
    expect(at.server.asked[0]?.target).to.equal('/v3/things/-;id=a%2Fb%3Bc%3Dd;of=%3F/one');
  });

  for (const segment of ['', '.', '..'])
    it(`rejects ${JSON.stringify(segment)} as a path segment, before anything is sent`, async () => {
      expect(await rejectionOf(open().ask({ path: ['coins', segment] }, Price))).to.be.instanceOf(TypeError);
      expect(at.server.asked).to.have.length(0);
    });

  it('keeps a slash in a segment encoded', async () => {
    await open().ask({ path: ['coins', '../../admin?x=1#y'] }, Price);
    expect(at.server.asked[0]?.path).to.equal('/v3/coins/../../admin?x=1#y');
    expect(at.server.asked[0]?.query.get('x')).to.equal(null);
  });

  for (const [fault, behaviour] of Object.entries(FAULTS))
    it(`rejects with an UpstreamTrouble, without its key, when the provider is ${fault}`, async () => {
      at.server.behave(behaviour);
      const trouble = await troubleOf(open(QUICK).ask(PRICE, Price));
      expect(inspect(trouble, { depth: 10, showHidden: true })).not.to.contain(KEY);
    });

  it('never follows a redirect', async () => {
    at.server.behave(sends(302, '', { location: `${at.server.url}/elsewhere` }));
    expect((await troubleOf(open().ask(PRICE, Price))).status).to.equal(302);
    expect(at.server.asked.map(({ path }) => path)).to.deep.equal(['/v3/price/ETH/USD']);
  });

  it('reports what is unexpected in a response, not its content', async () => {
    at.server.behave(sends(200, JSON.stringify({ usd: KEY })));
    const trouble = await troubleOf(open().ask(PRICE, Price));
    expect([trouble.reason, trouble.message]).to.deep.equal([
      'unexpected',
      'prices: the response has an unexpected usd',
    ]);
  });

  it('rejects a response above its size limit', async () => {
    at.server.behave(sends(200, JSON.stringify({ usd: 1, pad: 'x'.repeat(20_000) })));
    expect((await troubleOf(open().ask(PRICE, Price))).reason).to.equal('too-large');
  });

  it('measures a compressed response after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000, 32));
    at.server.behave(sends(200, bomb, { 'content-encoding': 'gzip' }));
    expect((await troubleOf(open({ maxBytes: 100_000 }).ask(PRICE, Price))).reason).to.equal('too-large');
  });

  for (const text of ['{"usd":1,"__proto__":{"polluted":true}}', '{"usd":1,"\\u005f_proto__":{"polluted":true}}'])
    it(`drops a key that would change the prototype: ${text}`, async () => {
      at.server.behave(sends(200, text));
      const answer = await open().ask(PRICE, z.looseObject({ usd: z.number() }));
      expect(Object.hasOwn(answer?.value ?? {}, '__proto__')).to.equal(false);
      expect(Object.keys(answer?.json as object)).to.deep.equal(['usd']);
    });

  it('distinguishes a missing item from a failure', async () => {
    at.server.behave(sends(404, '{"error":"coin not found"}'));
    expect(await open().ask({ ...PRICE, absentOn: [404] }, Price)).to.equal(undefined);
    expect((await troubleOf(open().ask(PRICE, Price))).status).to.equal(404);
  });

  it('retries a temporary failure, and returns the response', async () => {
    let calls = 0;
    at.server.behave((response, honest) => {
      calls += 1;
      response.writeHead(calls < 3 ? 503 : 200).end(honest);
    });
    expect((await open({ repetitions: 2 }).ask(PRICE, Price))?.value.usd).to.equal(3000.5);
    expect(at.server.asked).to.have.length(3);
  });

  for (const status of [400, 401, 403, 404, 422])
    it(`does not retry after ${status}`, async () => {
      at.server.behave(sends(status, '{}'));
      await troubleOf(open({ repetitions: 3 }).ask(PRICE, Price));
      expect(at.server.asked).to.have.length(1);
    });

  it('ends within its total time, for any number of retries', async () => {
    at.server.behave(() => {});
    const startedAt = performance.now();
    const trouble = await troubleOf(open({ ...QUICK, repetitions: 50, totalMs: 300 }).ask(PRICE, Price));
    expect(trouble.reason).to.equal('timeout');
    expect(performance.now() - startedAt).to.be.within(300, 50 * QUICK.attemptMs);
  });
});
