import type { Knex } from 'knex';
import type { NonceStore } from '../../../application/ports/auth.ts';
import { answerOf } from '../shared/database-answer.ts';
import { deleteBatch } from '../shared/delete-batch.ts';

export class PostgresNonceStore implements NonceStore {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async issue(nonce: string, expiresAt: Date) {
    await answerOf(this.#db('sign_in_nonces').insert({ nonce, expires_at: expiresAt }));
  }

  async consume(nonce: string, now: Date) {
    const consumed = this.#db('sign_in_nonces').where({ nonce }).where('expires_at', '>', now).del();
    return (await answerOf(consumed)) === 1;
  }

  async purgeExpired(before: Date, limit: number) {
    return await deleteBatch(this.#db, 'sign_in_nonces', {
      where: 'expires_at < :before',
      oldest: 'expires_at',
      before,
      limit,
    });
  }
}
