import { expect } from 'chai';
import { Turns } from '../../../../src/adapters/store/shared/turns.ts';
import { rejectionOf } from '../../../support/rejection.ts';

const BUSY = { code: 'STORE_UNAVAILABLE', facts: { retryAfterSeconds: 1 } };

describe('turns', () => {
  const LONG = { most: 2, mostWaiting: 3, waitMs: 60_000 };

  it('are given to as many as may hold one, then in the order of asking', async () => {
    const turns = new Turns(LONG);
    const begun: number[] = [];
    const take = async (index: number) => {
      const end = await turns.take();
      begun.push(index);
      return end;
    };
    const [first, second, ...later] = [0, 1, 2, 3, 4].map(take);
    (await second)?.();
    await later[0];
    expect(begun).to.deep.equal([0, 1, 2]);
    const end = await first;
    end?.();
    end?.();
    await later[1];
    expect(begun).to.deep.equal([0, 1, 2, 3]);
    (await later[0])?.();
    await later[2];
    expect(begun).to.deep.equal([0, 1, 2, 3, 4]);
  });

  it('are refused at once when too many wait', async () => {
    const turns = new Turns({ ...LONG, mostWaiting: 1 });
    const ends = [await turns.take(), await turns.take()];
    const waiting = turns.take();
    expect(await rejectionOf(turns.take())).to.deep.include(BUSY);
    ends[0]?.();
    (await waiting)();
  });

  it('are refused to those that waited too long, whose places others take', async () => {
    const turns = new Turns({ most: 1, mostWaiting: 1, waitMs: 1 });
    const end = await turns.take();
    expect(await rejectionOf(turns.take())).to.deep.include(BUSY);
    expect(await rejectionOf(turns.take())).to.deep.include(BUSY);
    end();
    (await turns.take())();
  });
});
