import type { ApiKeyStore } from '../../../application/ports/auth.ts';
import { type ApiKey, isLiveApiKey, type NewApiKey } from '../../../domain/auth/api-key.ts';
import { tooManyApiKeys } from '../../../domain/auth/errors.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { InMemorySessionStore } from './session-store.memory.ts';

export class InMemoryApiKeyStore implements ApiKeyStore {
  /** By digest, oldest first. */
  readonly #keys = new Map<string, ApiKey>();
  readonly #sessions: InMemorySessionStore;

  /** `sessions`: the store that knows which session is live. */
  constructor(sessions = new InMemorySessionStore()) {
    this.#sessions = sessions;
  }

  async create(key: NewApiKey, digest: string, most: number, session?: string) {
    if (session !== undefined) this.#sessions.requireLive({ session, at: key.createdAt });
    if (this.#keys.has(digest)) throw new Error('the API key already exists');
    const own = [...this.#keys.values()].filter(({ wallet }) => wallet === key.wallet);
    const live = own.filter((one) => isLiveApiKey(one, key.createdAt));
    if (live.length >= most) throw tooManyApiKeys();
    const created: ApiKey = structuredClone({ ...key, id: this.#keys.size + 1 });
    this.#keys.set(digest, created);
    return structuredClone(created);
  }

  async keysOf(wallet: WalletAddress) {
    const own = [...this.#keys.values()].filter((key) => key.wallet === wallet);
    return structuredClone(own.reverse());
  }

  async findLive(digest: string) {
    const key = this.#keys.get(digest);
    return key?.revokedAt === undefined ? structuredClone(key) : undefined;
  }

  async revoke(wallet: WalletAddress, id: number, at: Date) {
    const found = this.#find(id);
    if (found === undefined || found.key.wallet !== wallet) return false;
    this.#keys.set(found.digest, { ...found.key, revokedAt: found.key.revokedAt ?? new Date(at) });
    return true;
  }

  async revokeAll(wallet: WalletAddress, at: Date) {
    const live = [...this.#keys].filter(([, key]) => key.wallet === wallet && key.revokedAt === undefined);
    for (const [digest, key] of live) this.#keys.set(digest, { ...key, revokedAt: new Date(at) });
    return live.length;
  }

  async markUsed(id: number, at: Date) {
    const found = this.#find(id);
    if (found === undefined || (found.key.lastUsedAt !== undefined && found.key.lastUsedAt >= at)) return;
    this.#keys.set(found.digest, { ...found.key, lastUsedAt: new Date(at) });
  }

  #find(id: number): { digest: string; key: ApiKey } | undefined {
    for (const [digest, key] of this.#keys) if (key.id === id) return { digest, key };
    return undefined;
  }

  about(wallet: WalletAddress) {
    return { api_keys: [...this.#keys.values()].filter((key) => key.wallet === wallet) };
  }

  erase(wallet: WalletAddress, at: Date): void {
    for (const [digest, key] of this.#keys)
      if (key.wallet === wallet) this.#keys.set(digest, { ...key, label: 'erased', revokedAt: key.revokedAt ?? at });
  }
}
