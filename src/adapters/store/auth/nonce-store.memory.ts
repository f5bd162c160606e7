import type { NonceStore } from '../../../application/ports/auth/nonce-store.ts';
import { purged } from '../shared/values.ts';

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
