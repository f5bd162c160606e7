import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import { storeGuard } from '../../../../src/adapters/store/shared/store-guard.ts';
import { deferred } from '../../../support/deferred.ts';
import { rejectionOf } from '../../../support/rejection.ts';

describe('the guard of a shared store', () => {
  it('lets many calls run at once without a warning about listeners', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const guard = storeGuard();
    const { promise, resolve } = deferred<number>();
    const calls = Array.from({ length: 50 }, () => guard.execute(() => promise));
    resolve(7);
    expect(new Set(await Promise.all(calls))).to.deep.equal(new Set([7]));
    process.emitWarning('the last warning');
    await once(process, 'warning');
    process.off('warning', note);
    expect(warnings.map(({ message }) => message)).to.deep.equal(['the last warning']);
  });

  it('rejects a call that takes too long, and does not report its later failure', async () => {
    const { promise, resolve } = deferred();
    const failing = () => promise.then(() => Promise.reject(new Error('the store failed after the call was given up')));
    const error = await rejectionOf(storeGuard({ timeoutMs: 5 }).execute(failing));
    expect(String(error)).to.include('timed out after 5ms');
    resolve();
    await new Promise(setImmediate);
  });

  it('skips the store after failures in three turns; calls that fail together, with one exchange, are one failure', async () => {
    const troubles: unknown[] = [];
    const guard = storeGuard({ onTrouble: (error) => void troubles.push(error) });
    let asked = 0;
    const failing = async () => {
      asked += 1;
      await nextTurn();
      throw new Error('the exchange failed');
    };
    const failTogether = () => Promise.all(Array.from({ length: 10 }, () => rejectionOf(guard.execute(failing))));
    for (const turn of [1, 2]) {
      await failTogether();
      expect([asked, troubles.length]).to.deep.equal([10 * turn, turn]);
    }
    expect(await guard.execute(async () => 'a success')).to.equal('a success');
    for (let turn = 0; turn < 3; turn += 1) await failTogether();
    expect([asked, troubles.length]).to.deep.equal([50, 5]);
    expect(String(await rejectionOf(guard.execute(failing)))).to.include('breaker is open');
    expect(asked).to.equal(50);
  });
});
