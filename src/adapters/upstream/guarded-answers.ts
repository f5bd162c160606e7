import { firstAvailable, type SharedStores } from '../store/shared/store-guard.ts';
import type { SharedAnswers } from './shared-answers.ts';

/** Shared responses; while no store is available, the process works without them. Never rejects, because the cache is optional. */
export const guardedAnswers = (stores: SharedStores<SharedAnswers>): SharedAnswers => ({
  find: (keys) =>
    firstAvailable(
      stores,
      (store) => store.find(keys),
      () => new Map(),
    ),
  keep: (answers) =>
    firstAvailable(
      stores,
      (store) => store.keep(answers),
      () => {},
    ),
  claim: (keys, owner, forMs) =>
    firstAvailable(
      stores,
      (store) => store.claim(keys, owner, forMs),
      () => new Set(keys),
    ),
  release: (keys, owner) =>
    firstAvailable(
      stores,
      (store) => store.release(keys, owner),
      () => {},
    ),
});
