import type { Knex } from 'knex';
import type { UserStore } from '../../../application/ports/user.ts';
import type { Acting } from '../../../domain/auth/session.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { emailTaken, referralCodeTaken, usernameTaken } from '../../../domain/user/errors.ts';
import { claimsEmail, type Revision } from '../../../domain/user/revise-profile.ts';
import type { NewUser, User } from '../../../domain/user/user.ts';
import { systemClock } from '../../local/clock.ts';
import { requireLive } from '../auth/session-store.postgres.ts';
import { lockStanding, projectStanding } from '../kyc/kyc-store.rows.ts';
import { answerOf, breaks, DatabaseStore } from '../shared/database-answer.ts';
import {
  type ChangeRow,
  toChange,
  toChangeRow,
  toNewRow,
  toProfileRow,
  toUser,
  type UserRow,
} from './user-store.rows.ts';

export class PostgresUserStore extends DatabaseStore implements UserStore {
  async find(wallet: WalletAddress) {
    return await this.#first({ wallet });
  }

  async findByReferralCode(code: string) {
    return await this.#first({ referral_code: code });
  }

  async register(user: NewUser) {
    // Every sign-in registers its wallet, and an attempt to insert costs the database six times as much as a look.
    const known = await this.find(user.wallet);
    if (known !== undefined) return { user: known, created: false };
    const added = await this.#insert(user);
    if (added !== undefined) await this.#project(user.wallet);
    const kept = added ?? (await this.find(user.wallet));
    if (kept === undefined) throw new Error(`user ${user.wallet} neither exists nor can be created`);
    return { user: kept, created: added !== undefined };
  }

  async markSiweVerified(wallet: WalletAddress, at: Date) {
    await answerOf(
      this.db<UserRow>('users').where({ wallet, siwe_verified_at: null }).update({ siwe_verified_at: at }),
    );
  }

  async proveContract(wallet: WalletAddress, chainId: number, link: boolean) {
    const proved = await answerOf(
      this.db.raw(
        `update users set contract_chain_ids =
           case when :chainId = any(contract_chain_ids) then contract_chain_ids
                else contract_chain_ids || :chainId::bigint end
         where wallet = :wallet and (:link or contract_chain_ids = '{}' or :chainId = any(contract_chain_ids))
         returning id`,
        { wallet, chainId, link },
      ),
    );
    return proved.rows.length > 0;
  }

  async linkEmbedded(wallet: WalletAddress, embeddedUserId: string) {
    await answerOf(this.db<UserRow>('users').where({ wallet }).update({ embedded_user_id: embeddedUserId }));
  }

  async revise(wallet: WalletAddress, decide: (user: User) => Revision, acting?: Acting) {
    try {
      return await answerOf(
        this.db.transaction(async (trx) => {
          const row = await trx<UserRow>('users').where({ wallet }).forUpdate().first();
          if (row === undefined) return undefined;
          if (acting !== undefined) await requireLive(trx, acting);
          const before = toUser(row);
          const { user, history } = decide(before);
          if (claimsEmail(before, user) && (await isVerifiedElsewhere(trx, user))) throw emailTaken();
          await trx<UserRow>('users').where({ wallet }).update(toProfileRow(user));
          if (history.length > 0)
            await trx('profile_changes').insert(history.map((change) => toChangeRow(wallet, change)));
          return user;
        }),
      );
    } catch (error) {
      if (breaks(error, 'users_username_key')) throw usernameTaken.because(error);
      if (breaks(error, 'users_verified_email_key')) throw emailTaken.because(error);
      throw error;
    }
  }

  async notifiedOfUpdates(after: number, limit: number) {
    const asked = this.db<UserRow>('users').where({ notify_updates: true, email_verified: true });
    const page = asked.where('id', '>', String(after)).orderBy('id').limit(limit);
    return (await answerOf(page)).map(toUser);
  }

  async history(wallet: WalletAddress) {
    const rows = await answerOf(
      this.db<ChangeRow & { wallet: WalletAddress }>('profile_changes').where({ wallet }).orderBy('id'),
    );
    return rows.map(toChange);
  }

  async #first(by: Partial<UserRow>): Promise<User | undefined> {
    const row = await answerOf(this.db<UserRow>('users').where(by).first());
    return row && toUser(row);
  }

  /** A verification may have been opened before the user was created. */
  async #project(wallet: WalletAddress): Promise<void> {
    await answerOf(
      this.db.transaction(async (trx) => {
        await lockStanding(trx, wallet);
        await projectStanding(trx, wallet, systemClock.now());
      }),
    );
  }

  /** Undefined when a concurrent call created the user. */
  async #insert(user: NewUser): Promise<User | undefined> {
    try {
      const [row] = await answerOf(
        this.db<UserRow>('users').insert(toNewRow(user)).onConflict('wallet').ignore().returning('*'),
      );
      return row && toUser(row as UserRow);
    } catch (error) {
      throw breaks(error, 'users_referral_code_key') ? referralCodeTaken.because(error) : error;
    }
  }
}

/** Two verifications at once are left to the unique index. */
const isVerifiedElsewhere = async (trx: Knex.Transaction, { wallet, email }: User): Promise<boolean> =>
  (await trx<UserRow>('users')
    .whereRaw('lower(email) = lower(?)', [email ?? ''])
    .where({ email_verified: true })
    .whereNot({ wallet })
    .first('id')) !== undefined;
