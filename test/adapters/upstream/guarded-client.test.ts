import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import sinon from 'sinon';
import { z } from 'zod';
import { SettableClock, systemClock } from '../../../src/adapters/local/clock.ts';
import { type Budget, InMemoryBudget } from '../../../src/adapters/upstream/budget.ts';
import { GuardedClient, type GuardSettings } from '../../../src/adapters/upstream/guarded-client.ts';
import type { Sent } from '../../../src/adapters/upstream/http-client.ts';
import type { UpstreamRequest } from '../../../src/adapters/upstream/request.ts';
import { UpstreamTrouble } from '../../../src/adapters/upstream/trouble.ts';
import { NOON } from '../../support/noon.ts';
import {
  CALM,
  FAULTS,
  type ProviderServer,
  QUICK,
  rateLimits,
  sends,
  startProviderServer,
} from '../../support/servers/provider-server.ts';

const KEY = 'key-that-nobody-may-see';
const Price = z.object({ usd: z.number() });
const PRICE: UpstreamRequest = { path: ['price', 'ETH/USD'], query: { currency: 'usd', page: undefined } };

describe('GuardedClient', () => {
  let server: ProviderServer;
  let client: GuardedClient | undefined;
  const open = (settings: Partial<GuardSettings> = {}, clock = systemClock, budget?: Budget) => {
    client = new GuardedClient(
      {
        name: 'prices',
        baseUrl: `${server.url}/v3/`,
        allowance: { calls: 1_000, perMs: 1_000 },
        maxBytes: 10_000,
        limitRestMs: 60_000,
        headers: { 'x-key': KEY },
        secretQuery: { apikey: KEY },
        ...CALM,
        ...settings,
      },
      clock,
      budget,
    );
    return client;
  };
  const troubleOf = async (asking: Promise<unknown>): Promise<UpstreamTrouble> => {
    const error = await asking.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).to.be.instanceOf(UpstreamTrouble);
    return error as UpstreamTrouble;
  };

  beforeEach(async () => {
    server = await startProviderServer(() => ({ usd: 3000.5 }));
  });
  afterEach(async () => {
    client?.close();
    await server.stop();
  });

  it('calls the base URL with encoded segments, its keys and only parameters with a value', async () => {
    expect((await open().ask(PRICE, Price))?.value).to.deep.equal({ usd: 3000.5 });
    const [asked] = server.asked;
    expect(asked?.path).to.equal('/v3/price/ETH/USD');
    expect([...(asked?.query ?? [])]).to.deep.equal([
      ['currency', 'usd'],
      ['apikey', KEY],
    ]);
    expect(asked?.headers['x-key']).to.equal(KEY);
  });

  it('posts a body as JSON', async () => {
    await open().ask({ path: ['rpc'], body: { method: 'getBalance', amount: 1 } }, Price);
    expect(server.asked[0]).to.deep.include({ method: 'POST', body: { method: 'getBalance', amount: 1 } });
  });

  it('signs the exact bytes it sends, for each attempt', async () => {
    let times = 0;
    const signed: Sent[] = [];
    const sign = (sent: Sent) => {
      signed.push(sent);
      return { 'x-signature': String(signed.length) };
    };
    server.behave((response, honest) => {
      times += 1;
      response.writeHead(times === 1 ? 503 : 200).end(honest);
    });
    const body = { name: 'Ünï', amount: 1 };
    await open({ sign }).ask({ path: ['a b'], query: { of: 'x y' }, body }, Price);
    await open({ sign }).ask({ path: ['price'] }, Price);
    expect(signed.map(({ method }) => method)).to.deep.equal(['POST', 'POST', 'GET']);
    expect(server.asked.map(({ target, sent }) => ({ target, body: sent }))).to.deep.equal(
      signed.map(({ target, body }) => ({ target, body })),
    );
    expect(server.asked.map(({ headers }) => headers['x-signature'])).to.deep.equal(['1', '2', '3']);
    expect(server.asked[0]).to.deep.include({ body });
  });

  it('supports matrix parameters of a segment, which cannot leave it', async () => {
    const segment = { name: '-', parameters: { id: 'a/b;c=d', of: '?' } };
    await open({ secretQuery: {} }).ask({ path: ['things', segment, 'one'] }, Price);
    expect(server.asked[0]?.target).to.equal('/v3/things/-;id=a%2Fb%3Bc%3Dd;of=%3F/one');
  });

  for (const segment of ['', '.', '..'])
    it(`rejects ${JSON.stringify(segment)} as a path segment, before anything is sent`, async () => {
      const error = await open()
        .ask({ path: ['coins', segment] }, Price)
        .then(
          () => undefined,
          (reason: unknown) => reason,
        );
      expect(error).to.be.instanceOf(TypeError);
      expect(server.asked).to.have.length(0);
    });

  it('keeps a slash in a segment encoded', async () => {
    await open().ask({ path: ['coins', '../../admin?x=1#y'] }, Price);
    expect(server.asked[0]?.path).to.equal('/v3/coins/../../admin?x=1#y');
    expect(server.asked[0]?.query.get('x')).to.equal(null);
  });

  for (const [fault, behaviour] of Object.entries(FAULTS))
    it(`rejects with an UpstreamTrouble, without its key, when the provider is ${fault}`, async () => {
      server.behave(behaviour);
      const trouble = await troubleOf(open(QUICK).ask(PRICE, Price));
      expect(inspect(trouble, { depth: 10, showHidden: true })).not.to.contain(KEY);
    });

  it('never follows a redirect', async () => {
    server.behave(sends(302, '', { location: `${server.url}/elsewhere` }));
    expect((await troubleOf(open().ask(PRICE, Price))).status).to.equal(302);
    expect(server.asked.map(({ path }) => path)).to.deep.equal(['/v3/price/ETH/USD']);
  });

  it('reports what is unexpected in a response, not its content', async () => {
    server.behave(sends(200, JSON.stringify({ usd: KEY })));
    const trouble = await troubleOf(open().ask(PRICE, Price));
    expect([trouble.reason, trouble.message]).to.deep.equal([
      'unexpected',
      'prices: the response has an unexpected usd',
    ]);
  });

  it('rejects a response above its size limit', async () => {
    server.behave(sends(200, JSON.stringify({ usd: 1, pad: 'x'.repeat(20_000) })));
    expect((await troubleOf(open().ask(PRICE, Price))).reason).to.equal('too-large');
  });

  it('measures a compressed response after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000, 32));
    server.behave(sends(200, bomb, { 'content-encoding': 'gzip' }));
    expect((await troubleOf(open({ maxBytes: 100_000 }).ask(PRICE, Price))).reason).to.equal('too-large');
  });

  for (const text of ['{"usd":1,"__proto__":{"polluted":true}}', '{"usd":1,"\\u005f_proto__":{"polluted":true}}'])
    it(`drops a key that would change the prototype: ${text}`, async () => {
      server.behave(sends(200, text));
      const answer = await open().ask(PRICE, z.looseObject({ usd: z.number() }));
      expect(Object.hasOwn(answer?.value ?? {}, '__proto__')).to.equal(false);
      expect(Object.keys(answer?.json as object)).to.deep.equal(['usd']);
    });

  it('distinguishes a missing item from a failure', async () => {
    server.behave(sends(404, '{"error":"coin not found"}'));
    expect(await open().ask({ ...PRICE, absentOn: [404] }, Price)).to.equal(undefined);
    expect((await troubleOf(open().ask(PRICE, Price))).status).to.equal(404);
  });

  it('retries a temporary failure, and returns the response', async () => {
    let calls = 0;
    server.behave((response, honest) => {
      calls += 1;
      response.writeHead(calls < 3 ? 503 : 200).end(honest);
    });
    expect((await open({ repetitions: 2 }).ask(PRICE, Price))?.value.usd).to.equal(3000.5);
    expect(server.asked).to.have.length(3);
  });

  for (const status of [400, 401, 403, 404, 422])
    it(`does not retry after ${status}`, async () => {
      server.behave(sends(status, '{}'));
      await troubleOf(open({ repetitions: 3 }).ask(PRICE, Price));
      expect(server.asked).to.have.length(1);
    });

  it('ends within its total time, for any number of retries', async () => {
    server.behave(() => {});
    const startedAt = performance.now();
    const trouble = await troubleOf(open({ ...QUICK, repetitions: 50, totalMs: 300 }).ask(PRICE, Price));
    expect(trouble.reason).to.equal('timeout');
    expect(performance.now() - startedAt).to.be.within(300, 50 * QUICK.attemptMs);
  });

  describe('after a 429', () => {
    it('retries after the requested time, if that is short', async () => {
      let limited = true;
      server.behave((response, honest) => {
        if (limited) response.writeHead(429, { 'retry-after': '0' }).end();
        else response.writeHead(200).end(honest);
        limited = false;
      });
      expect((await open().ask(PRICE, Price))?.value.usd).to.equal(3000.5);
    });

    for (const [header, seconds] of [
      ['30', 30],
      [undefined, 60],
      ['soon', 60],
      ['9999999', 900],
    ] as const)
      it(`skips the provider for ${seconds} s when Retry-After is ${header}, and reports it`, async () => {
        const clock = new SettableClock(NOON);
        const limited = open({}, clock);
        server.behave(rateLimits(header));
        expect((await troubleOf(limited.ask(PRICE, Price))).waitMs).to.equal(seconds * 1_000);
        server.behave();
        clock.advance(seconds * 1_000 - 1);
        expect(await troubleOf(limited.ask(PRICE, Price))).to.include({ reason: 'resting', waitMs: 1 });
        expect(server.asked).to.have.length(1);
        clock.advance(1);
        expect((await limited.ask(PRICE, Price))?.value.usd).to.equal(3000.5);
      });

    it('skips the provider in all processes that share its budget', async () => {
      const clock = new SettableClock(NOON);
      const budget = new InMemoryBudget({ calls: 100, perMs: 60_000 }, clock);
      server.behave(rateLimits('30'));
      await troubleOf(open({}, clock, budget).ask(PRICE, Price));
      client?.close();
      expect(await troubleOf(open({}, clock, budget).ask(PRICE, Price))).to.include({
        reason: 'over-budget',
        waitMs: 30_000,
      });
      expect(server.asked).to.have.length(1);
    });

    it('supports a date in Retry-After', async () => {
      const clock = new SettableClock(NOON);
      server.behave(rateLimits(new Date(clock.now().getTime() + 42_000).toUTCString()));
      expect((await troubleOf(open({}, clock).ask(PRICE, Price))).waitMs).to.equal(42_000);
    });
  });

  describe('its budget', () => {
    it('is never exceeded: a call beyond it is not sent, and fails with the wait time', async () => {
      const clock = new SettableClock(NOON);
      const frugal = open({ allowance: { calls: 2, perMs: 60_000 } }, clock);
      await frugal.ask(PRICE, Price);
      clock.advance(10_000);
      await frugal.ask(PRICE, Price);
      expect(await troubleOf(frugal.ask(PRICE, Price))).to.include({ reason: 'over-budget', waitMs: 50_000 });
      expect(server.asked).to.have.length(2);
      clock.advance(50_000);
      await frugal.ask(PRICE, Price);
      expect(await troubleOf(frugal.ask(PRICE, Price))).to.include({ reason: 'over-budget', waitMs: 10_000 });
    });

    it('is waited for if the wait is short', async () => {
      const frugal = open({ allowance: { calls: 1, perMs: 60 } });
      const startedAt = performance.now();
      await Promise.all([frugal.ask(PRICE, Price), frugal.ask(PRICE, Price)]);
      expect(performance.now() - startedAt).to.be.at.least(55);
    });

    it('includes retries', async () => {
      server.behave(sends(500, ''));
      const trouble = await troubleOf(
        open({ repetitions: 3, allowance: { calls: 2, perMs: 60_000 } }).ask(PRICE, Price),
      );
      expect([trouble.reason, server.asked.length]).to.deep.equal(['over-budget', 2]);
    });
  });

  describe('its circuit', () => {
    const restMs = 5_000;
    const fragile = () => open({ repetitions: 0, troublesBeforeRest: 3, restMs });
    afterEach(() => sinon.restore());

    for (const fault of ['failing (500)', 'answering an HTML page', 'refusing the key (401)', 'answering a number'])
      it(`opens after three failures of a provider that is ${fault}, and closes when it is back`, async () => {
        const time = sinon.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
        const guarded = fragile();
        server.behave(FAULTS[fault]);
        for (let i = 0; i < 5; i += 1) await troubleOf(guarded.ask(PRICE, Price));
        expect(server.asked).to.have.length(3);
        server.behave();
        expect(await troubleOf(guarded.ask(PRICE, Price))).to.include({ reason: 'resting', waitMs: undefined });
        time.tick(restMs);
        expect((await guarded.ask(PRICE, Price))?.value.usd).to.equal(3000.5);
      });

    it('does not open for requests that the provider rejects', async () => {
      const guarded = fragile();
      server.behave(sends(400, '{}'));
      for (let i = 0; i < 5; i += 1) await troubleOf(guarded.ask(PRICE, Price));
      expect(server.asked).to.have.length(5);
    });
  });
});
