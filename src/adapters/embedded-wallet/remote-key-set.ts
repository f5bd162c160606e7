import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../application/ports/system.ts';
import { embeddedWalletUnavailable } from '../../domain/auth/errors.ts';
import { HttpExchange } from '../outbound/http-exchange.ts';
import { jsonOf } from '../outbound/json.ts';

/** Keys are read again after this time, so that a withdrawn key is not trusted for longer. */
const FRESH_MS = 60 * 60 * 1000;
/** While the keys cannot be read, the last ones are used for this long. */
const STALE_MS = 6 * 60 * 60 * 1000;
/** The minimum time between two reads, so that unknown key ids or a provider outage do not cause a flood of requests. */
const COOL_DOWN_MS = 60 * 1000;

type Keys = Readonly<{ byId: ReadonlyMap<string, KeyObject>; readAt: number }>;

/** The cached keys of a URL. An unknown key id triggers a new read, at most once a minute. */
export class RemoteKeySet {
  readonly #source: KeySetSource;
  readonly #clock: Clock;
  #keys: Keys | undefined;
  #reading: Promise<void> | undefined;
  #triedAt = Number.NEGATIVE_INFINITY;
  #trouble: unknown;

  constructor(source: KeySetSource, clock: Clock) {
    this.#source = source;
    this.#clock = clock;
  }

  /** Undefined when the key set has no such key. Rejects with EMBEDDED_WALLET_UNAVAILABLE when the key set cannot be read. */
  async find(kid: string): Promise<KeyObject | undefined> {
    if (this.#ageMs() >= FRESH_MS || !this.#keys?.byId.has(kid)) await this.#readAgain();
    const known = this.#ageMs() < STALE_MS ? this.#keys?.byId.get(kid) : undefined;
    if (known === undefined && this.#trouble !== undefined) throw embeddedWalletUnavailable.because(this.#trouble);
    return known;
  }

  /** One read at a time; concurrent callers wait for it. */
  async #readAgain(): Promise<void> {
    if (this.#reading === undefined && this.#now() - this.#triedAt >= COOL_DOWN_MS) this.#reading = this.#read();
    await this.#reading;
  }

  async #read(): Promise<void> {
    this.#triedAt = this.#now();
    try {
      this.#keys = { byId: await readKeySet(this.#source), readAt: this.#now() };
      this.#trouble = undefined;
    } catch (error) {
      this.#trouble = error;
    } finally {
      this.#reading = undefined;
    }
  }

  #ageMs(): number {
    return this.#keys === undefined ? Number.POSITIVE_INFINITY : this.#now() - this.#keys.readAt;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

/** A typical key set is about 1 KB. */
const exchange = new HttpExchange({ maxBytes: 64 * 1024 });

const KeySet = z.object({ keys: z.array(z.looseObject({})).max(100) });
const SigningKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string().min(1),
  alg: z.literal('ES256').optional(),
  use: z.literal('sig').optional(),
});

type KeySetSource = Readonly<{ url: string; timeoutMs: number }>;

/** Reads the ES256 keys of a JSON Web Key Set (RFC 7517), by id; other keys are ignored. Rejects when the set cannot be read. */
async function readKeySet({ url, timeoutMs }: KeySetSource): Promise<ReadonlyMap<string, KeyObject>> {
  const headers = { accept: 'application/json' };
  const { status, text } = await exchange.send({ method: 'GET', url, headers }, AbortSignal.timeout(timeoutMs));
  if (status < 200 || status > 299) throw new Error(`the key set cannot be read (HTTP ${status})`);
  const { keys } = KeySet.parse(jsonOf(text));
  const signing = keys.flatMap((key) => SigningKey.safeParse(key).data ?? []);
  if (signing.length === 0) throw new Error('the key set holds no ES256 key');
  return new Map(
    signing.map(({ kty, crv, x, y, kid }) => [kid, createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' })]),
  );
}
