import { expect } from 'chai';
import { z } from 'zod';
import { UpstreamTrouble } from '../../../src/adapters/upstream/trouble.ts';
import { type Exhaustion, inWords } from '../../../src/adapters/upstream/upstream.ts';
import { type Failure, type FailureFactory, failure } from '../../../src/domain/shared/failure.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { FRESHNESS, PRICE, Price, pricedUpstream } from '../../support/servers/priced-upstream.ts';
import { rateLimits } from '../../support/servers/provider-server.ts';

const GUIDANCE = { cause: 'The provider is down.', remedy: 'Wait and try again.' };

const unavailable = failure('unavailable', 'PRICES_DOWN', 'Down', GUIDANCE);

const exhausted = failure<{ retryAfterSeconds: number }>('limited', 'PRICES_USED_UP', 'Used up', GUIDANCE);

describe('Upstream', () => {
  const { at, open } = pricedUpstream();

  for (const [allowance, quota] of [
    [{ calls: 1, perMs: 60_000 }, 3],
    [{ calls: 9, perMs: 1_000 }, 180],
  ] as const)
    it(`makes ${quota} calls where the plan of its operator allows so many, in the pace of the provider: ${allowance.calls}`, async () => {
      const upstream = open(undefined, { allowance, patienceMs: 0 }, { quotas: new Map([['prices', quota]]) });
      for (let i = 0; i < 3; i += 1) await upstream.ask(PRICE, Price);
      expect(await rejectionOf(upstream.ask(PRICE, Price))).to.include({ reason: 'over-budget' });
    });

  it('reports a failure once, for any number of waiting callers', async () => {
    at.server.behave(rateLimits());
    const upstream = open();
    await Promise.allSettled(Array.from({ length: 50 }, () => upstream.read(PRICE, Price, FRESHNESS)));
    expect(at.troubles.map((trouble) => (trouble as UpstreamTrouble).reason)).to.deep.equal(['rate-limited']);
  });

  it('decodes one response with two schemas, and keeps them apart', async () => {
    const upstream = open();
    const AsText = z.object({ usd: z.string() });
    expect((await upstream.read(PRICE, Price, FRESHNESS)).value).to.deep.equal({ usd: 3000n });
    expect((await upstream.read(PRICE, AsText, FRESHNESS)).value).to.deep.equal({ usd: '3000' });
    expect((await upstream.read(PRICE, Price, FRESHNESS)).value).to.deep.equal({ usd: 3000n });
    expect(at.server.asked).to.have.length(2);
  });

  it('makes a new call each time when nothing may be cached', async () => {
    const upstream = open();
    await upstream.ask(PRICE, Price);
    await upstream.ask(PRICE, Price);
    expect(at.server.asked).to.have.length(2);
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
