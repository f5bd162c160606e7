import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import type { Keepable, SharedAnswers } from '../../../src/adapters/upstream/shared-answers.ts';
import { passing, until } from '../../support/real-time.ts';

const MINUTE = 60_000;
const SHORT_MS = 300;
const answer = (value: unknown, more: Partial<Keepable> = {}): Keepable => ({
  value,
  ageMs: 0,
  size: 10,
  keepMs: MINUTE,
  ...more,
});

/** `makeWorld` answers a way to open the store as one more process would. */
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

    it('finds nothing where nothing was kept', async () => {
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
      it(`hands ${JSON.stringify(value).slice(0, 40)} from one process to another as it was`, async () => {
        await keep('a', answer(value, { size: 4711 }));
        expect(await found('a')).to.deep.include({ value, size: 4711 });
      });

    it('tells nothing there from nothing known', async () => {
      await keep('a', answer(undefined));
      expect((await other.find(['a', 'b'])).has('a')).to.equal(true);
      expect(await found('a')).to.include({ value: undefined });
      expect(await found('b')).to.equal(undefined);
    });

    it('tells the age, of which some had passed before it was kept', async () => {
      await keep('a', answer(1, { ageMs: 5_000 }));
      await passing(60);
      expect((await found('a'))?.ageMs).to.be.within(5_055, MINUTE);
    });

    it('forgets an answer when its time is over', async () => {
      await keep('a', answer(1, { keepMs: SHORT_MS }));
      expect(await found('a')).not.to.equal(undefined);
      await until(async () => (await found('a')) === undefined);
    });

    it('replaces an answer by a newer one', async () => {
      await keep('a', answer('old', { ageMs: 5_000 }));
      await keep('a', answer('new'));
      expect(await found('a')).to.deep.include({ value: 'new' });
      expect((await found('a'))?.ageMs).to.be.below(1_000);
    });

    it('keeps and finds many at once', async () => {
      const keys = Array.from({ length: 300 }, (_, i) => `key ${i}`);
      await one.keep(new Map(keys.map((key, i) => [key, answer(i)])));
      const all = await other.find([...keys, 'another']);
      expect([...all.keys()].toSorted()).to.deep.equal(keys.toSorted());
      expect(all.get('key 299')?.value).to.equal(299);
    });

    it('lets one of many hold a claim, however many ask at once', async () => {
      const asked = Array.from({ length: 20 }, (_, i) => [one, other][i % 2]?.claim(['a'], `owner ${i}`, MINUTE));
      const claims = await Promise.all(asked);
      expect(claims.filter((claimed) => claimed?.has('a'))).to.have.length(1);
    });

    it('hands out the keys that nobody holds, and those alone', async () => {
      await one.claim(['b', 'd'], 'first', MINUTE);
      expect([...(await other.claim(['a', 'b', 'c', 'd'], 'second', MINUTE))].toSorted()).to.deep.equal(['a', 'c']);
    });

    it('lets two that claim the same keys in other orders hold each of them once', async () => {
      const keys = Array.from({ length: 50 }, (_, i) => `key ${i}`);
      const claims = await Promise.all([
        one.claim(keys, 'first', MINUTE),
        other.claim(keys.toReversed(), 'second', MINUTE),
      ]);
      expect(claims.flatMap((claimed) => [...claimed]).toSorted()).to.deep.equal(keys.toSorted());
    });

    it('gives a claim to the next one when it is released, or its time is over', async () => {
      await one.claim(['a', 'b'], 'first', MINUTE);
      await one.claim(['c'], 'first', 1);
      await one.release(['a'], 'first');
      await passing(10);
      expect([...(await other.claim(['a', 'b', 'c'], 'second', MINUTE))].toSorted()).to.deep.equal(['a', 'c']);
    });

    it('lets nobody release what another one holds', async () => {
      await one.claim(['a'], 'first', MINUTE);
      await other.release(['a', 'never claimed'], 'second');
      await other.release([], 'second');
      expect([...(await other.claim(['a'], 'second', MINUTE))]).to.deep.equal([]);
    });
  });
}
