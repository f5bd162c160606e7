import type { ChainableCommander, Redis } from 'ioredis';
import { z } from 'zod';
import type { Keepable, SharedAnswer, SharedAnswers } from './shared-answers.ts';

const RELEASE = `
  for _, key in ipairs(KEYS) do
    if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
  end`;

/**
 * `value` is absent when the item does not exist. `ageMs` is the age when it was stored; the time since then is derived
 * from the expiry.
 */
const Kept = z.object({ value: z.unknown().optional(), ageMs: z.number(), size: z.number(), keepMs: z.number() });

const answerKey = (key: string) => `upstream:answer:${key}`;
const claimKey = (key: string) => `upstream:claim:${key}`;

/** Responses in Redis, by its clock. Every method rejects when the server does not respond. */
export class RedisSharedAnswers implements SharedAnswers {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async find(keys: readonly string[]): Promise<ReadonlyMap<string, SharedAnswer>> {
    const asking = this.#redis.pipeline();
    for (const key of keys) asking.get(answerKey(key)).pttl(answerKey(key));
    const said = await resultsOf(asking);
    return new Map(
      keys.flatMap((key, i) => {
        const [json, leftMs] = [said[2 * i], said[2 * i + 1]];
        if (typeof json !== 'string' || typeof leftMs !== 'number' || leftMs < 0) return [];
        const { value, ageMs, size, keepMs } = Kept.parse(JSON.parse(json));
        return [[key, { value, ageMs: ageMs + keepMs - leftMs, size }]];
      }),
    );
  }

  async keep(answers: ReadonlyMap<string, Keepable>): Promise<void> {
    const keeping = this.#redis.pipeline();
    for (const [key, answer] of answers) {
      const keepMs = Math.ceil(answer.keepMs);
      keeping.set(answerKey(key), JSON.stringify({ ...answer, keepMs }), 'PX', keepMs);
    }
    await resultsOf(keeping);
  }

  async claim(keys: readonly string[], owner: string, forMs: number): Promise<ReadonlySet<string>> {
    const claiming = this.#redis.pipeline();
    for (const key of keys) claiming.set(claimKey(key), owner, 'PX', forMs, 'NX');
    const said = await resultsOf(claiming);
    return new Set(keys.filter((_key, i) => said[i] === 'OK'));
  }

  async release(keys: readonly string[], owner: string): Promise<void> {
    if (keys.length > 0) await this.#redis.eval(RELEASE, keys.length, ...keys.map(claimKey), owner);
  }
}

/** The reply to each command. Rejects with the first error among them. */
async function resultsOf(commands: ChainableCommander): Promise<readonly unknown[]> {
  return ((await commands.exec()) ?? []).map(([error, result]) => {
    if (error !== null) throw error;
    return result;
  });
}
