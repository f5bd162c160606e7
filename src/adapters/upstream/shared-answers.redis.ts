import type { Cluster, Redis } from 'ioredis';
import { z } from 'zod';
import type { Keepable, SharedAnswer, SharedAnswers } from './shared-answers.ts';

const RELEASE = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/**
 * `value` is absent when the item does not exist. `ageMs` is the age when it was stored; the time since then is derived
 * from the expiry.
 */
const Kept = z.object({ value: z.unknown().optional(), ageMs: z.number(), size: z.number(), keepMs: z.number() });

const answerKey = (key: string) => `upstream:answer:${key}`;
const claimKey = (key: string) => `upstream:claim:${key}`;

/**
 * Responses in Redis, by its clock. Each command has one key, because those of a cluster are on several servers; the commands of one turn
 * of the event loop are sent at once. Every method rejects when the server does not respond.
 */
export class RedisSharedAnswers implements SharedAnswers {
  readonly #redis: Redis | Cluster;

  constructor(redis: Redis | Cluster) {
    this.#redis = redis;
  }

  async find(keys: readonly string[]): Promise<ReadonlyMap<string, SharedAnswer>> {
    const found = await Promise.all(keys.map((key) => this.#findOne(answerKey(key))));
    return new Map(keys.flatMap((key, at) => (found[at] === undefined ? [] : [[key, found[at]]])));
  }

  async keep(answers: ReadonlyMap<string, Keepable>): Promise<void> {
    const keepOne = ([key, answer]: readonly [string, Keepable]) => {
      const keepMs = Math.ceil(answer.keepMs);
      return this.#redis.set(answerKey(key), JSON.stringify({ ...answer, keepMs }), 'PX', keepMs);
    };
    await Promise.all([...answers].map(keepOne));
  }

  async claim(keys: readonly string[], owner: string, forMs: number): Promise<ReadonlySet<string>> {
    const said = await Promise.all(keys.map((key) => this.#redis.set(claimKey(key), owner, 'PX', forMs, 'NX')));
    return new Set(keys.filter((_key, at) => said[at] === 'OK'));
  }

  async release(keys: readonly string[], owner: string): Promise<void> {
    await Promise.all(keys.map((key) => this.#redis.eval(RELEASE, 1, claimKey(key), owner)));
  }

  async #findOne(key: string): Promise<SharedAnswer | undefined> {
    const [json, leftMs] = await Promise.all([this.#redis.get(key), this.#redis.pttl(key)]);
    if (json === null || leftMs < 0) return undefined;
    const { value, ageMs, size, keepMs } = Kept.parse(JSON.parse(json));
    return { value, ageMs: ageMs + keepMs - leftMs, size };
  }
}
