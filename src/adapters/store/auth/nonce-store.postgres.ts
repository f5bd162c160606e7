import type { NonceStore } from '../../../application/ports/auth/nonce-store.ts';
import { answerOf, DatabaseStore, deleteBefore } from '../shared/database-answer.ts';

export class PostgresNonceStore extends DatabaseStore implements NonceStore {
  async issue(nonce: string, expiresAt: Date) {
    await answerOf(this.db('sign_in_nonces').insert({ nonce, expires_at: expiresAt }));
  }

  async consume(nonce: string, now: Date) {
    const consumed = this.db('sign_in_nonces').where({ nonce }).where('expires_at', '>', now).del();
    return (await answerOf(consumed)) === 1;
  }

  async purgeExpired(before: Date, limit: number) {
    return await deleteBefore(this.db, 'sign_in_nonces', 'expires_at', before, limit);
  }
}
