import { firstAvailable, type SharedStores } from '../store/shared/store-guard.ts';
import type { Budget } from './budget.ts';
import type { Allowance } from './fair-share.ts';

/** Up to this many processes stay within the provider's limit when each counts only its own calls. */
const PROCESSES = 4;

/** The part of an allowance that one process may use while it cannot count the others' calls. */
export const shareOf = ({ calls, perMs }: Allowance): Allowance =>
  calls >= PROCESSES
    ? { calls: Math.floor(calls / PROCESSES), perMs }
    : { calls: 1, perMs: Math.ceil((perMs * PROCESSES) / calls) };

/** A shared budget; while no store is available, `alone`, the budget of this process. Never rejects. */
export const guardedBudget = (stores: SharedStores<Budget>, alone: Budget): Budget => ({
  take: (payer) =>
    firstAvailable(
      stores,
      async (store) => {
        const waitMs = await store.take(payer);
        // Counted in this process too, so that a call is not available again after a fallback.
        if (waitMs === 0) await alone.take(payer);
        return waitMs;
      },
      () => alone.take(payer),
    ),
  rest: async (ms) => {
    await alone.rest(ms);
    await firstAvailable(
      stores,
      (store) => store.rest(ms),
      () => {},
    );
  },
  left: () =>
    firstAvailable(
      stores,
      (store) => store.left(),
      () => alone.left(),
    ),
});
