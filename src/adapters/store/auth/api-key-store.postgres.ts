import type { ApiKeyStore } from '../../../application/ports/auth.ts';
import type { ApiKey, NewApiKey } from '../../../domain/auth/api-key.ts';
import { tooManyApiKeys } from '../../../domain/auth/errors.ts';
import type { Scope } from '../../../domain/auth/scope.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { oneAtATime } from '../shared/locks.ts';
import { present } from '../shared/values.ts';
import { requireLive } from './session-store.postgres.ts';

export class PostgresApiKeyStore extends DatabaseStore implements ApiKeyStore {
  async create(key: NewApiKey, digest: string, most: number, session?: string) {
    return await answerOf(
      this.db.transaction(async (trx) => {
        if (session !== undefined) await requireLive(trx, { session, at: key.createdAt });
        await oneAtATime(trx, 'api_keys', key.wallet);
        const live = await trx('api_keys')
          .where({ wallet: key.wallet, revoked_at: null })
          .andWhere(trx.raw('(expires_at is null or expires_at > ?)', [key.createdAt]))
          .select('id');
        if (live.length >= most) throw tooManyApiKeys();
        const [row] = await trx<ApiKeyRow>('api_keys').insert(toRow(key, digest)).returning('*');
        if (row === undefined) throw new Error('the database did not return the inserted API key');
        return toApiKey(row);
      }),
    );
  }

  async keysOf(wallet: WalletAddress) {
    const newestFirst = this.db<ApiKeyRow>('api_keys').where({ wallet }).orderBy('id', 'desc');
    return (await answerOf(newestFirst)).map(toApiKey);
  }

  async findLive(digest: string) {
    const row = await answerOf(this.db<ApiKeyRow>('api_keys').where({ digest, revoked_at: null }).first());
    return row && toApiKey(row);
  }

  async revoke(wallet: WalletAddress, id: number, at: Date) {
    const revoked = this.db('api_keys').where({ wallet, id });
    return (await answerOf(revoked.update({ revoked_at: this.db.raw('coalesce(revoked_at, ?)', [at]) }))) === 1;
  }

  async revokeAll(wallet: WalletAddress, at: Date) {
    return await answerOf(this.db('api_keys').where({ wallet, revoked_at: null }).update({ revoked_at: at }));
  }

  async markUsed(id: number, at: Date) {
    const earlier = this.db.raw('(last_used_at is null or last_used_at < ?)', [at]);
    await answerOf(this.db('api_keys').where({ id }).andWhere(earlier).update({ last_used_at: at }));
  }
}

type ApiKeyRow = {
  id: string;
  wallet: WalletAddress;
  digest: string;
  label: string;
  last_four: string;
  scopes: Scope[];
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
};

const toRow = ({ wallet, label, lastFour, scopes, createdAt, expiresAt }: NewApiKey, digest: string) => ({
  wallet,
  digest,
  label,
  last_four: lastFour,
  scopes: [...scopes],
  created_at: createdAt,
  expires_at: expiresAt ?? null,
});

const toApiKey = (row: ApiKeyRow): ApiKey =>
  present({
    id: Number(row.id),
    wallet: row.wallet,
    label: row.label,
    lastFour: row.last_four,
    scopes: row.scopes,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  });
