import { expect } from 'chai';
import { z } from 'zod';
import type { SharedAnswers } from '../../../src/adapters/upstream/shared-answers.ts';
import { FRESHNESS, pricedUpstream } from '../../support/servers/priced-upstream.ts';
import { sends } from '../../support/servers/provider-server.ts';
import { InMemorySharedAnswers } from '../../support/shared-answers.memory.ts';

const keysIn = (path: string) => path.slice('/prices/'.length).split(',');

describe('Upstream, in batches', () => {
  const { at, open } = pricedUpstream(({ path }) =>
    Object.fromEntries(keysIn(path).flatMap((key) => (key === 'k9' ? [] : [[key, { usd: key.slice(1) }]]))),
  );

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
  const asked = () => at.server.asked.map(({ path }) => keysIn(path));

  it('make one call for two processes, also for missing items', async () => {
    const shared = new InMemorySharedAnswers(at.clock);
    const first = await batched(shared).read(KEYS);
    const second = await batched(shared).read(KEYS);
    expect([...second].map(([key, { value }]) => [key, value])).to.deep.equal(
      KEYS.slice(1, 9).map((key) => [key, BigInt(key.slice(1))]),
    );
    expect(second.get('k5')?.asOf).to.deep.equal(first.get('k5')?.asOf);
    expect(asked()).to.deep.equal([KEYS]);
  });

  it('request only items that no other process has or is reading', async () => {
    const shared = new InMemorySharedAnswers(at.clock);
    await batched(shared).read(KEYS.slice(0, 3));
    const [one, other] = [batched(shared), batched(shared)];
    const read = await Promise.all([one.read(KEYS.slice(0, 6)), other.read(KEYS.slice(4, 9))]);
    expect(read.map((known) => known.size)).to.deep.equal([5, 5]);
    const all = asked().flat();
    expect(all.toSorted()).to.deep.equal(KEYS.slice(0, 9));
  });

  it('reject together when the provider fails, in every process', async () => {
    const shared = new InMemorySharedAnswers(at.clock);
    at.server.behave(sends(500, ''));
    const outcomes = await Promise.allSettled([batched(shared).read(KEYS), batched(shared).read(KEYS)]);
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
  });
});
