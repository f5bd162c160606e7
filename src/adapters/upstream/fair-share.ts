import type { Payer } from './payer.ts';

/** How often an upstream may be asked: `calls` in any `perMs`. */
export type Allowance = Readonly<{ calls: number; perMs: number }>;

/** What of a provider's quota may be whose, in calls of any `windowMs`. */
export type Shares = Readonly<{
  windowMs: number;
  capacity: number;
  /** What all callers have together; the rest is kept for jobs. */
  callers: number;
  /** What callers that are not signed in have together; the rest is kept for those who are. */
  strangers: number;
}>;

export type Call = Payer & Readonly<{ at: number }>;

/** Shares are counted over a minute at least: of three calls a second nobody could be given a quarter. */
const SHORTEST_WINDOW_MS = 60_000;
/** One caller has at most this part of what is left. */
const PART = 4;

export function sharesOf({ calls, perMs }: Allowance): Shares {
  const windowMs = Math.max(perMs, SHORTEST_WINDOW_MS);
  const capacity = Math.floor((calls * windowMs) / perMs);
  const part = (quarters: number) => Math.max(1, Math.floor((capacity * quarters) / PART));
  return { windowMs, capacity, callers: part(3), strangers: part(2) };
}

export const isService = ({ network }: Payer): boolean => network === '';
export const isStranger = ({ network, wallet }: Payer): boolean => network !== '' && wallet === '';

/** Milliseconds until one more call may be made for the payer, after those that were made, oldest first; 0 when it may be now. */
export function waitFor(payer: Payer, made: readonly Call[], { calls, perMs }: Allowance, now: number): number {
  const recent = made.filter(({ at }) => at > now - perMs);
  const paceWait = recent.length >= calls ? waitUntilOver(recent, perMs, now) : 0;
  return isService(payer) ? paceWait : Math.max(paceWait, shareWait(payer, made, sharesOf({ calls, perMs }), now));
}

function shareWait(payer: Payer, made: readonly Call[], shares: Shares, now: number): number {
  const { windowMs } = shares;
  const live = made.filter(({ at }) => at > now - windowMs);
  const pools = [
    { calls: live, size: shares.capacity },
    { calls: live.filter((call) => !isService(call)), size: shares.callers },
    ...(isStranger(payer) ? [{ calls: live.filter(isStranger), size: shares.strangers }] : []),
  ];
  const left = Math.max(0, Math.min(...pools.map(({ calls, size }) => size - calls.length)));
  const own = [
    live.filter(({ network }) => network === payer.network),
    live.filter(({ wallet }) => wallet !== '' && wallet === payer.wallet),
  ];
  const used = [
    ...pools.filter(({ calls, size }) => calls.length >= size).map(({ calls }) => calls),
    ...own.filter(({ length }) => length > 0 && length >= Math.ceil((left + length) / PART)),
  ];
  return Math.max(0, ...used.map((calls) => waitUntilOver(calls, windowMs, now)));
}

const waitUntilOver = ([oldest]: readonly Call[], windowMs: number, now: number): number =>
  (oldest?.at ?? now) + windowMs - now;
