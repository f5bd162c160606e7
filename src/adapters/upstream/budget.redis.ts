import type { Redis } from 'ioredis';
import type { Allowance, Budget } from './budget.ts';

/**
 * KEYS: a list of the times of the calls, oldest first; the key of the cool-down. ARGV: calls, perMs. Times are the
 * server's, truncated to milliseconds, so a call counts for one millisecond more than `perMs`.
 */
const TAKE = `
  local rest = redis.call('PTTL', KEYS[2])
  if rest > 0 then return rest end
  local time = redis.call('TIME')
  local now, calls, per = time[1] * 1000 + math.floor(time[2] / 1000), tonumber(ARGV[1]), tonumber(ARGV[2])
  local oldest = tonumber(redis.call('LINDEX', KEYS[1], 0))
  while oldest and oldest < now - per do
    redis.call('LPOP', KEYS[1])
    oldest = tonumber(redis.call('LINDEX', KEYS[1], 0))
  end
  if redis.call('LLEN', KEYS[1]) >= calls then return oldest + per + 1 - now end
  redis.call('RPUSH', KEYS[1], string.format('%.0f', now))
  redis.call('PEXPIRE', KEYS[1], per + 1000)
  return 0`;

const REST = `
  if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '', 'PX', ARGV[1]) end`;

/** Counts the calls of all processes, by the server's clock, with an exact sliding window. Rejects when the server does not respond. */
export class RedisBudget implements Budget {
  readonly #redis: Redis;
  readonly #callsKey: string;
  readonly #restKey: string;
  readonly #allowance: Allowance;

  constructor(redis: Redis, name: string, allowance: Allowance) {
    this.#redis = redis;
    this.#callsKey = `upstream:{${name}}:calls`;
    this.#restKey = `upstream:{${name}}:rest`;
    this.#allowance = allowance;
  }

  async take(): Promise<number> {
    const { calls, perMs } = this.#allowance;
    return (await this.#redis.eval(TAKE, 2, this.#callsKey, this.#restKey, calls, perMs)) as number;
  }

  async rest(ms: number): Promise<void> {
    if (ms >= 1) await this.#redis.eval(REST, 1, this.#restKey, Math.ceil(ms));
  }
}
