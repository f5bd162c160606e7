import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import { type ClientRateLimitInfo, MemoryStore, type Options } from 'express-rate-limit';
import sinon from 'sinon';
import type { Counter } from '../../../src/adapters/http/frame/admission/limiter.ts';
import { SharedCounter } from '../../../src/adapters/http/frame/admission/shared-counter.ts';
import { storeGuard } from '../../../src/adapters/store/shared/store-guard.ts';
import { rejection } from '../../support/rejection.ts';

const LIMIT = 30;
const WINDOW_MS = 60_000;
const TIMEOUT_MS = 200;
const REST_MS = 5_000;
const ATTACKER = 'ip:203.0.113.66';
const OTHER = 'ip:203.0.113.7';

/** A store of all processes, which takes its time. A silent one lets the fake time pass, so that nothing depends on the machine's speed. */
class FarStore implements Counter {
  readonly #counts = new MemoryStore();
  state: 'available' | 'failing' | 'silent' = 'available';
  asked = 0;

  readonly #time: sinon.SinonFakeTimers;

  constructor(time: sinon.SinonFakeTimers) {
    this.#time = time;
    this.#counts.init({ windowMs: WINDOW_MS } as Options);
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    this.asked += 1;
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    if (this.state === 'failing') throw new Error('no answer');
    if (this.state === 'silent') {
      this.#time.tick(TIMEOUT_MS);
      await new Promise(() => {});
    }
    return { ...(await this.#counts.increment(key)) };
  }
}

describe('SharedCounter', () => {
  let shared: FarStore;
  let troubles: unknown[];
  let time: sinon.SinonFakeTimers;
  beforeEach(() => {
    time = sinon.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    shared = new FarStore(time);
    troubles = [];
  });

  const onTrouble = (error: unknown) => void troubles.push(error);
  /** As in one process. */
  const open = (otherwise: 'refuse' | 'count alone' = 'count alone', stores: readonly Counter[] = [shared]) =>
    new SharedCounter(
      stores.map((store) => ({ store, guard: storeGuard({ timeoutMs: TIMEOUT_MS, restMs: REST_MS, onTrouble }) })),
      { prefix: 'limit:read:', most: LIMIT, otherwise },
    );
  const flood = (counter: Counter, times: number) =>
    Promise.all(Array.from({ length: times }, () => counter.increment(ATTACKER)));
  const within = (counts: readonly ClientRateLimitInfo[]) =>
    counts.filter(({ totalHits }) => totalHits <= LIMIT).length;
  const hits = async (counter: Counter, key = 'k') => (await counter.increment(key)).totalHits;

  describe('while the store is available', () => {
    for (const otherwise of ['refuse', 'count alone'] as const)
      it(`counts for all processes (${otherwise})`, async () => {
        const [one, other] = [open(otherwise), open(otherwise)];
        expect([await hits(one), await hits(other), await hits(one)]).to.deep.equal([1, 2, 3]);
        expect(troubles).to.deep.equal([]);
      });

    it('asks no more often than the limit when one client sends 3,000 requests at once, and lets exactly 30 pass', async () => {
      expect(within(await flood(open(), 3_000))).to.equal(LIMIT);
      expect(shared.asked).to.equal(LIMIT);
      expect(troubles).to.have.length(0);
    });

    it('lets another client pass in the middle of a flood by one', async () => {
      const counter = open('refuse');
      const flooding = flood(counter, 3_000);
      expect(await hits(counter, OTHER)).to.equal(1);
      await flooding;
      expect(await hits(counter, OTHER)).to.equal(2);
    });

    it('does not ask about a client that is over its limit until its window ends, and then asks again', async () => {
      const counter = open();
      await flood(counter, LIMIT);
      const { asked } = shared;
      const refused = await counter.increment(ATTACKER);
      expect(refused.totalHits).to.equal(LIMIT + 1);
      expect(refused.resetTime?.getTime()).to.be.within(Date.now(), Date.now() + WINDOW_MS);
      expect(shared.asked).to.equal(asked);
      time.tick(WINDOW_MS + 1);
      await counter.increment(ATTACKER);
      expect(shared.asked).to.equal(asked + 1);
    });

    it('learns from the store what other processes counted', async () => {
      const [one, other] = [open(), open()];
      await flood(one, 20);
      expect(within(await flood(other, 20))).to.equal(10);
      const { asked } = shared;
      await other.increment(ATTACKER);
      expect(shared.asked).to.equal(asked);
    });

    it('forgets a window when the store begins the next one, also a moment before it was expected', async () => {
      const answers = [
        { totalHits: LIMIT - 1, resetTime: new Date(Date.now() + 5) },
        { totalHits: 1, resetTime: new Date(Date.now() + WINDOW_MS) },
        { totalHits: 2, resetTime: new Date(Date.now() + WINDOW_MS) },
        { totalHits: 3, resetTime: new Date(Date.now() + WINDOW_MS) },
      ];
      const counter = open('refuse', [{ increment: async () => answers.shift() as ClientRateLimitInfo }]);
      expect([await hits(counter), await hits(counter)]).to.deep.equal([LIMIT - 1, 1]);
      expect(await Promise.all([hits(counter), hits(counter)])).to.deep.equal([2, 3]);
    });
  });

  for (const state of ['failing', 'silent'] as const)
    describe(`while the store is ${state}`, () => {
      it('rejects where nobody may be uncounted, at once after three failures, and counts again when it is back', async () => {
        const counter = open('refuse');
        await hits(counter);
        shared.state = state;
        for (let i = 0; i < 3; i += 1) expect(await rejection(counter.increment('k'))).to.equal('LIMITER_UNAVAILABLE');
        expect(troubles).to.have.length(3);
        shared.asked = 0;
        for (let i = 0; i < 2 * LIMIT; i += 1)
          expect(await rejection(counter.increment('k'))).to.equal('LIMITER_UNAVAILABLE');
        expect([shared.asked, troubles.length]).to.deep.equal([0, 3]);
        shared.state = 'available';
        time.tick(REST_MS);
        expect(await hits(counter)).to.be.within(2, 5);
      });

      it('counts on from what this process knows, by the same limit, and in the store when it is back', async () => {
        const counter = open();
        expect([await hits(counter), await hits(counter)]).to.deep.equal([1, 2]);
        shared.state = state;
        for (const expected of [3, 4, 5]) expect(await hits(counter)).to.equal(expected);
        expect(within(await flood(counter, 40))).to.equal(LIMIT);
        shared.state = 'available';
        time.tick(REST_MS);
        const before = await hits(counter, OTHER);
        expect(await hits(open('refuse'), OTHER)).to.equal(before + 1);
      });

      it('asks the next store', async () => {
        shared.state = state;
        const next = new FarStore(time);
        const [one, other] = [open('refuse', [shared, next]), open('refuse', [shared, next])];
        expect([await hits(one), await hits(other), await hits(one)]).to.deep.equal([1, 2, 3]);
      });

      it('lets nobody wait longer than for one answer', async () => {
        shared.state = state;
        const counter = open('refuse');
        const began = Date.now();
        const refused = async (key: string) => [await rejection(counter.increment(key)), Date.now() - began] as const;
        for (const [code, waitedMs] of await Promise.all(['k', 'l', 'm'].map(refused))) {
          expect(code).to.equal('LIMITER_UNAVAILABLE');
          expect(waitedMs).to.be.at.most(TIMEOUT_MS);
        }
      });
    });
});
