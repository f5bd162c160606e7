import type { UserDirectory } from '../../../application/ports/operator.ts';
import type { UserEntry, UserFilter } from '../../../domain/operator/user-entry.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { lockStanding, projectStanding } from '../kyc/kyc-store.rows.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { present } from '../shared/values.ts';

/** Granted tiers that ended since somebody last looked; few, because each is derived again once. */
const ENDED_AT_ONCE = 1_000;

/** Each filter is an index condition, and the order is that of the index: a page takes as long in a large table as in a small one. */
export class PostgresUserDirectory extends DatabaseStore implements UserDirectory {
  async page(filter: UserFilter, { limit, cursor }: PageRequest, now: Date) {
    await this.#endExpired(now);
    const rows = await answerOf(this.#matching(filter, cursor, limit + 1));
    return pageByPosition(
      rows.map((row) => ({ position: Number(row.id), item: toEntry(row) })),
      limit,
    );
  }

  async among(addresses: readonly string[], limit: number) {
    // Without an order, which would make the planner read all users from the newest on.
    const users = this.db('users').whereRaw('lower(wallet) = any(?)', [[...addresses]] as never[]);
    const wallets: WalletAddress[] = await answerOf(users.pluck('wallet'));
    return wallets.slice(0, limit);
  }

  async namesOf(wallets: readonly WalletAddress[]) {
    const users = this.db<Pick<EntryRow, 'wallet' | 'name' | 'username'>>('users').whereIn('wallet', [...wallets]);
    const rows = await answerOf(users.select('wallet', 'name', 'username'));
    return new Map(
      rows.flatMap(({ wallet, name, username }) => {
        const shown = name ?? username;
        return shown === null ? [] : [[wallet, shown] as const];
      }),
    );
  }

  async abbreviated(start: string, end: string, limit: number) {
    return await this.#walletsWhere('lower(wallet) like ?', [`${start}%${end}`], limit);
  }

  #matching(filter: UserFilter, cursor: string | undefined, count: number): PromiseLike<EntryRow[]> {
    const users = this.#newest(filter, cursor, count).select(...COLUMNS);
    if (filter.query !== undefined) users.whereIn('id', this.#found(filter.query, filter, cursor, count));
    return users as unknown as PromiseLike<EntryRow[]>;
  }

  #newest({ kyc, tier, blocked, from, to }: UserFilter, cursor: string | undefined, count: number) {
    const users = this.db('users').orderBy('id', 'desc').limit(count);
    if (cursor !== undefined) users.where('id', '<', positionIn(cursor));
    if (kyc !== undefined) users.where('kyc_status', kyc);
    if (tier !== undefined) users.where('kyc_tier', tier);
    if (from !== undefined) users.where('created_at', '>=', from);
    if (to !== undefined) users.where('created_at', '<', to);
    if (blocked !== undefined) users.whereRaw(blocked ? 'is_blocked' : 'not is_blocked');
    return users;
  }

  /** One statement for each column, because the planner estimates them well alone, and badly joined by `or`. */
  #found(query: string, filter: UserFilter, cursor: string | undefined, count: number) {
    const start = `${query.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const matches = (condition: string, value: string) =>
      this.#newest(filter, cursor, count).select('id').whereRaw(condition, [value]);
    const prefixes = SEARCHED.map((column) => matches(`lower(${column}) like lower(?)`, start));
    return this.db.unionAll([matches('referral_code = ?', query.toUpperCase()), ...prefixes], true);
  }

  async #endExpired(now: Date): Promise<void> {
    const ended = this.db('users').where('kyc_until', '<=', now).orderBy('kyc_until').limit(ENDED_AT_ONCE);
    const wallets: WalletAddress[] = await answerOf(ended.pluck('wallet'));
    for (const wallet of wallets)
      await answerOf(
        this.db.transaction(async (trx) => {
          await lockStanding(trx, wallet);
          await projectStanding(trx, wallet, now);
        }),
      );
    if (wallets.length === ENDED_AT_ONCE) await this.#endExpired(now);
  }

  async #walletsWhere(condition: string, values: readonly unknown[], limit: number): Promise<WalletAddress[]> {
    const users = this.db('users')
      .whereRaw(condition, values as never[])
      .orderBy('id', 'desc')
      .limit(limit);
    return await answerOf(users.pluck('wallet'));
  }
}

const SEARCHED = ['wallet', 'username', 'email', 'name'] as const;

const COLUMNS = [
  'id',
  'wallet',
  'username',
  'email',
  'name',
  'is_blocked',
  'siwe_verified_at',
  'created_at',
  'kyc_status',
  'kyc_tier',
] as const;

type EntryRow = Readonly<{
  id: string;
  wallet: WalletAddress;
  username: string | null;
  email: string | null;
  name: string | null;
  is_blocked: boolean;
  siwe_verified_at: Date | null;
  created_at: Date;
  kyc_status: UserEntry['kycStatus'];
  kyc_tier: Exclude<UserEntry['tier'], undefined> | null;
}>;

const toEntry = (row: EntryRow): UserEntry =>
  present({
    wallet: row.wallet,
    username: row.username,
    email: row.email,
    name: row.name,
    isBlocked: row.is_blocked,
    siweVerifiedAt: row.siwe_verified_at,
    createdAt: row.created_at,
    kycStatus: row.kyc_status,
    tier: row.kyc_tier,
  });
