import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import sinon from 'sinon';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { storeGuard } from '../../../src/adapters/store/shared/store-guard.ts';
import { type Budget, InMemoryBudget } from '../../../src/adapters/upstream/budget.ts';
import type { Allowance } from '../../../src/adapters/upstream/fair-share.ts';
import { guardedAnswers } from '../../../src/adapters/upstream/guarded-answers.ts';
import { guardedBudget, shareOf } from '../../../src/adapters/upstream/guarded-budget.ts';
import { NOON } from '../../support/noon.ts';
import { InMemorySharedAnswers } from '../../support/shared-answers.memory.ts';

const ALLOWANCE: Allowance = { calls: 8, perMs: 60_000 };
const REST_MS = 5_000;
const KEPT = { value: 1, ageMs: 0, size: 1, keepMs: 60_000 };

describe('what processes share, while its store is down', () => {
  let clock: SettableClock;
  let isDown: boolean;
  let troubles: unknown[];
  let asked: number;
  const onTrouble = (error: unknown) => void troubles.push(error);
  beforeEach(() => {
    clock = new SettableClock(NOON);
    isDown = false;
    troubles = [];
    asked = 0;
  });
  /** Every method fails, or never settles, while the store is down. */
  const faulty = <T extends object>(store: T, silent = false): T =>
    new Proxy(store, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...given: readonly unknown[]) => unknown;
        return async (...given: readonly unknown[]) => {
          asked += 1;
          if (isDown && silent) return await new Promise(() => {});
          await nextTurn();
          if (isDown) throw new Error('down');
          return await method.apply(target, [...given]);
        };
      },
    });
  const stores = <S>(store: S, settings: Parameters<typeof storeGuard>[0]) => [
    { store, guard: storeGuard({ ...settings, onTrouble }) },
  ];

  describe('its budget', () => {
    const open = (shared: Budget, silent = false) =>
      guardedBudget(
        stores(faulty(shared, silent), { timeoutMs: 30, restMs: REST_MS }),
        new InMemoryBudget(shareOf(ALLOWANCE), clock),
      );
    const drained = async (budget: Budget) => {
      let calls = 0;
      while ((await budget.take()) === 0) calls += 1;
      return calls;
    };

    it('is the shared one while the store is available', async () => {
      const shared = new InMemoryBudget(ALLOWANCE, clock);
      const [one, other] = [open(shared), open(shared)];
      expect((await drained(one)) + (await drained(other))).to.equal(8);
      expect(troubles).to.have.length(0);
    });

    for (const silent of [false, true])
      it(`is a quarter of it in each of four processes, with a store that ${silent ? 'does not respond' : 'fails'}`, async () => {
        const shared = new InMemoryBudget(ALLOWANCE, clock);
        const processes = [1, 2, 3, 4].map(() => open(shared, silent));
        isDown = true;
        const calls = await Promise.all(processes.map(drained));
        expect(calls).to.deep.equal([2, 2, 2, 2]);
        expect(troubles.length).to.be.above(0);
      });

    it('does not start again when the store goes down: shared calls count', async () => {
      const budget = open(new InMemoryBudget(ALLOWANCE, clock));
      await budget.take();
      await budget.take();
      isDown = true;
      expect(await budget.take()).to.equal(60_000);
    });

    it('is the shared one again when the store is back', async () => {
      const breakerTime = sinon.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
      const budget = open(new InMemoryBudget(ALLOWANCE, clock));
      isDown = true;
      expect(await drained(budget)).to.equal(2);
      isDown = false;
      breakerTime.tick(REST_MS + 5);
      expect(await drained(budget)).to.equal(8);
    });

    it('starts a cool-down without the others too', async () => {
      const budget = open(new InMemoryBudget(ALLOWANCE, clock));
      isDown = true;
      await budget.rest(5_000);
      expect(await budget.take()).to.equal(5_000);
    });

    it('divides a budget so that four processes stay within it', () => {
      for (const calls of [1, 2, 3, 4, 5, 10, 25, 28, 100, 480]) {
        const share = shareOf({ calls, perMs: 60_000 });
        expect(share.calls).to.be.at.least(1);
        expect((4 * share.calls) / share.perMs).to.be.at.most(calls / 60_000);
      }
    });
  });

  describe('its responses', () => {
    const open = () => guardedAnswers(stores(faulty(new InMemorySharedAnswers(clock)), { timeoutMs: 30 }));

    it('are shared while the store is available', async () => {
      const answers = open();
      await answers.keep(new Map([['a', KEPT]]));
      expect((await answers.find(['a'])).get('a')?.value).to.equal(1);
      await answers.claim(['a'], 'first', 1_000);
      expect([...(await answers.claim(['a'], 'second', 1_000))]).to.deep.equal([]);
      await answers.release(['a'], 'first');
      expect([...(await answers.claim(['a'], 'second', 1_000))]).to.deep.equal(['a']);
    });

    it('are empty, every claim is granted, and no call waits for a store that was found down', async () => {
      const answers = open();
      isDown = true;
      expect((await answers.find(['a'])).size).to.equal(0);
      expect([...(await answers.claim(['a', 'b'], 'x', 1_000))]).to.deep.equal(['a', 'b']);
      await answers.keep(new Map([['a', KEPT]]));
      await answers.release(['a'], 'x');
      expect([asked, troubles.length]).to.deep.equal([3, 3]);
    });
  });
});
