import type { ClientRateLimitInfo } from 'express-rate-limit';
import type { Cluster, Redis } from 'ioredis';

/** A window begins with its first request. */
const COUNT = `
  local left = redis.call('PTTL', KEYS[1])
  if left <= 0 then
    redis.call('SET', KEYS[1], 1, 'PX', ARGV[1])
    return { 1, tonumber(ARGV[1]) }
  end
  return { redis.call('INCR', KEYS[1]), left }`;

/** Rate limit windows in Redis, by its clock, shared by all processes. */
export class RedisRateLimitStore {
  readonly #redis: Redis | Cluster;
  readonly #windowMs: number;

  constructor(redis: Redis | Cluster, windowMs: number) {
    this.#redis = redis;
    this.#windowMs = windowMs;
  }

  /** Rejects when the server does not respond. */
  async increment(key: string): Promise<ClientRateLimitInfo> {
    const [totalHits, leftMs] = (await this.#redis.eval(COUNT, 1, key, this.#windowMs)) as [number, number];
    return { totalHits, resetTime: new Date(Date.now() + leftMs) };
  }
}
