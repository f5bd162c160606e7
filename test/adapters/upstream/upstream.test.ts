import { expect } from 'chai';
import { z } from 'zod';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { InMemoryBudget } from '../../../src/adapters/upstream/budget.ts';
import type { Allowance } from '../../../src/adapters/upstream/fair-share.ts';
import type { SharedAnswers } from '../../../src/adapters/upstream/shared-answers.ts';
import { UpstreamTrouble } from '../../../src/adapters/upstream/trouble.ts';
import { type Exhaustion, inWords, type Tuning, Upstream } from '../../../src/adapters/upstream/upstream.ts';
import { type Failure, type FailureFactory, failure } from '../../../src/domain/shared/failure.ts';
import { NOON } from '../../support/noon.ts';
import { until } from '../../support/real-time.ts';
import { rejectionOf } from '../../support/rejection.ts';
import {
  CALM,
  type ProviderServer,
  rateLimits,
  sends,
  startProviderServer,
} from '../../support/servers/provider-server.ts';
import { InMemorySharedAnswers } from '../../support/shared-answers.memory.ts';

const Price = z.object({ usd: z.coerce.bigint() });
const PRICE = { path: ['price'] };
/** How long one process waits for a response that another one has requested. */
const PATIENCE_MS = 200;
const FRESHNESS = { freshMs: 1_000, staleMs: 60_000, absentMs: 1_000 };

const GUIDANCE = { cause: 'The provider is down.', remedy: 'Wait and try again.' };
const unavailable = failure('unavailable', 'PRICES_DOWN', 'Down', GUIDANCE);
const exhausted = failure<{ retryAfterSeconds: number }>('limited', 'PRICES_USED_UP', 'Used up', GUIDANCE);

