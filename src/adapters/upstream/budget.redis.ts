import type { Cluster, Redis } from 'ioredis';
import type { Budget } from './budget.ts';
import type { Allowance } from './fair-share.ts';
import { isService, isStranger, type Shares, sharesOf } from './fair-share.ts';
import { type Payer, SERVICE } from './payer.ts';

/**
 * The rules of `fair-share.ts`. KEYS: a list of the calls, oldest first, each with its time, network and wallet; the key of the
 * cool-down. Times are the server's, truncated to milliseconds, so a call counts for one millisecond more than its window.
 */
const TAKE = `
  local rest = redis.call('PTTL', KEYS[2])
  if rest > 0 then return rest end
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local calls, per, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  local capacity, callers, strangers = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
  local shares, stranger, network, wallet = ARGV[7] == '1', ARGV[8] == '1', ARGV[9], ARGV[10]
  local function new() return { count = 0 } end
  local live, recent, ofCallers, ofStrangers, ofNetwork, ofWallet = new(), new(), new(), new(), new(), new()
  local function count(group, at)
    group.count = group.count + 1
    group.oldest = group.oldest or at
  end
  local over = 0
  for _, call in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
    local text, byNetwork, byWallet = string.match(call, '^(%d+) (%S*) (%S*)$')
    local at = tonumber(text)
    if at < now - window then
      over = over + 1
    else
      count(live, at)
      if at >= now - per then count(recent, at) end
      if byNetwork ~= '' then count(ofCallers, at) end
      if byNetwork ~= '' and byWallet == '' then count(ofStrangers, at) end
      if byNetwork == network then count(ofNetwork, at) end
      if byWallet ~= '' and byWallet == wallet then count(ofWallet, at) end
    end
  end
  if over > 0 then redis.call('LTRIM', KEYS[1], over, -1) end
  local wait = 0
  local function waitFor(group, ms) wait = math.max(wait, group.oldest + ms + 1 - now) end
  if recent.count >= calls then waitFor(recent, per) end
  if shares then
    local pools = { { live, capacity }, { ofCallers, callers }, stranger and { ofStrangers, strangers } or nil }
    local left = capacity
    for _, pool in ipairs(pools) do
      left = math.max(0, math.min(left, pool[2] - pool[1].count))
      if pool[1].count >= pool[2] then waitFor(pool[1], window) end
    end
    for _, own in ipairs({ ofNetwork, ofWallet }) do
      if own.count > 0 and own.count >= math.ceil((left + own.count) / 4) then waitFor(own, window) end
    end
  end
  if wait > 0 then return wait end
  redis.call('RPUSH', KEYS[1], string.format('%.0f %s %s', now, network, wallet))
  redis.call('PEXPIRE', KEYS[1], window + 1000)
  return 0`;

const REST = `
  if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '', 'PX', ARGV[1]) end`;

const LEFT = `
  if redis.call('PTTL', KEYS[2]) > 0 then return 0 end
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local recent = 0
  for _, call in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
    if tonumber(string.match(call, '^%d+')) >= now - tonumber(ARGV[2]) then recent = recent + 1 end
  end
  return math.max(0, tonumber(ARGV[1]) - recent)`;

/** Counts the calls of all processes, by the server's clock, with an exact sliding window. Rejects when the server does not respond. */
export class RedisBudget implements Budget {
  readonly #redis: Redis | Cluster;
  readonly #callsKey: string;
  readonly #restKey: string;
  readonly #allowance: Allowance;
  readonly #shares: Shares;

  constructor(redis: Redis | Cluster, name: string, allowance: Allowance) {
    this.#redis = redis;
    this.#callsKey = `upstream:{${name}}:paid-calls`;
    this.#restKey = `upstream:{${name}}:rest`;
    this.#allowance = allowance;
    this.#shares = sharesOf(allowance);
  }

  async take(payer: Payer = SERVICE): Promise<number> {
    const { calls, perMs } = this.#allowance;
    const { windowMs, capacity, callers, strangers } = this.#shares;
    const flags = [isService(payer) ? 0 : 1, isStranger(payer) ? 1 : 0];
    const limits = [calls, perMs, windowMs, capacity, callers, strangers];
    const given = [...limits, ...flags, payer.network, payer.wallet];
    return (await this.#redis.eval(TAKE, 2, this.#callsKey, this.#restKey, ...given)) as number;
  }

  async rest(ms: number): Promise<void> {
    if (ms >= 1) await this.#redis.eval(REST, 1, this.#restKey, Math.ceil(ms));
  }

  async left(): Promise<number> {
    const { calls, perMs } = this.#allowance;
    return (await this.#redis.eval(LEFT, 2, this.#callsKey, this.#restKey, calls, perMs)) as number;
  }
}
