import { expect } from 'chai';
import { z } from 'zod';
import { SettableClock } from '../../../src/adapters/system/clock.ts';
import type { Sized } from '../../../src/adapters/upstream/readings.ts';
import type { SharedAnswers } from '../../../src/adapters/upstream/shared-answers.ts';
import { UpstreamTrouble } from '../../../src/adapters/upstream/trouble.ts';
import { inWords, Upstream } from '../../../src/adapters/upstream/upstream.ts';
import { type Failure, failure } from '../../../src/domain/shared/failure.ts';
import { NOON } from '../../support/noon.ts';
import { type ProviderServer, QUICK, rateLimits, startProviderServer } from '../../support/provider-server.ts';

const Price = z.object({ usd: z.coerce.bigint() });
const PRICE = { path: ['price'] };
const FRESHNESS = { freshMs: 1_000, staleMs: 60_000, absentMs: 1_000 };

const unavailable = failure('unavailable', 'PRICES_DOWN', 'Down');
const exhausted = failure<{ retryAfterSeconds: number }>('limited', 'PRICES_USED_UP', 'Used up');

describe('Upstream', () => {
  let server: ProviderServer;
  let clock: SettableClock;
  let troubles: unknown[];
  const opened: Upstream[] = [];
  const open = (shared?: SharedAnswers) => {
    const settings = { name: 'prices', baseUrl: server.url, allowance: { calls: 100, perMs: 60_000 }, ...QUICK };
    const tools = { clock, onTrouble: (error: unknown) => void troubles.push(error), ...(shared && { shared }) };
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

  it('reports a trouble once, however many waited', async () => {
    server.behave(rateLimits());
    const upstream = open();
    await Promise.allSettled(Array.from({ length: 50 }, () => upstream.read(PRICE, Price, FRESHNESS)));
    expect(troubles.map((trouble) => (trouble as UpstreamTrouble).reason)).to.deep.equal(['rate-limited']);
  });

  it('asks anew each time for what must not be kept', async () => {
    const upstream = open();
    await upstream.ask(PRICE, Price);
    await upstream.ask(PRICE, Price);
    expect(server.asked).to.have.length(2);
  });

  describe('with a store that processes share', () => {
    const sharedMap = (): SharedAnswers => {
      const kept = new Map<string, Sized<unknown>>();
      return {
        find: async (key, maxAgeMs) => {
          const found = kept.get(key);
          return found && clock.now().getTime() - found.asOf.getTime() < maxAgeMs ? found : undefined;
        },
        keep: async (key, answer) => void kept.set(key, answer),
      };
    };

    it('asks the upstream once for two processes, and both know when', async () => {
      const shared = sharedMap();
      const first = await open(shared).read(PRICE, Price, FRESHNESS);
      clock.advance(500);
      const second = await open(shared).read(PRICE, Price, FRESHNESS);
      expect(second).to.deep.equal(first);
      expect(server.asked).to.have.length(1);
    });

    it('does not believe what it cannot understand there', async () => {
      const shared = sharedMap();
      await open(shared).read(PRICE, z.object({ usd: z.string() }), FRESHNESS);
      const Other = z.object({ usd: z.literal('3000').transform(() => 'read') }).or(z.object({ eur: z.string() }));
      expect((await open(shared).read(PRICE, Other, FRESHNESS)).value).to.deep.equal({ usd: 'read' });
      expect(server.asked).to.have.length(1);
      await open(shared)
        .read({ path: ['price'] }, z.object({ eur: z.string() }), FRESHNESS)
        .catch(() => {});
      expect(server.asked).to.have.length(2);
    });
  });

  describe('in words', () => {
    const words = (error: unknown): Failure => {
      try {
        return inWords(unavailable, exhausted)(error);
      } catch (thrown) {
        return thrown as Failure;
      }
    };

    it('calls a used-up limit so, with the time until it helps to ask again', () => {
      for (const reason of ['rate-limited', 'over-budget', 'resting'] as const) {
        const said = words(new UpstreamTrouble('prices', reason, 'x', { waitMs: 1_001 }));
        expect([said.code, said.facts]).to.deep.equal(['PRICES_USED_UP', { retryAfterSeconds: 2 }]);
      }
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
