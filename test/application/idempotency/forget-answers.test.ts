import { expect } from 'chai';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { InMemoryIdempotencyKeys } from '../../../src/adapters/store/system/system-stores.memory.ts';
import { forgetAnswers } from '../../../src/application/idempotency/index.ts';
import { KEY_LIFETIME_MS } from '../../../src/application/ports/idempotency.ts';
import { NOON } from '../../support/noon.ts';

describe('forgetAnswers', () => {
  it('deletes every expired key, in batches, and no other', async () => {
    const clock = new SettableClock(NOON);
    const keys = new InMemoryIdempotencyKeys(clock);
    const use = (key: number) =>
      keys.once({ scope: 'a caller', key: String(key), fingerprint: '' }, 'inside', async () => ({
        value: key,
        answer: { status: 200, headers: {} },
      }));
    for (let key = 0; key < 2_500; key += 1) await use(key);
    clock.advance(KEY_LIFETIME_MS);
    await use(-1);
    expect(await forgetAnswers({ idempotencyKeys: keys })()).to.equal(2_500);
    expect((await use(-1)).state).to.equal('kept');
  });
});
