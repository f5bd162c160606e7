import type { ApiKeyStore, NonceStore, SessionStore, TryCounts } from '../../../application/ports/auth.ts';
import { type ApiKey, isLiveApiKey, type NewApiKey } from '../../../domain/auth/api-key.ts';
import { tooManyApiKeys } from '../../../domain/auth/errors.ts';
import type { Acting, Session } from '../../../domain/auth/session.ts';
import { signInRequired } from '../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { copyOf, purged } from '../shared/values.ts';

export class InMemorySessionStore implements SessionStore {
  readonly #sessions = new Map<string, Session & { revokedAt?: Date }>();
  readonly #nonces: InMemoryNonceStore;

  /** `nonces`: the store of those that a sign-in consumes. */
  constructor(nonces = new InMemoryNonceStore()) {
    this.#nonces = nonces;
  }

  async open(session: Session) {
    this.#requireNew(session);
    this.#sessions.set(session.id, copyOf(session));
  }

  async openWithNonce(session: Session, nonce: string, now: Date) {
    this.#requireNew(session);
    if (!(await this.#nonces.consume(nonce, now))) return false;
    this.#sessions.set(session.id, copyOf(session));
    return true;
  }

  #requireNew({ id }: Session): void {
    if (this.#sessions.has(id)) throw new Error(`session ${id} already exists`);
  }

  async revoke(id: string, at: Date) {
    const session = this.#sessions.get(id);
    if (session !== undefined) session.revokedAt ??= new Date(at);
  }

  async revokeAll(wallet: WalletAddress, at: Date) {
    const live = [...this.#sessions.values()].filter(
      (session) => session.wallet === wallet && session.revokedAt === undefined && session.expiresAt > at,
    );
    for (const session of live) session.revokedAt = new Date(at);
    return live.map(({ id }) => id);
  }

  /** For the in-memory stores that check it in one step with their own records. */
  requireLive({ session, at }: Acting): void {
    if (!this.#isLive(session, at)) throw signInRequired();
  }

  async isLive(id: string, now: Date) {
    return this.#isLive(id, now);
  }

  #isLive(id: string, now: Date): boolean {
    const session = this.#sessions.get(id);
    return session !== undefined && session.revokedAt === undefined && session.expiresAt > now;
  }

  async liveOf(wallet: WalletAddress, now: Date) {
    const live = this.about(wallet).sessions.filter(({ id }) => this.#isLive(id, now));
    return copyOf(live)
      .map(({ id, provider, createdAt, expiresAt }) => ({ id, wallet, provider, createdAt, expiresAt }))
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  }

  async purgeExpired(before: Date, limit: number) {
    return purged(this.#sessions, limit, ({ expiresAt }) => expiresAt < before);
  }

  about(wallet: WalletAddress) {
    return { sessions: [...this.#sessions.values()].filter((session) => session.wallet === wallet) };
  }

  erase(wallet: WalletAddress): void {
    for (const { id } of this.about(wallet).sessions) this.#sessions.delete(id);
  }
}

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

export class InMemoryNonceStore implements NonceStore {
  readonly #expiries = new Map<string, Date>();

  async issue(nonce: string, expiresAt: Date) {
    if (this.#expiries.has(nonce)) throw new Error('the nonce was already issued');
    this.#expiries.set(nonce, new Date(expiresAt));
  }

  async consume(nonce: string, now: Date) {
    const expiresAt = this.#expiries.get(nonce);
    return expiresAt !== undefined && expiresAt > now && this.#expiries.delete(nonce);
  }

  async purgeExpired(before: Date, limit: number) {
    return purged(this.#expiries, limit, (expiresAt) => expiresAt < before);
  }
}

export class InMemoryTryCounts implements TryCounts {
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  async count(name: string, windowMs: number, now: Date) {
    const open = this.#windows.get(name);
    const window =
      open !== undefined && open.endsAt > now.getTime() ? open : { count: 0, endsAt: now.getTime() + windowMs };
    window.count += 1;
    this.#windows.set(name, window);
    return window.count;
  }

  async purgeExpired(before: Date, limit: number) {
    return purged(this.#windows, limit, ({ endsAt }) => endsAt < before.getTime());
  }
}
