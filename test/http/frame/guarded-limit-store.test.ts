import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import { type ClientRateLimitInfo, MemoryStore, type Options } from 'express-rate-limit';
import {
  GuardedLimitStore,
  type SharedLimitStore,
} from '../../../src/adapters/http/frame/admission/guarded-limit-store.ts';
import { storeGuard } from '../../../src/adapters/store/shared/store-guard.ts';
import { rejectionOf } from '../../support/rejection.ts';

const LIMIT = 30;
const OPTIONS = { limit: LIMIT, windowMs: 60_000 } as Options;
const ATTACKER = 'ip:203.0.113.66';

/** A store behind few connections, each of which takes its time: what comes too fast waits, as in a pool. */
class SlowStore implements SharedLimitStore {
  readonly localKeys = false;
  readonly #counts = new MemoryStore();
  isDown = false;
  exchanges = 0;
  asked = 0;
  underWay = 0;
  mostUnderWay = 0;

  constructor() {
    this.#counts.init(OPTIONS);
  }
  init(): void {}
  async increment(key: string): Promise<ClientRateLimitInfo> {
    const [info] = await this.incrementAll([key]);
    return info as ClientRateLimitInfo;
  }
  async incrementAll(keys: readonly string[]): Promise<readonly ClientRateLimitInfo[]> {
    this.exchanges += 1;
    this.asked += keys.length;
    this.underWay += 1;
    this.mostUnderWay = Math.max(this.mostUnderWay, this.underWay);
    for (let i = 0; i < 20; i += 1) await nextTurn();
    this.underWay -= 1;
    if (this.isDown) throw new Error('down');
    const counted: ClientRateLimitInfo[] = [];
    for (const key of keys) counted.push({ ...(await this.#counts.increment(key)) });
    return counted;
  }
  async decrement(): Promise<void> {}
  async resetKey(): Promise<void> {}
}

describe('GuardedLimitStore', () => {
  let shared: SlowStore;
  let troubles: unknown[];
  beforeEach(() => {
    shared = new SlowStore();
    troubles = [];
  });
  const open = (otherwise: 'refuse' | 'count alone' = 'count alone') => {
    const onTrouble = (error: unknown) => void troubles.push(error);
    const store = new GuardedLimitStore(shared, { guard: storeGuard(), otherwise, onTrouble });
    store.init(OPTIONS);
    return store;
  };
  const flood = (store: GuardedLimitStore, times: number) =>
    Promise.all(Array.from({ length: times }, () => store.increment(ATTACKER)));
  const within = (counts: readonly ClientRateLimitInfo[]) =>
    counts.filter(({ totalHits }) => totalHits <= LIMIT).length;

  it('asks the store no more often than the limit when one client sends 3,000 requests at once, and lets exactly 30 pass', async () => {
    const counts = await flood(open(), 3_000);
    expect(within(counts)).to.equal(30);
    expect(shared.asked).to.equal(30);
    expect(troubles).to.have.length(0);
  });

  it('lets another client pass in the middle of a flood of 3,000 requests by one', async () => {
    const store = open('refuse');
    const flooding = flood(store, 3_000);
    const other = await store.increment('ip:203.0.113.7');
    expect(other.totalHits).to.equal(1);
    await flooding;
    expect((await store.increment('ip:203.0.113.7')).totalHits).to.equal(2);
    expect(troubles).to.have.length(0);
  });

  it('has one exchange under way at a time, however many clients there are', async () => {
    const store = open();
    const clients = Array.from({ length: 3_000 }, (_, index) => store.increment(`ip:${index}`));
    expect((await Promise.all(clients)).every(({ totalHits }) => totalHits === 1)).to.equal(true);
    expect(shared.mostUnderWay).to.equal(1);
    expect(shared.exchanges).to.equal(6);
  });

  it('does not ask about a client that is over its limit until its window ends', async () => {
    const store = open();
    for (let i = 0; i < 31; i += 1) await store.increment(ATTACKER);
    const { asked } = shared;
    const refused = await store.increment(ATTACKER);
    expect(refused.totalHits).to.be.above(30);
    expect(refused.resetTime?.getTime()).to.be.within(Date.now(), Date.now() + 60_000);
    expect(shared.asked).to.equal(asked);
  });

  it('learns from the store what other processes counted', async () => {
    const [one, other] = [open(), open()];
    await flood(one, 20);
    expect(within(await flood(other, 20))).to.equal(10);
    const { asked } = shared;
    await other.increment(ATTACKER);
    expect(shared.asked).to.equal(asked);
  });

  it('counts alone while the store is down, by the same limit', async () => {
    shared.isDown = true;
    const store = open();
    expect(within(await flood(store, 40))).to.equal(30);
    expect((await store.increment('ip:203.0.113.7')).totalHits).to.equal(1);
    expect(troubles.length).to.be.above(0);
  });

  it('refuses while the store is down where nobody may be uncounted', async () => {
    shared.isDown = true;
    expect(await rejectionOf(open('refuse').increment(ATTACKER))).to.include({ code: 'LIMITER_UNAVAILABLE' });
  });
});
