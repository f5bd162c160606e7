import type { SessionStore } from '../../../application/ports/auth/session-store.ts';
import type { Session } from '../../../domain/auth/session.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore, deleteBefore } from '../shared/database-answer.ts';

export class PostgresSessionStore extends DatabaseStore implements SessionStore {
  async open({ id, wallet, provider, createdAt, expiresAt }: Session) {
    await answerOf(this.db('sessions').insert({ id, wallet, provider, created_at: createdAt, expires_at: expiresAt }));
  }

  async revoke(id: string, at: Date) {
    await answerOf(this.db('sessions').where({ id, revoked_at: null }).update({ revoked_at: at }));
  }

  async revokeAll(wallet: WalletAddress, at: Date) {
    const live = this.db('sessions').where({ wallet, revoked_at: null }).where('expires_at', '>', at);
    const rows: { id: string }[] = await answerOf(live.update({ revoked_at: at }).returning('id'));
    return rows.map(({ id }) => id);
  }

  async isLive(id: string, now: Date) {
    const live = this.db('sessions').where({ id, revoked_at: null }).where('expires_at', '>', now);
    return (await answerOf(live.first('id'))) !== undefined;
  }

  async purgeExpired(before: Date, limit: number) {
    return await deleteBefore(this.db, 'sessions', 'expires_at', before, limit);
  }
}
