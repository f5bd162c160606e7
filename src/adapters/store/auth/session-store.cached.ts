import { LRUCache } from 'lru-cache';
import type { Freshness, SessionStore } from '../../../application/ports/auth.ts';
import type { Clock } from '../../../application/ports/system.ts';
import type { Session } from '../../../domain/auth/session.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { whenUnitEnds } from '../shared/unit-of-work.ts';

const MEMORY_MS = 5_000;
const MAX_ANSWERS = 10_000;

type Answer = Readonly<{ live: boolean; until: number }>;
type LookUp = { readonly id: string; revoked: boolean };

/**
 * Caches for five seconds whether a session is active. A session revoked by this process is rejected at once, even by a
 * look-up in progress; one revoked by another process, or expired (which its token also states), within five seconds, and at
 * once where it is asked for afresh. What a unit of work changes is looked up again when it ends: until then others read, and
 * remember, what was before.
 */
export class CachedSessionStore implements SessionStore {
  readonly #inner: SessionStore;
  readonly #clock: Clock;
  readonly #answers = new LRUCache<string, Answer>({ max: MAX_ANSWERS });
  readonly #lookUps = new Set<LookUp>();
  /** A look-up that started before a clearing is not remembered after it. */
  #clearings = 0;

  constructor(inner: SessionStore, clock: Clock) {
    this.#inner = inner;
    this.#clock = clock;
  }

  async open(session: Session) {
    await this.#inner.open(session);
    this.#noteOpened(session);
  }

  async openWithNonce(session: Session, nonce: string, now: Date) {
    const isOpen = await this.#inner.openWithNonce(session, nonce, now);
    this.#noteOpened(session);
    return isOpen;
  }

  #noteOpened({ id }: Session): void {
    this.#answers.delete(id);
    whenUnitEnds(() => this.#startOver([]));
  }

  /** Rejects the session before and after the store is updated: a look-up in between may have read the old state. */
  async revoke(id: string, at: Date) {
    this.#refuse(id);
    await this.#inner.revoke(id, at);
    this.#refuse(id);
    whenUnitEnds((isCommitted) => this.#startOver(isCommitted ? [id] : []));
  }

  /** An erasure may have deleted rows of the wallet, whose ids nobody knows any more: everything is looked up again. */
  async revokeAll(wallet: WalletAddress, at: Date) {
    const ids = await this.#inner.revokeAll(wallet, at);
    this.#startOver(ids);
    whenUnitEnds((isCommitted) => this.#startOver(isCommitted ? ids : []));
    return ids;
  }

  async isLive(id: string, now: Date, freshness?: Freshness) {
    const answer = freshness === 'afresh' ? undefined : this.#answers.get(id);
    if (answer !== undefined && this.#clock.now().getTime() < answer.until) return answer.live;
    const lookUp: LookUp = { id, revoked: false };
    const clearings = this.#clearings;
    this.#lookUps.add(lookUp);
    try {
      const live = (await this.#inner.isLive(id, now)) && !lookUp.revoked;
      if (clearings === this.#clearings) this.#remember(id, live);
      return live;
    } finally {
      this.#lookUps.delete(lookUp);
    }
  }

  async liveOf(wallet: WalletAddress, now: Date) {
    return await this.#inner.liveOf(wallet, now);
  }

  async purgeExpired(before: Date, limit: number) {
    return await this.#inner.purgeExpired(before, limit);
  }

  /** Forgets everything, and refuses these. */
  #startOver(revoked: readonly string[]): void {
    this.#answers.clear();
    this.#clearings += 1;
    for (const id of revoked) this.#refuse(id);
  }

  #refuse(id: string): void {
    for (const lookUp of this.#lookUps) if (lookUp.id === id) lookUp.revoked = true;
    this.#remember(id, false);
  }

  #remember(id: string, live: boolean): void {
    this.#answers.set(id, { live, until: this.#clock.now().getTime() + MEMORY_MS });
  }
}