describe('Upstream', () => {
  let server: ProviderServer;
  let clock: SettableClock;
  let troubles: unknown[];
  const opened: Upstream[] = [];
  const open = (answers?: SharedAnswers, baseUrl = server.url, tuning: Tuning = {}) => {
    const allowance = { calls: 100, perMs: 60_000 };
    const settings = { name: 'prices', baseUrl, allowance, ...CALM, ...tuning };
    const sharing = answers && {
      answers,
      budgetOf: (_name: string, allowance: Allowance) => new InMemoryBudget(allowance, clock),
    };
    const tools = { clock, onTrouble: (error: unknown) => void troubles.push(error), ...(sharing && { sharing }) };
    const upstream = new Upstream(settings, tools);
    opened.push(upstream);
    return upstream;
  };

  beforeEach(async () => {
    clock = new SettableClock(NOON);
    troubles = [];
    server = await startProviderServer(() => ({ usd: '3000' }));
  });
  afterEach(async () => {
    for (const upstream of opened.splice(0)) upstream.close();
    await server.stop();
  });

  it('makes one call for a burst of 500 equal requests, on a real socket', async () => {
    const upstream = open();
    const values = await Promise.all(Array.from({ length: 500 }, () => upstream.read(PRICE, Price, FRESHNESS)));
    expect(values.every(({ value }) => value?.usd === 3000n)).to.equal(true);
    expect(server.asked).to.have.length(1);
  });

  it('makes as many calls as the plan of its operator allows, in the pace of the provider', async () => {
    const plans = [
      [{ calls: 1, perMs: 60_000 }, 3],
      [{ calls: 9, perMs: 1_000 }, 180],
    ] as const;
    for (const [allowance, quota] of plans) {
      const settings = { name: 'prices', baseUrl: server.url, allowance, ...CALM, patienceMs: 0 };
      const upstream = new Upstream(settings, { clock, onTrouble: () => {}, quotas: new Map([['prices', quota]]) });
      opened.push(upstream);
      for (let i = 0; i < 3; i += 1) await upstream.ask(PRICE, Price);
      expect(await rejectionOf(upstream.ask(PRICE, Price))).to.include({ reason: 'over-budget' });
    }
  });

  it('reports a failure once, for any number of waiting callers', async () => {
    server.behave(rateLimits());
    const upstream = open();
    await Promise.allSettled(Array.from({ length: 50 }, () => upstream.read(PRICE, Price, FRESHNESS)));
    expect(troubles.map((trouble) => (trouble as UpstreamTrouble).reason)).to.deep.equal(['rate-limited']);
  });

  it('decodes one response with two schemas, and keeps them apart', async () => {
    const upstream = open();
    const AsText = z.object({ usd: z.string() });
    expect((await upstream.read(PRICE, Price, FRESHNESS)).value).to.deep.equal({ usd: 3000n });
    expect((await upstream.read(PRICE, AsText, FRESHNESS)).value).to.deep.equal({ usd: '3000' });
    expect((await upstream.read(PRICE, Price, FRESHNESS)).value).to.deep.equal({ usd: 3000n });
    expect(server.asked).to.have.length(2);
  });

  it('makes a new call each time when nothing may be cached', async () => {
    const upstream = open();
    await upstream.ask(PRICE, Price);
    await upstream.ask(PRICE, Price);
    expect(server.asked).to.have.length(2);
  });

  describe('with a store that processes share', () => {
    let shared: SharedAnswers;
    beforeEach(() => {
      shared = new InMemorySharedAnswers(clock);
    });

    it('makes one call for two processes, and both have the time of the request', async () => {
      const first = await open(shared).read(PRICE, Price, FRESHNESS);
      clock.advance(500);
      const second = await open(shared).read(PRICE, Price, FRESHNESS);
      expect([second.value, second.asOf]).to.deep.equal([first.value, first.asOf]);
      expect(server.asked).to.have.length(1);
    });

    it('makes one call for a burst of 500 equal requests to two processes', async () => {
      const processes = [open(shared), open(shared)];
      const burst = Array.from({ length: 250 }, () => processes.map((one) => one.read(PRICE, Price, FRESHNESS)));
      const values = await Promise.all(burst.flat());
      expect(new Set(values.map(({ value }) => value?.usd))).to.deep.equal(new Set([3000n]));
      expect(server.asked).to.have.length(1);
    });

    it('returns immediately what another process read a while ago, with its age, and refreshes it', async () => {
      const { asOf } = await open(shared).read(PRICE, Price, FRESHNESS);
      clock.advance(1_000);
      const upstream = open(shared);
      expect((await upstream.read(PRICE, Price, FRESHNESS)).asOf).to.deep.equal(asOf);
      await until(async () => (await upstream.read(PRICE, Price, FRESHNESS)).asOf.getTime() === clock.now().getTime());
      expect(server.asked).to.have.length(2);
    });

    it('returns what another process read while the provider is down, until it is too old', async () => {
      await open(shared).read(PRICE, Price, FRESHNESS);
      server.behave(sends(500, ''));
      clock.advance(FRESHNESS.staleMs - 1);
      expect((await open(shared).read(PRICE, Price, FRESHNESS)).value?.usd).to.equal(3000n);
      clock.advance(1);
      const error = await rejectionOf(open(shared).read(PRICE, Price, FRESHNESS));
      expect(error).to.be.instanceOf(UpstreamTrouble);
    });

    it('accepts from another process that an item does not exist, for a limited time', async () => {
      server.behave(sends(404, '{}'));
      const request = { ...PRICE, absentOn: [404] };
      for (let i = 0; i < 2; i += 1)
        expect((await open(shared).read(request, Price, FRESHNESS)).value).to.equal(undefined);
      expect(server.asked).to.have.length(1);
      clock.advance(FRESHNESS.absentMs);
      await open(shared).read(request, Price, FRESHNESS);
      expect(server.asked).to.have.length(2);
    });

    it('calls the provider itself when the claiming process does not store a response', async () => {
      await shared.claim([...(await keysOf(shared))], 'a process that died', 3_600_000);
      const startedAt = performance.now();
      const upstream = open(shared, server.url, { attemptMs: PATIENCE_MS });
      expect((await upstream.read(PRICE, Price, FRESHNESS)).value?.usd).to.equal(3000n);
      expect(performance.now() - startedAt).to.be.at.least(PATIENCE_MS);
    });

    it('calls the provider after another process failed to, without waiting for its claim to expire', async () => {
      server.behave(sends(500, ''));
      await rejectionOf(open(shared).read(PRICE, Price, FRESHNESS));
      server.behave();
      const startedAt = performance.now();
      await open(shared).read(PRICE, Price, FRESHNESS);
      expect(performance.now() - startedAt).to.be.below(CALM.attemptMs);
    });

    it('separates the responses of two base URLs, and stores neither URLs nor requests', async () => {
      const claimed = await keysOf(shared);
      expect([...claimed].join()).not.to.match(/price|127\.0\.0\.1/);
      const other = await startProviderServer(() => ({ usd: '1' }));
      await open(shared).read(PRICE, Price, FRESHNESS);
      const { value } = await open(shared, other.url).read(PRICE, Price, FRESHNESS);
      expect(value?.usd).to.equal(1n);
      await other.stop();
    });

    it('ignores a stored response that does not match the schema', async () => {
      await open(shared).read(PRICE, z.object({ usd: z.string() }), FRESHNESS);
      const Other = z.object({ usd: z.literal('3000').transform(() => 'read') });
      expect((await open(shared).read(PRICE, Other, FRESHNESS)).value).to.deep.equal({ usd: 'read' });
      expect(server.asked).to.have.length(1);
      await rejectionOf(open(shared).read(PRICE, z.object({ eur: z.string() }), FRESHNESS));
      expect(server.asked).to.have.length(2);
    });

    it('does not share a response that is too large', async () => {
      server.behave(sends(200, JSON.stringify({ usd: '1', pad: 'x'.repeat(5 * 1024 * 1024) })));
      const roomy = { maxBytes: 8e6, attemptMs: 5_000, totalMs: 5_000 };
      for (let i = 0; i < 2; i += 1) await open(shared, server.url, roomy).read(PRICE, Price, FRESHNESS);
      expect(server.asked).to.have.length(2);
    });

    /** The key of the claim on the price. */
    async function keysOf(answers: SharedAnswers): Promise<ReadonlySet<string>> {
      const keys = new Set<string>();
      const claim: SharedAnswers['claim'] = async (asked) => {
        for (const key of asked) keys.add(key);
        return keys;
      };
      const spied: SharedAnswers = {
        claim,
        find: (asked) => answers.find(asked),
        keep: async () => {},
        release: async () => {},
      };
      await open(spied).read(PRICE, Price, FRESHNESS);
      return keys;
    }
  });

  describe('in batches', () => {
    const batched = (answers?: SharedAnswers) => {
      const upstream = open(answers);
      return upstream.batched({
        family: 'prices',
        freshness: FRESHNESS,
        maxBatch: 100,
        shape: z.object({ usd: z.coerce.bigint() }).transform(({ usd }) => usd || undefined),
        load: async (keys) => {
          const { value = {}, asOf } = await upstream.ask({ path: ['prices', keys.join()] }, z.looseObject({}));
          return { value: new Map(Object.entries(value)), asOf };
        },
      });
    };
    const KEYS = Array.from({ length: 10 }, (_, i) => `k${i}`);
    const asked = () => server.asked.map(({ path }) => path.slice('/prices/'.length).split(','));
    beforeEach(async () => {
      await server.stop();
      server = await startProviderServer(({ path }) =>
        Object.fromEntries(
          path
            .slice('/prices/'.length)
            .split(',')
            .flatMap((key) => (key === 'k9' ? [] : [[key, { usd: key.slice(1) }]])),
        ),
      );
    });

    it('make one call for two processes, also for missing items', async () => {
      const shared = new InMemorySharedAnswers(clock);
      const first = await batched(shared).read(KEYS);
      const second = await batched(shared).read(KEYS);
      expect([...second].map(([key, { value }]) => [key, value])).to.deep.equal(
        KEYS.slice(1, 9).map((key) => [key, BigInt(key.slice(1))]),
      );
      expect(second.get('k5')?.asOf).to.deep.equal(first.get('k5')?.asOf);
      expect(asked()).to.deep.equal([KEYS]);
    });

    it('request only items that no other process has or is reading', async () => {
      const shared = new InMemorySharedAnswers(clock);
      await batched(shared).read(KEYS.slice(0, 3));
      const [one, other] = [batched(shared), batched(shared)];
      const read = await Promise.all([one.read(KEYS.slice(0, 6)), other.read(KEYS.slice(4, 9))]);
      expect(read.map((known) => known.size)).to.deep.equal([5, 5]);
      const all = asked().flat();
      expect(all.toSorted()).to.deep.equal(KEYS.slice(0, 9));
    });

    it('reject together when the provider fails, in every process', async () => {
      const shared = new InMemorySharedAnswers(clock);
      server.behave(sends(500, ''));
      const outcomes = await Promise.allSettled([batched(shared).read(KEYS), batched(shared).read(KEYS)]);
      expect(outcomes.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
    });
  });

  describe('as failures', () => {
    const words = (error: unknown, ...told: [FailureFactory<Exhaustion>?]): Failure => {
      try {
        return inWords(unavailable, told.length > 0 ? told[0] : exhausted)(error);
      } catch (thrown) {
        return thrown as Failure;
      }
    };

    it('reports an exceeded rate limit as such, with the time until a retry may succeed', () => {
      for (const reason of ['rate-limited', 'resting'] as const) {
        const said = words(new UpstreamTrouble('prices', reason, 'x', { waitMs: 1_001 }));
        expect([said.code, said.facts]).to.deep.equal(['PRICES_USED_UP', { retryAfterSeconds: 2 }]);
      }
    });

    it('reports our own budget as UPSTREAM_BUDGET, with and without a failure for exceeded rate limits', () => {
      const trouble = new UpstreamTrouble('prices', 'over-budget', 'x', { waitMs: 1_001 });
      for (const said of [words(trouble), words(trouble, undefined)])
        expect([said.code, said.kind, said.facts]).to.deep.equal([
          'UPSTREAM_BUDGET',
          'limited',
          { retryAfterSeconds: 2 },
        ]);
    });

    it('reports every other failure as unavailable and keeps its cause', () => {
      for (const reason of ['timeout', 'refused', 'unexpected', 'resting'] as const) {
        const trouble = new UpstreamTrouble('prices', reason, 'x');
        expect(words(trouble)).to.include({ code: 'PRICES_DOWN', cause: trouble });
      }
    });

    it('rethrows a defect', () => {
      const defect = new TypeError('ours');
      expect(words(defect)).to.equal(defect);
    });
  });
});
