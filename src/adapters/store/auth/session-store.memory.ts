import type { SessionStore } from '../../../application/ports/auth/session-store.ts';
import type { Acting, Session } from '../../../domain/auth/session.ts';
import { signInRequired } from '../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { copyOf, purged } from '../shared/values.ts';

export class InMemorySessionStore implements SessionStore {
  readonly #sessions = new Map<string, Session & { revokedAt?: Date }>();

  async open(session: Session) {
    if (this.#sessions.has(session.id)) throw new Error(`session ${session.id} already exists`);
    this.#sessions.set(session.id, copyOf(session));
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
