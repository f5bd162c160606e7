import type { ApiKeyStore } from '../../../application/ports/auth.ts';
import type { ApiKey, NewApiKey } from '../../../domain/auth/api-key.ts';
import { tooManyApiKeys } from '../../../domain/auth/errors.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { oneAtATime } from '../shared/locks.ts';
import { type RowOf, rowsOf } from '../shared/record-rows.ts';
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
        const [row] = await trx<ApiKeyRow>('api_keys')
          .insert({ ...keys.toRow(key), digest })
          .returning('*');
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

type Numbered = Omit<ApiKey, 'id'>;
const keys = rowsOf<Numbered>()([
  'wallet',
  'label',
  'lastFour',
  'scopes',
  'createdAt',
  'expiresAt',
  'lastUsedAt',
  'revokedAt',
]);
type ApiKeyRow = RowOf<Numbered> & { id: string; digest: string };

const toApiKey = (row: ApiKeyRow): ApiKey => ({ id: Number(row.id), ...keys.toRecord(row) });
