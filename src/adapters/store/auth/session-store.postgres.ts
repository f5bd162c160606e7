import type { Knex } from 'knex';
import type { NonceStore, SessionStore, TryCounts } from '../../../application/ports/auth.ts';
import type { Acting, Session } from '../../../domain/auth/session.ts';
import { signInRequired } from '../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore, deleteBefore } from '../shared/database-answer.ts';

export class PostgresSessionStore extends DatabaseStore implements SessionStore {
  async open({ id, wallet, provider, createdAt, expiresAt }: Session) {
    await answerOf(this.db('sessions').insert({ id, wallet, provider, created_at: createdAt, expires_at: expiresAt }));
  }

  async openWithNonce({ id, wallet, provider, createdAt, expiresAt }: Session, nonce: string, now: Date) {
    const opened = await this.rows(
      `with consumed as (delete from sign_in_nonces where nonce = :nonce and expires_at > :now returning nonce)
       insert into sessions (id, wallet, provider, created_at, expires_at)
       select :id, :wallet, :provider, :createdAt, :expiresAt from consumed returning id`,
      { nonce, now, id, wallet, provider, createdAt, expiresAt },
    );
    return opened.length > 0;
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

  async liveOf(wallet: WalletAddress, now: Date): Promise<readonly Session[]> {
    const live = this.db<SessionRow>('sessions').where({ wallet, revoked_at: null }).where('expires_at', '>', now);
    const rows = await answerOf(live.orderBy('created_at', 'desc'));
    return rows.map(({ id, provider, created_at, expires_at }) => ({
      ...{ id, wallet, provider },
      createdAt: created_at,
      expiresAt: expires_at,
    }));
  }

  async purgeExpired(before: Date, limit: number) {
    return await deleteBefore(this.db, 'sessions', 'expires_at', before, limit);
  }
}

type SessionRow = Pick<Session, 'id' | 'wallet' | 'provider'> & {
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
};

/**
 * Rejects with UNAUTHENTICATED unless the session is live in the store itself. Locks its row, so that it does not end before the
 * transaction. An erasure ends sessions after it has locked the standing and the user: lock those first.
 */
export async function requireLive(trx: Knex, { session, at }: Acting): Promise<void> {
  const live = trx('sessions').where({ id: session, revoked_at: null }).where('expires_at', '>', at);
  if ((await live.forShare().first('id')) === undefined) throw signInRequired();
}

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

export class PostgresTryCounts extends DatabaseStore implements TryCounts {
  async count(name: string, windowMs: number, now: Date) {
    const { rows } = await answerOf(
      this.db.raw<{ rows: [{ count: number }] }>(
        `insert into try_counts as kept (name, count, ends_at) values (:name, 1, :endsAt)
         on conflict (name) do update set
           count = case when kept.ends_at > :now then kept.count + 1 else 1 end,
           ends_at = case when kept.ends_at > :now then kept.ends_at else excluded.ends_at end
         returning count`,
        { name, now, endsAt: new Date(now.getTime() + windowMs) },
      ),
    );
    return rows[0].count;
  }

  async purgeExpired(before: Date, limit: number) {
    return await deleteBefore(this.db, 'try_counts', 'ends_at', before, limit);
  }
}
