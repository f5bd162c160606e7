import type { Ports } from '../ports/index.ts';

const WINDOW_MS = 60_000;
/** Requests to the identity provider that strangers may cause in a minute: from one network, and together. */
const PER_NETWORK = 3;
const TOGETHER = 20;

/** Takes one request of a network and returns 0, or returns the seconds until one is free. Rejects with STORE_UNAVAILABLE. */
export type StrangerBudget = (network: string) => Promise<number>;

/**
 * A separate budget for callers who are not signed in, so that strangers cannot exhaust the provider's quota. All processes count in the
 * same windows, whole minutes. A refused request of one network does not count against the others.
 */
export const strangerBudget =
  ({ clock, tryCounts }: Pick<Ports, 'clock' | 'tryCounts'>, purpose: string): StrangerBudget =>
  async (network) => {
    const now = clock.now();
    const leftMs = WINDOW_MS - (now.getTime() % WINDOW_MS);
    const name = `${purpose} ${now.getTime() + leftMs}`;
    const isFree =
      (await tryCounts.count(`${name} ${network}`, leftMs, now)) <= PER_NETWORK &&
      (await tryCounts.count(name, leftMs, now)) <= TOGETHER;
    return isFree ? 0 : Math.ceil(leftMs / 1_000);
  };
