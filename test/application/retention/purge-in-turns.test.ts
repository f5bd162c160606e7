import { expect } from 'chai';
import { purgeInTurns } from '../../../src/application/retention/purge-in-turns.ts';

/** A table with so many old rows. */
const table = (rows: number, onBatch: (deleted: number) => void = () => {}) => {
  let left = rows;
  return async (limit: number) => {
    const deleted = Math.min(left, limit);
    left -= deleted;
    onBatch(deleted);
    return deleted;
  };
};

describe('purgeInTurns', () => {
  it('deletes everything, in batches of a bounded number of rows', async () => {
    const batches: number[] = [];
    const { purged, failures } = await purgeInTurns({ big: table(2_007, (n) => batches.push(n)), empty: table(0) });
    expect([purged, failures]).to.deep.equal([{ big: 2_007 }, []]);
    expect(batches).to.deep.equal([1_000, 1_000, 7]);
  });

  it('takes turns, so that a backlog does not keep the others waiting', async () => {
    const order: string[] = [];
    await purgeInTurns({ a: table(2_500, () => order.push('a')), b: table(1_001, () => order.push('b')) });
    expect(order.join('')).to.equal('ababa');
  });

  it('stops between two batches, and the next run continues', async () => {
    let ran = 0;
    const one = { big: table(5_000, () => (ran += 1)) };
    expect((await purgeInTurns(one, () => ran === 2)).purged).to.deep.equal({ big: 2_000 });
    expect((await purgeInTurns(one)).purged).to.deep.equal({ big: 3_000 });
  });

  it('goes on with the others when one fails, and asks that one only once', async () => {
    let asked = 0;
    const broken = async () => {
      asked += 1;
      throw new Error('boom');
    };
    const { purged, failures } = await purgeInTurns({ broken, fine: table(1_500) });
    expect([purged, failures.length, asked]).to.deep.equal([{ fine: 1_500 }, 1, 1]);
  });
});
