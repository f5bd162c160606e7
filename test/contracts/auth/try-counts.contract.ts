import { expect } from 'chai';
import type { TryCounts } from '../../../src/application/ports/auth.ts';
import { at, atOnce, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';

export function describeTryCountsContract(name: string, makeWorld: () => Promise<TryCounts>): void {
  describe(`TryCounts: ${name}`, () => {
    let tries: TryCounts;
    const count = (later: number, what = 'gate') => tries.count(what, 1000, at(later));
    beforeEach(async () => {
      tries = await makeWorld();
    });

    it('counts from one', async () => {
      expect([await count(0), await count(1), await count(1)]).to.deep.equal([1, 2, 3]);
    });

    it('starts again when the window of the first attempt has ended, and not before', async () => {
      await count(0);
      await count(900);
      expect(await count(999)).to.equal(3);
      expect(await count(1000)).to.equal(1);
      expect(await count(1999)).to.equal(2);
    });

    it('distinguishes names', async () => {
      await count(0, 'gate');
      expect(await count(0, NON_ASCII)).to.equal(1);
      expect(await count(0, `${NON_ASCII} `)).to.equal(1);
    });

    it('counts each of twenty concurrent attempts', async () => {
      const numbers = await atOnce(20, () => count(0));
      expect([...numbers].sort((a, b) => a - b)).to.deep.equal(Array.from({ length: 20 }, (_, index) => index + 1));
    });

    it('deletes the windows that ended before the time given, and returns how many', async () => {
      await count(0, 'a');
      await count(5, 'b');
      await count(10, 'c');
      expect(await tries.purgeExpired(at(1010), 100)).to.equal(2);
      expect(await count(11, 'c')).to.equal(2);
      expect(await count(11, 'a')).to.equal(1);
    });
  });
}
