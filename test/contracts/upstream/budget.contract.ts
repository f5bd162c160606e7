import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import type { Allowance, Budget } from '../../../src/adapters/upstream/budget.ts';
import { passing } from '../../support/real-time.ts';

/** Half of a short window: the time for the calls in between. */
const HALF_MS = 400;
/** The server has its own clock, and rounds. */
const CLOCKS_DIFFER_MS = 20;

/** Returns the budget with this name as in another process. */
type Open = (name: string, allowance: Allowance) => Budget;

export function describeBudgetContract(technology: string, makeWorld: () => Promise<Open>): void {
  describe(`Budget: ${technology}`, () => {
    let open: Open;
    beforeEach(async () => {
      open = await makeWorld();
    });
    const takes = async (budget: Budget, times: number) => {
      const waits: number[] = [];
      for (let i = 0; i < times; i += 1) waits.push(await budget.take());
      return waits;
    };
    const freeAfter = (waitMs: number) => passing(waitMs + CLOCKS_DIFFER_MS);

    it('grants as many calls as it has, and then returns when the next one is free', async () => {
      const [first, second, refused] = await takes(open('prices', { calls: 2, perMs: 60_000 }), 3);
      expect([first, second]).to.deep.equal([0, 0]);
      expect(refused).to.be.within(59_000, 60_001);
    });

    it('frees each call when its own window is over, and not before', async () => {
      const budget = open('prices', { calls: 2, perMs: 2 * HALF_MS });
      await budget.take();
      await passing(HALF_MS);
      await budget.take();
      const waitMs = await budget.take();
      expect(waitMs).to.be.within(1, HALF_MS + CLOCKS_DIFFER_MS);
      await freeAfter(waitMs);
      const [taken, refused] = await takes(budget, 2);
      expect(taken).to.equal(0);
      expect(refused).to.be.within(1, HALF_MS + CLOCKS_DIFFER_MS);
    });

    it('grants exactly seven of fifty concurrent calls, in two processes', async () => {
      const processes = [1, 2].map(() => open('prices', { calls: 7, perMs: 60_000 }));
      const waits = await Promise.all(Array.from({ length: 25 }, () => processes.map((one) => one.take())).flat());
      expect(waits.filter((waitMs) => waitMs === 0)).to.have.length(7);
    });

    it('is separate under another name', async () => {
      await open('prices', { calls: 1, perMs: 60_000 }).take();
      expect(await open('pools', { calls: 1, perMs: 60_000 }).take()).to.equal(0);
      expect(await open('prices', { calls: 1, perMs: 60_000 }).take()).to.be.above(0);
    });

    it('grants nothing to any process while it is paused, and keeps its calls', async () => {
      const budget = open('prices', { calls: 1, perMs: 60_000 });
      await budget.rest(HALF_MS);
      const waitMs = await open('prices', { calls: 1, perMs: 60_000 }).take();
      expect(waitMs).to.be.within(1, HALF_MS);
      await freeAfter(waitMs);
      expect(await budget.take()).to.equal(0);
    });

    it('is paused for the longest requested time', async () => {
      const budget = open('prices', { calls: 1, perMs: 60_000 });
      await budget.rest(5_000);
      await budget.rest(10);
      await budget.rest(0);
      expect(await budget.take()).to.be.within(4_000, 5_000);
    });
  });
}
