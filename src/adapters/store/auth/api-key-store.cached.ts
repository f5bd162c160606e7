import { LRUCache } from 'lru-cache';
import type { ApiKeyStore, Freshness } from '../../../application/ports/auth.ts';
import type { Clock } from '../../../application/ports/system.ts';
import type { ApiKey, NewApiKey } from '../../../domain/auth/api-key.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { whenUnitEnds } from '../shared/unit-of-work.ts';

const MEMORY_MS = 5_000;
const MAX_KEYS = 10_000;

type Known = Readonly<{ key: ApiKey; until: number }>;

/**
 * Caches active keys for five seconds: a key revoked by this process is rejected at once, by another process within
 * that time, and at once where it is asked for afresh. Unknown keys are not cached, so a new key works at once. What a
 * unit of work revokes is forgotten again when it ends: until then others read, and remember, what was before.
 */
export class CachedApiKeyStore implements ApiKeyStore {
  readonly #inner: ApiKeyStore;
  readonly #clock: Clock;
  readonly #digests = new Map<number, string>();
  readonly #known = new LRUCache<string, Known>({
    max: MAX_KEYS,
    dispose: ({ key }, _digest, reason) => {
      if (reason !== 'set') this.#digests.delete(key.id);
    },
  });
  /** Incremented with every revocation: a look-up that started before a revocation is not cached after it. */
  #revocations = 0;

  constructor(inner: ApiKeyStore, clock: Clock) {
    this.#inner = inner;
    this.#clock = clock;
  }

  async create(key: NewApiKey, digest: string, most: number, session?: string) {
    return await this.#inner.create(key, digest, most, session);
  }

  async keysOf(wallet: WalletAddress) {
    return await this.#inner.keysOf(wallet);
  }

  async findLive(digest: string, freshness?: Freshness) {
    const known = freshness === 'afresh' ? undefined : this.#known.get(digest);
    if (known !== undefined && this.#clock.now().getTime() < known.until) return structuredClone(known.key);
    const revocations = this.#revocations;
    const key = await this.#inner.findLive(digest);
    if (key === undefined) this.#known.delete(digest);
    else if (revocations === this.#revocations) this.#remember(digest, key, this.#clock.now().getTime() + MEMORY_MS);
    return key;
  }

  async revoke(wallet: WalletAddress, id: number, at: Date) {
    this.#forget(id);
    const revoked = await this.#inner.revoke(wallet, id, at);
    this.#forget(id);
    whenUnitEnds(() => this.#forget(id));
    return revoked;
  }

  async revokeAll(wallet: WalletAddress, at: Date) {
    this.#forgetAll(wallet);
    const revoked = await this.#inner.revokeAll(wallet, at);
    this.#forgetAll(wallet);
    whenUnitEnds(() => this.#forgetAll(wallet));
    return revoked;
  }

  async markUsed(id: number, at: Date) {
    await this.#inner.markUsed(id, at);
    const digest = this.#digests.get(id);
    const known = digest === undefined ? undefined : this.#known.peek(digest);
    if (digest !== undefined && known !== undefined)
      this.#remember(digest, { ...known.key, lastUsedAt: at }, known.until);
  }

  #remember(digest: string, key: ApiKey, until: number): void {
    this.#known.set(digest, { key: structuredClone(key), until });
    this.#digests.set(key.id, digest);
  }

  #forgetAll(wallet: WalletAddress): void {
    this.#revocations += 1;
    for (const [digest, { key }] of this.#known.entries()) if (key.wallet === wallet) this.#known.delete(digest);
  }

  #forget(id: number): void {
    this.#revocations += 1;
    const digest = this.#digests.get(id);
    if (digest !== undefined) this.#known.delete(digest);
  }
}
