import { expect } from 'chai';
import { z } from 'zod';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { InMemoryBudget } from '../../../src/adapters/upstream/budget.ts';
import type { Allowance } from '../../../src/adapters/upstream/fair-share.ts';
import { InMemorySharedAnswers } from '../../../src/adapters/upstream/shared-answers.memory.ts';
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

const Price = z.object({ usd: z.coerce.bigint() });
const PRICE = { path: ['price'] };
/** How long one process waits for what another one is bringing. */
const PATIENCE_MS = 200;
const FRESHNESS = { freshMs: 1_000, staleMs: 60_000, absentMs: 1_000 };

const unavailable = failure('unavailable', 'PRICES_DOWN', 'Down');
const exhausted = failure<{ retryAfterSeconds: number }>('limited', 'PRICES_USED_UP', 'Used up');

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

  it('makes one upstream call for a burst of 500 equal requests, on a real socket', async () => {
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

  it('reports a trouble once, however many waited', async () => {
    server.behave(rateLimits());
    const upstream = open();
    await Promise.allSettled(Array.from({ length: 50 }, () => upstream.read(PRICE, Price, FRESHNESS)));
    expect(troubles.map((trouble) => (trouble as UpstreamTrouble).reason)).to.deep.equal(['rate-limited']);
  });

  it('reads one answer in two ways, and mixes up neither', async () => {
    const upstream = open();
    const AsText = z.object({ usd: z.string() });
    expect((await upstream.read(PRICE, Price, FRESHNESS)).value).to.deep.equal({ usd: 3000n });
    expect((await upstream.read(PRICE, AsText, FRESHNESS)).value).to.deep.equal({ usd: '3000' });
    expect((await upstream.read(PRICE, Price, FRESHNESS)).value).to.deep.equal({ usd: 3000n });
    expect(server.asked).to.have.length(2);
  });

  it('asks anew each time for what must not be kept', async () => {
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

    it('asks the upstream once for two processes, and both know when', async () => {
      const first = await open(shared).read(PRICE, Price, FRESHNESS);
      clock.advance(500);
      const second = await open(shared).read(PRICE, Price, FRESHNESS);
      expect([second.value, second.asOf]).to.deep.equal([first.value, first.asOf]);
      expect(server.asked).to.have.length(1);
    });

    it('asks the upstream once for a burst of 500 equal requests to two processes', async () => {
      const processes = [open(shared), open(shared)];
      const burst = Array.from({ length: 250 }, () => processes.map((one) => one.read(PRICE, Price, FRESHNESS)));
      const values = await Promise.all(burst.flat());
      expect(new Set(values.map(({ value }) => value?.usd))).to.deep.equal(new Set([3000n]));
      expect(server.asked).to.have.length(1);
    });

    it('serves at once what another process read a while ago, with its age, and renews it', async () => {
      const { asOf } = await open(shared).read(PRICE, Price, FRESHNESS);
      clock.advance(1_000);
      const upstream = open(shared);
      expect((await upstream.read(PRICE, Price, FRESHNESS)).asOf).to.deep.equal(asOf);
      await until(async () => (await upstream.read(PRICE, Price, FRESHNESS)).asOf.getTime() === clock.now().getTime());
      expect(server.asked).to.have.length(2);
    });

    it('serves what another process read while the upstream is down, until it is too old', async () => {
      await open(shared).read(PRICE, Price, FRESHNESS);
      server.behave(sends(500, ''));
      clock.advance(FRESHNESS.staleMs - 1);
      expect((await open(shared).read(PRICE, Price, FRESHNESS)).value?.usd).to.equal(3000n);
      clock.advance(1);
      const error = await rejectionOf(open(shared).read(PRICE, Price, FRESHNESS));
      expect(error).to.be.instanceOf(UpstreamTrouble);
    });

    it('believes another process that there is no such thing, and only for its time', async () => {
      server.behave(sends(404, '{}'));
      const request = { ...PRICE, absentOn: [404] };
      for (let i = 0; i < 2; i += 1)
        expect((await open(shared).read(request, Price, FRESHNESS)).value).to.equal(undefined);
      expect(server.asked).to.have.length(1);
      clock.advance(FRESHNESS.absentMs);
      await open(shared).read(request, Price, FRESHNESS);
      expect(server.asked).to.have.length(2);
    });

    it('asks by itself when the process that is asking does not bring the answer', async () => {
      await shared.claim([...(await keysOf(shared))], 'a process that died', 3_600_000);
      const startedAt = performance.now();
      const upstream = open(shared, server.url, { attemptMs: PATIENCE_MS });
      expect((await upstream.read(PRICE, Price, FRESHNESS)).value?.usd).to.equal(3000n);
      expect(performance.now() - startedAt).to.be.at.least(PATIENCE_MS);
    });

    it('asks after another process failed to, and does not wait out its claim', async () => {
      server.behave(sends(500, ''));
      await rejectionOf(open(shared).read(PRICE, Price, FRESHNESS));
      server.behave();
      const startedAt = performance.now();
      await open(shared).read(PRICE, Price, FRESHNESS);
      expect(performance.now() - startedAt).to.be.below(CALM.attemptMs);
    });

    it('keeps apart what two base URLs answer, and stores neither them nor what was asked', async () => {
      const claimed = await keysOf(shared);
      expect([...claimed].join()).not.to.match(/price|127\.0\.0\.1/);
      const other = await startProviderServer(() => ({ usd: '1' }));
      await open(shared).read(PRICE, Price, FRESHNESS);
      const { value } = await open(shared, other.url).read(PRICE, Price, FRESHNESS);
      expect(value?.usd).to.equal(1n);
      await other.stop();
    });

    it('does not believe what it cannot understand there', async () => {
      await open(shared).read(PRICE, z.object({ usd: z.string() }), FRESHNESS);
      const Other = z.object({ usd: z.literal('3000').transform(() => 'read') });
      expect((await open(shared).read(PRICE, Other, FRESHNESS)).value).to.deep.equal({ usd: 'read' });
      expect(server.asked).to.have.length(1);
      await rejectionOf(open(shared).read(PRICE, z.object({ eur: z.string() }), FRESHNESS));
      expect(server.asked).to.have.length(2);
    });

    it('does not hand round what is too large for it', async () => {
      server.behave(sends(200, JSON.stringify({ usd: '1', pad: 'x'.repeat(5 * 1024 * 1024) })));
      const roomy = { maxBytes: 8e6, attemptMs: 5_000, totalMs: 5_000 };
      for (let i = 0; i < 2; i += 1) await open(shared, server.url, roomy).read(PRICE, Price, FRESHNESS);
      expect(server.asked).to.have.length(2);
    });

    /** Under which the price is claimed. */
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

    it('go upstream once for two processes, also what is not there', async () => {
      const shared = new InMemorySharedAnswers(clock);
      const first = await batched(shared).read(KEYS);
      const second = await batched(shared).read(KEYS);
      expect([...second].map(([key, { value }]) => [key, value])).to.deep.equal(
        KEYS.slice(1, 9).map((key) => [key, BigInt(key.slice(1))]),
      );
      expect(second.get('k5')?.asOf).to.deep.equal(first.get('k5')?.asOf);
      expect(asked()).to.deep.equal([KEYS]);
    });

    it('bring only what no other process has or is bringing', async () => {
      const shared = new InMemorySharedAnswers(clock);
      await batched(shared).read(KEYS.slice(0, 3));
      const [one, other] = [batched(shared), batched(shared)];
      const read = await Promise.all([one.read(KEYS.slice(0, 6)), other.read(KEYS.slice(4, 9))]);
      expect(read.map((known) => known.size)).to.deep.equal([5, 5]);
      const all = asked().flat();
      expect(all.toSorted()).to.deep.equal(KEYS.slice(0, 9));
    });

    it('reject together when the upstream fails, in every process', async () => {
      const shared = new InMemorySharedAnswers(clock);
      server.behave(sends(500, ''));
      const outcomes = await Promise.allSettled([batched(shared).read(KEYS), batched(shared).read(KEYS)]);
      expect(outcomes.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
    });
  });

  describe('in words', () => {
    const words = (error: unknown, ...told: [FailureFactory<Exhaustion>?]): Failure => {
      try {
        return inWords(unavailable, told.length > 0 ? told[0] : exhausted)(error);
      } catch (thrown) {
        return thrown as Failure;
      }
    };

    it('calls a used-up limit so, with the time until it helps to ask again', () => {
      for (const reason of ['rate-limited', 'resting'] as const) {
        const said = words(new UpstreamTrouble('prices', reason, 'x', { waitMs: 1_001 }));
        expect([said.code, said.facts]).to.deep.equal(['PRICES_USED_UP', { retryAfterSeconds: 2 }]);
      }
    });

    it('calls our own budget so, whether or not a used-up limit is told apart', () => {
      const trouble = new UpstreamTrouble('prices', 'over-budget', 'x', { waitMs: 1_001 });
      for (const said of [words(trouble), words(trouble, undefined)])
        expect([said.code, said.kind, said.facts]).to.deep.equal([
          'UPSTREAM_BUDGET',
          'limited',
          { retryAfterSeconds: 2 },
        ]);
    });

    it('calls every other trouble unavailable and keeps its cause', () => {
      for (const reason of ['timeout', 'refused', 'unexpected', 'resting'] as const) {
        const trouble = new UpstreamTrouble('prices', reason, 'x');
        expect(words(trouble)).to.include({ code: 'PRICES_DOWN', cause: trouble });
      }
    });

    it('leaves a defect of ours what it is', () => {
      const defect = new TypeError('ours');
      expect(words(defect)).to.equal(defect);
    });
  });
});
