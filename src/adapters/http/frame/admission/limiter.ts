import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit';
import { rateLimited } from '../failure/failures.ts';
import { COUNTED_ALONE, type LimitClass, type Limits, limitInWords, WINDOW_MS } from '../record/limits.ts';

/** Counts one more request of the key, and returns how many there were in its window. */
export type Counter = Pick<Store, 'increment'>;

/** One count of requests: in a class, of one network, wallet or key. */
export type Bucket = Readonly<{ limit: LimitClass; of: string }>;

/**
 * Counts the request in every bucket. Rejects with RATE_LIMITED when one of them is full, and otherwise as a store does. `onRefusal` is
 * called as soon as one is known to be full.
 */
export type CountRequest = (
  req: Request,
  res: Response,
  buckets: readonly Bucket[],
  onRefusal?: () => void,
) => Promise<void>;

/** `most` requests are allowed; `left` is negative when the request is refused. */
type Count = Bucket & Readonly<{ most: number; left: number; seconds: number }>;

/**
 * One window per class and bucket, over all paths and methods: of this process, or of all processes that share the counters from
 * `sharedOf`. The headers describe the strictest bucket of the request.
 */
export function requestCounter(limits: Limits, sharedOf?: (name: LimitClass, most: number) => Counter): CountRequest {
  const counters = Object.fromEntries(
    (Object.keys(limits) as LimitClass[]).map((name) => [
      name,
      sharedOf === undefined || COUNTED_ALONE.has(name) ? inMemory() : sharedOf(name, limits[name]),
    ]),
  ) as Record<LimitClass, Counter>;
  return async (req, res, buckets, onRefusal) => {
    const counting = buckets.map(async (bucket) => {
      const count = countOf(bucket, limits[bucket.limit], await counters[bucket.limit].increment(bucket.of));
      if (count.left < 0) onRefusal?.();
      return count;
    });
    const outcomes = await Promise.allSettled(counting);
    const counts = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    describeStrictest(req, res, counts);
    const [full] = counts.filter(({ left }) => left < 0).sort(byStrictness);
    if (full !== undefined) throw refused(full);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  };
}

function inMemory(): Counter {
  const store = new MemoryStore();
  store.init({ windowMs: WINDOW_MS } as Options);
  return store;
}

const refused = ({ limit, most, seconds }: Count) =>
  rateLimited({ limit: limitInWords(limit, most), retryAfterSeconds: seconds });

function countOf(bucket: Bucket, most: number, { totalHits, resetTime }: ClientRateLimitInfo): Count {
  const leftMs = resetTime === undefined ? WINDOW_MS : resetTime.getTime() - Date.now();
  return { ...bucket, most, left: most - totalHits, seconds: Math.max(1, Math.ceil(leftMs / 1_000)) };
}

const described = new WeakMap<Request, Count>();

/** Describes the ceiling of a network only when it refuses; otherwise the headers describe the limit of the class. */
function describeStrictest(req: Request, res: Response, counts: readonly Count[]): void {
  const before = described.get(req);
  const own = counts.filter(({ limit, left }) => limit !== 'network' || left < 0);
  const [strictest] = [...(before === undefined ? [] : [before]), ...own].sort(byStrictness);
  if (strictest === undefined || strictest === before || res.headersSent) return;
  described.set(req, strictest);
  const { limit, most, left, seconds, of } = strictest;
  res.setHeader('RateLimit', `"${limit}"; r=${Math.max(0, left)}; t=${seconds}`);
  const partition = limit === 'network' ? '' : `; pk=:${partitionOf(of)}:`;
  res.setHeader('RateLimit-Policy', `"${limit}"; q=${most}; w=${WINDOW_MS / 1_000}${partition}`);
  if (left < 0) res.setHeader('Retry-After', String(seconds));
}

/** Of full buckets, the one that is full for longest comes first; of others, the one with the fewest requests left. */
const byStrictness = (one: Count, other: Count): number => {
  if (one.left < 0 && other.left < 0) return other.seconds - one.seconds;
  return one.left - other.left;
};

/** A name for the bucket that does not say whose it is. */
const partitionOf = (of: string): string => Buffer.from(hash('sha256', of, 'hex').slice(0, 12)).toString('base64');
