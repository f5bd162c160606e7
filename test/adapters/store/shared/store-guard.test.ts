import { once } from 'node:events';
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
});
