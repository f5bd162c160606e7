import { expect } from 'chai';
import type { Keepable, SharedAnswers } from '../../../src/adapters/upstream/shared-answers.ts';
import { passing, until } from '../../support/real-time.ts';

const MINUTE = 60_000;
const SHORT_MS = 2_000;
const answer = (value: unknown, more: Partial<Keepable> = {}): Keepable => ({
  value,
  ageMs: 0,
  size: 10,
  keepMs: MINUTE,
  ...more,
});

/** `makeWorld` returns a function that opens the store as in another process. */
export function describeSharedAnswersContract(technology: string, makeWorld: () => Promise<() => SharedAnswers>): void {
  describe(`SharedAnswers: ${technology}`, () => {
    let one: SharedAnswers;
    let other: SharedAnswers;
    beforeEach(async () => {
      const open = await makeWorld();
      [one, other] = [open(), open()];
    });
    const keep = (key: string, kept: Keepable) => one.keep(new Map([[key, kept]]));
    const found = async (key: string) => (await other.find([key])).get(key);

    it('finds nothing when nothing was stored', async () => {
      expect([...(await one.find(['a', 'b']))]).to.deep.equal([]);
      expect([...(await one.find([]))]).to.deep.equal([]);
    });

    for (const value of [
      { usd: 1.5e-7, name: 'Ünïcødé \u{1f310} \0 "quoted"', list: [null, true, [], {}] },
      [],
      null,
      0,
      '',
      'x'.repeat(1_000_000),
    ])
      it(`passes ${JSON.stringify(value).slice(0, 40)} from one process to another unchanged`, async () => {
        await keep('a', answer(value, { size: 4711 }));
        expect(await found('a')).to.deep.include({ value, size: 4711 });
      });

    it('distinguishes a stored empty value from no value', async () => {
      await keep('a', answer(undefined));
      expect((await other.find(['a', 'b'])).has('a')).to.equal(true);
      expect(await found('a')).to.include({ value: undefined });
      expect(await found('b')).to.equal(undefined);
    });

    it('returns the age, including the age when it was stored', async () => {
      await keep('a', answer(1, { ageMs: 5_000 }));
      await passing(60);
      expect((await found('a'))?.ageMs).to.be.within(5_055, MINUTE);
    });

    it('drops a response when its time is over', async () => {
      await keep('a', answer(1, { keepMs: SHORT_MS }));
      expect(await found('a')).not.to.equal(undefined);
      await until(async () => (await found('a')) === undefined);
    });

    it('replaces a response by a newer one', async () => {
      await keep('a', answer('old', { ageMs: 5_000 }));
      await keep('a', answer('new'));
      expect(await found('a')).to.deep.include({ value: 'new' });
      expect((await found('a'))?.ageMs).to.be.below(5_000);
    });

    it('stores and finds several concurrently', async () => {
      const keys = Array.from({ length: 300 }, (_, i) => `key ${i}`);
      await one.keep(new Map(keys.map((key, i) => [key, answer(i)])));
      const all = await other.find([...keys, 'another']);
      expect([...all.keys()].toSorted()).to.deep.equal(keys.toSorted());
      expect(all.get('key 299')?.value).to.equal(299);
    });

    it('gives a claim to one of many concurrent callers', async () => {
      const asked = Array.from({ length: 20 }, (_, i) => [one, other][i % 2]?.claim(['a'], `owner ${i}`, MINUTE));
      const claims = await Promise.all(asked);
      expect(claims.filter((claimed) => claimed?.has('a'))).to.have.length(1);
    });

    it('grants exactly the keys that are not claimed', async () => {
      await one.claim(['b', 'd'], 'first', MINUTE);
      expect([...(await other.claim(['a', 'b', 'c', 'd'], 'second', MINUTE))].toSorted()).to.deep.equal(['a', 'c']);
    });

    it('grants each key once to two callers that claim the same keys in different orders', async () => {
      const keys = Array.from({ length: 50 }, (_, i) => `key ${i}`);
      const claims = await Promise.all([
        one.claim(keys, 'first', MINUTE),
        other.claim(keys.toReversed(), 'second', MINUTE),
      ]);
      expect(claims.flatMap((claimed) => [...claimed]).toSorted()).to.deep.equal(keys.toSorted());
    });

    it('grants a claim again when it is released or its time is over', async () => {
      await one.claim(['a', 'b'], 'first', MINUTE);
      await one.claim(['c'], 'first', 1);
      await one.release(['a'], 'first');
      await passing(10);
      expect([...(await other.claim(['a', 'b', 'c'], 'second', MINUTE))].toSorted()).to.deep.equal(['a', 'c']);
    });

    it('releases a claim for its holder only', async () => {
      await one.claim(['a'], 'first', MINUTE);
      await other.release(['a', 'never claimed'], 'second');
      await other.release([], 'second');
      expect([...(await other.claim(['a'], 'second', MINUTE))]).to.deep.equal([]);
    });
  });
}
