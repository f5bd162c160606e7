import { expect } from 'chai';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { type Budget, InMemoryBudget } from '../../../src/adapters/upstream/budget.ts';
import type { Allowance } from '../../../src/adapters/upstream/fair-share.ts';
import { type Payer, SERVICE } from '../../../src/adapters/upstream/payer.ts';
import { passing } from '../../support/real-time.ts';

const MINUTE_MS = 60_000;
/** Half of a short window: the time for the calls in between. */
const HALF_MS = 2_000;
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
      const [first, second, refused] = await takes(open('prices', { calls: 2, perMs: MINUTE_MS }), 3);
      expect([first, second]).to.deep.equal([0, 0]);
      expect(refused).to.be.within(MINUTE_MS / 2, MINUTE_MS + 1);
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
      // The second call was taken no sooner than half a window after the first.
      expect(refused).to.be.within(1, 2 * HALF_MS);
    });

    it('grants exactly seven of fifty concurrent calls, in two processes', async () => {
      const processes = [1, 2].map(() => open('prices', { calls: 7, perMs: MINUTE_MS }));
      const waits = await Promise.all(Array.from({ length: 25 }, () => processes.map((one) => one.take())).flat());
      expect(waits.filter((waitMs) => waitMs === 0)).to.have.length(7);
    });

    it('returns how many calls are left, and none during a cool-down', async () => {
      const budget = open('prices', { calls: 3, perMs: MINUTE_MS });
      expect(await budget.left()).to.equal(3);
      await takes(budget, 2);
      expect(await open('prices', { calls: 3, perMs: MINUTE_MS }).left()).to.equal(1);
      await takes(budget, 2);
      expect(await budget.left()).to.equal(0);
      const resting = open('pools', { calls: 3, perMs: MINUTE_MS });
      await resting.rest(MINUTE_MS);
      expect(await resting.left()).to.equal(0);
    });

    it('is separate under another name', async () => {
      await open('prices', { calls: 1, perMs: MINUTE_MS }).take();
      expect(await open('pools', { calls: 1, perMs: MINUTE_MS }).take()).to.equal(0);
      expect(await open('prices', { calls: 1, perMs: MINUTE_MS }).take()).to.be.above(0);
    });

    it('grants nothing to any process while it is paused, and keeps its calls', async () => {
      const budget = open('prices', { calls: 1, perMs: MINUTE_MS });
      await budget.rest(HALF_MS);
      const waitMs = await open('prices', { calls: 1, perMs: MINUTE_MS }).take();
      expect(waitMs).to.be.within(1, HALF_MS);
      await freeAfter(waitMs);
      expect(await budget.take()).to.equal(0);
    });

    it('is paused for the longest requested time', async () => {
      const budget = open('prices', { calls: 1, perMs: MINUTE_MS });
      await budget.rest(MINUTE_MS);
      await budget.rest(10);
      await budget.rest(0);
      expect(await budget.take()).to.be.within(MINUTE_MS / 2, MINUTE_MS);
    });

    describe('shares', () => {
      const ALLOWANCE = { calls: 40, perMs: MINUTE_MS };
      const stranger = (host: number): Payer => ({ network: `203.0.113.${host}`, wallet: '' });
      const signedIn = (host: number, wallet: number): Payer => ({
        network: `203.0.113.${host}`,
        wallet: `0x${wallet}`,
      });
      /** How many of so many calls the budget gives. */
      const given = async (budget: Budget, payers: readonly (Payer | undefined)[]) => {
        let calls = 0;
        for (const payer of payers) if ((await budget.take(payer)) === 0) calls += 1;
        return calls;
      };
      const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
        Array.from({ length: count }, (_, i) => make(i));

      it('give each anonymous network a quarter of what is left of their half, and never empty it for the next', async () => {
        const budget = open('prices', ALLOWANCE);
        const calls: number[] = [];
        for (const host of [1, 2, 3, 4])
          calls.push(
            await given(
              budget,
              times(40, () => stranger(host)),
            ),
          );
        expect(calls).to.deep.equal([5, 4, 3, 2]);
      });

      it('keep a reserve for signed-in callers that no number of anonymous networks can touch', async () => {
        const budget = open('prices', ALLOWANCE);
        expect(await given(budget, times(100, stranger))).to.equal(20);
        expect(
          await given(
            budget,
            times(40, () => signedIn(1, 1)),
          ),
        ).to.be.at.least(2);
        expect(
          await given(
            budget,
            times(1, () => signedIn(200, 2)),
          ),
        ).to.equal(1);
      });

      it('give a network with many free wallets no more than one share', async () => {
        expect(
          await given(
            open('prices', ALLOWANCE),
            times(100, (wallet) => signedIn(1, wallet)),
          ),
        ).to.equal(8);
      });

      it('give a wallet that comes from many networks no more than one share', async () => {
        expect(
          await given(
            open('prices', ALLOWANCE),
            times(100, (host) => signedIn(host, 1)),
          ),
        ).to.equal(8);
      });

      it('keep a quarter for the service, which may take whatever callers leave', async () => {
        const budget = open('prices', ALLOWANCE);
        expect(
          await given(
            budget,
            times(200, (index) => signedIn(index, index)),
          ),
        ).to.equal(30);
        expect(
          await given(
            budget,
            times(40, () => undefined),
          ),
        ).to.equal(10);
      });

      it('leave one call to whoever has had none, also of an allowance of one', async () => {
        expect(await given(open('prices', { calls: 1, perMs: MINUTE_MS }), [stranger(1)])).to.equal(1);
      });

      it('tell a refused caller when asking again may help', async () => {
        const budget = open('prices', ALLOWANCE);
        await given(
          budget,
          times(5, () => stranger(1)),
        );
        expect(await budget.take(stranger(1))).to.be.within(MINUTE_MS / 2, MINUTE_MS + 1);
      });

      it('of an allowance for a second are counted over a minute: one caller may use the pace, and no more than its share', async () => {
        const budget = open('prices', { calls: 2, perMs: 500 });
        expect(
          await given(
            budget,
            times(2, () => stranger(1)),
          ),
        ).to.equal(2);
        expect(await budget.take(stranger(1))).to.be.within(1, 501);
      });

      it('hold for fifty calls of one network at once, from two processes', async () => {
        const processes = [1, 2].map(() => open('prices', ALLOWANCE));
        const waits = await Promise.all(times(25, () => processes.map((one) => one.take(stranger(1)))).flat());
        expect(waits.filter((waitMs) => waitMs === 0)).to.have.length(5);
      });

      it('are decided as in memory, call by call, for any order of callers', async () => {
        const budget = open('prices', ALLOWANCE);
        const model = new InMemoryBudget(ALLOWANCE, systemClock);
        let seed = 7;
        const next = (below: number) => {
          seed = (seed * 48_271) % 2_147_483_647;
          return seed % below;
        };
        for (let i = 0; i < 120; i += 1) {
          const payer = [SERVICE, stranger(next(4)), signedIn(next(4), next(3))][next(3)];
          const [own, modelled] = [await budget.take(payer), await model.take(payer)];
          expect(own === 0, `call ${i} of ${JSON.stringify(payer)}`).to.equal(modelled === 0);
        }
      });
    });
  });
}
