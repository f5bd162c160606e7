import { setImmediate as afterThisTurn } from 'node:timers/promises';
import { expect } from 'chai';
import { MemoryStore, type Options, type Store } from 'express-rate-limit';
import sinon from 'sinon';
import { GuardedLimitStore } from '../../../src/adapters/http/frame/admission/guarded-limit-store.ts';
import { storeGuard } from '../../../src/adapters/store/shared/store-guard.ts';
import { rejection } from '../../support/rejection.ts';

const OPTIONS = { windowMs: 60_000 } as Options;
const REST_MS = 5_000;

describe('GuardedLimitStore', () => {
  let shared: MemoryStore;
  let broken: 'no' | 'failing' | 'silent';
  let asked: number;
  let troubles: unknown[];
  let breakerTime: sinon.SinonFakeTimers;
  beforeEach(() => {
    breakerTime = sinon.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    shared = new MemoryStore();
    broken = 'no';
    asked = 0;
    troubles = [];
  });

  afterEach(() => sinon.restore());

  const answer = async <T>(answering: () => T | Promise<T>): Promise<T> => {
    asked += 1;
    if (broken === 'failing') throw new Error('no answer');
    if (broken === 'silent') await new Promise(() => {});
    return await answering();
  };
  const faulty = (): Store => ({
    init: (options) => answer(() => shared.init(options)),
    increment: (key) => answer(() => shared.increment(key)),
    decrement: (key) => shared.decrement(key),
    resetKey: (key) => shared.resetKey(key),
  });
  const open = (otherwise: 'refuse' | 'count alone', guard = storeGuard({ timeoutMs: 40, restMs: REST_MS })) => {
    const store = new GuardedLimitStore(faulty(), {
      guard,
      otherwise,
      onTrouble: (error) => void troubles.push(error),
    });
    store.init(OPTIONS);
    return store;
  };
  const hits = async (store: Store) => (await store.increment('k')).totalHits;

  for (const otherwise of ['refuse', 'count alone'] as const)
    it(`counts in the shared store while it is available (${otherwise})`, async () => {
      const [one, other] = [open(otherwise), open(otherwise)];
      expect([await hits(one), await hits(other), await hits(one)]).to.deep.equal([1, 2, 3]);
      expect(troubles).to.deep.equal([]);
    });

  for (const state of ['failing', 'silent'] as const) {
    it(`rejects when the shared store is ${state}, immediately after three failures, and counts again when it is back`, async () => {
      const store = open('refuse');
      await hits(store);
      broken = state;
      for (let i = 0; i < 3; i += 1) expect(await rejection(store.increment('k'))).to.equal('LIMITER_UNAVAILABLE');
      expect(troubles).to.have.length(3);
      asked = 0;
      for (let i = 0; i < 20; i += 1) expect(await rejection(store.increment('k'))).to.equal('LIMITER_UNAVAILABLE');
      expect([asked, troubles.length]).to.deep.equal([0, 3]);
      broken = 'no';
      breakerTime.tick(REST_MS);
      expect(await hits(store)).to.be.within(2, 5);
    });

    it(`counts in this process when the shared store is ${state}, and in the store when it is back`, async () => {
      const store = open('count alone');
      await hits(store);
      broken = state;
      for (const expected of [1, 2, 3, 4, 5]) expect(await hits(store)).to.equal(expected);
      broken = 'no';
      breakerTime.tick(REST_MS);
      const [before, after] = [await hits(store), await hits(open('refuse'))];
      expect(after).to.equal(before + 1);
    });
  }

  it('lets nobody who waits behind a silent exchange wait for another one', async () => {
    const store = open('refuse');
    await hits(store);
    broken = 'silent';
    asked = 0;
    const first = rejection(store.increment('k'));
    await afterThisTurn();
    const behind = ['l', 'm'].map((key) => rejection(store.increment(key)));
    expect(await Promise.all([first, ...behind])).to.deep.equal(Array(3).fill('LIMITER_UNAVAILABLE'));
    expect(asked).to.equal(1);
    broken = 'no';
    expect(await hits(store)).to.be.within(2, 5);
  });

  it('works once the server is available, even if it was down at first', async () => {
    broken = 'failing';
    const store = open('refuse');
    expect(await rejection(store.increment('k'))).to.equal('LIMITER_UNAVAILABLE');
    broken = 'no';
    expect([await hits(store), await hits(store)]).to.deep.equal([1, 2]);
  });

  it('skips the server for every class once it failed for one', async () => {
    const guard = storeGuard({ timeoutMs: 40, restMs: REST_MS });
    const [sale, read] = [open('refuse', guard), open('count alone', guard)];
    broken = 'failing';
    for (let i = 0; i < 3; i += 1) await rejection(sale.increment('k'));
    asked = 0;
    expect(await hits(read)).to.equal(1);
    expect(asked).to.equal(0);
  });
});
