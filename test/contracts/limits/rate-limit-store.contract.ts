import { expect } from 'chai';
import type { Counter } from '../../../src/adapters/http/frame/admission/limiter.ts';
import { passing, until } from '../../support/real-time.ts';

const LONG_MS = 60_000;
const SHORT_MS = 2_000;

/** `open` returns a store as in another process; all stores share their counts. */
export function describeRateLimitStoreContract(
  name: string,
  makeWorld: () => Promise<(windowMs: number) => Counter>,
): void {
  describe(`rate limit store: ${name}`, () => {
    let open: (windowMs: number) => Counter;
    beforeEach(async () => {
      open = await makeWorld();
    });
    const hits = async (store: Counter, key: string) => (await store.increment(key)).totalHits;

    it('counts the requests of a key, from one', async () => {
      const store = open(LONG_MS);
      for (const expected of [1, 2, 3]) expect(await hits(store, 'limit:read:ip:203.0.113.7')).to.equal(expected);
      expect(await hits(store, 'limit:read:ip:2001:db8::/56')).to.equal(1);
      expect(await hits(store, 'limit:write:ip:203.0.113.7')).to.equal(1);
    });

    it('returns the end of the window, which starts with the first request', async () => {
      const store = open(LONG_MS);
      const asked = Date.now();
      const first = await store.increment('k');
      await passing(SHORT_MS);
      const second = await store.increment('k');
      expect(first.resetTime?.getTime()).to.be.within(asked + LONG_MS - 1_000, Date.now() + LONG_MS + 1_000);
      expect(second.resetTime?.getTime()).to.be.closeTo(first.resetTime?.getTime() ?? 0, SHORT_MS / 2);
    });

    it('starts again when the window is over', async () => {
      const store = open(SHORT_MS);
      await hits(store, 'k');
      expect(await hits(store, 'k')).to.equal(2);
      await until(async () => (await hits(store, 'k')) === 1);
      expect(await hits(store, 'k')).to.equal(2);
    });

    it('counts every one of a hundred at once, from two processes', async () => {
      const stores = [open(LONG_MS), open(LONG_MS)];
      const counts = await Promise.all(
        Array.from({ length: 50 }, () => stores.map((store) => hits(store, 'k'))).flat(),
      );
      expect(counts.sort((a, b) => a - b)).to.deep.equal(Array.from({ length: 100 }, (_, index) => index + 1));
    });

    it('counts requests of many keys at once, each in its place, also from two processes at once', async () => {
      const stores = [open(LONG_MS), open(LONG_MS)];
      const keys = ['a', 'b', 'a', 'c', 'a'];
      const counted = (store: Counter) => Promise.all(keys.map((key) => hits(store, key)));
      expect(await counted(open(LONG_MS))).to.deep.equal([1, 1, 2, 1, 3]);
      const batches = await Promise.all(Array.from({ length: 20 }, () => stores.map(counted)).flat());
      const ofA = batches.flatMap((counts) => counts.filter((_, place) => keys[place] === 'a'));
      expect(ofA.toSorted((one, other) => one - other)).to.deep.equal(Array.from({ length: 120 }, (_, i) => i + 4));
      for (const counts of batches) expect(counts[4]).to.be.above(counts[2] ?? 0);
    });
  });
}
