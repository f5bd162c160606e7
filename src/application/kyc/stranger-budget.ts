import type { Clock } from '../ports/system/clock.ts';

const WINDOW_MS = 60_000;
/** Requests to the identity provider that strangers may cause in a minute, in this process: from one network, and together. */
const PER_NETWORK = 3;
const TOGETHER = 20;

/** Takes one request of a network and returns 0; returns the seconds until one is free, and takes nothing, when none is left. */
export type StrangerBudget = (network: string) => number;

/** A budget of its own for whoever is not signed in, so that strangers cannot use up the provider's. */
export function strangerBudget(clock: Clock): StrangerBudget {
  let endsAt = 0;
  let left = 0;
  const taken = new Map<string, number>();
  return (network) => {
    const now = clock.now().getTime();
    if (now >= endsAt || now < endsAt - WINDOW_MS) {
      endsAt = now + WINDOW_MS;
      left = TOGETHER;
      taken.clear();
    }
    const used = taken.get(network) ?? 0;
    if (left === 0 || used === PER_NETWORK) return Math.ceil((endsAt - now) / 1_000);
    left -= 1;
    taken.set(network, used + 1);
    return 0;
  };
}
