import type { Knex } from 'knex';
import type { UserStore } from '../../application/ports/user-store.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { referralCodeTaken } from '../../domain/user/errors.ts';
import { NEW_PROFILE, type NewUser, type User } from '../../domain/user/user.ts';
import { answerOf, breaks } from './database-answer.ts';
import { present } from './present.ts';

export class PostgresUserStore implements UserStore {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async find(wallet: WalletAddress) {
    return await this.#first({ wallet });
  }

  async findByReferralCode(code: string) {
    return await this.#first({ referral_code: code });
  }

  async register(user: NewUser) {
    const created = await this.#insert(user);
    const kept = created ?? (await this.find(user.wallet));
    if (kept === undefined) throw new Error(`user ${user.wallet} is neither there nor can be created`);
    return { user: kept, created: created !== undefined };
  }

  async markSiweVerified(wallet: WalletAddress, at: Date) {
    await answerOf(
      this.#db<UserRow>('users').where({ wallet, siwe_verified_at: null }).update({ siwe_verified_at: at }),
    );
  }

  async #first(by: Partial<UserRow>): Promise<User | undefined> {
    const row = await answerOf(this.#db<UserRow>('users').where(by).first());
    return row && toUser(row);
  }

  /** Undefined when the wallet is registered: of many inserts at once the database lets one through. */
  async #insert(user: NewUser): Promise<User | undefined> {
    try {
      const rows = await answerOf(
        this.#db<UserRow>('users').insert(toRow(user)).onConflict('wallet').ignore().returning('*'),
      );
      return rows[0] && toUser(rows[0]);
    } catch (error) {
      throw breaks(error, 'users_referral_code_key') ? referralCodeTaken.because(error) : error;
    }
  }
}

type UserRow = {
  id: string;
  wallet: WalletAddress;
  username: string | null;
  email: string | null;
  email_verified: boolean;
  unconfirmed_email: string | null;
  name: string | null;
  phone: string | null;
  siwe_verified_at: Date | null;
  referral_code: string;
  referred_by: WalletAddress | null;
  is_blocked: boolean;
  country_code: string | null;
  notify_aml: boolean;
  notify_vesting: boolean;
  notify_updates: boolean;
  created_at: Date;
};

const toRow = (user: NewUser) => ({
  wallet: user.wallet,
  email_verified: NEW_PROFILE.emailVerified,
  unconfirmed_email: user.unconfirmedEmail ?? null,
  referral_code: user.referralCode,
  referred_by: user.referredBy ?? null,
  is_blocked: NEW_PROFILE.isBlocked,
  notify_aml: NEW_PROFILE.notifyAml,
  notify_vesting: NEW_PROFILE.notifyVesting,
  notify_updates: NEW_PROFILE.notifyUpdates,
  created_at: user.createdAt,
});

const toUser = (row: UserRow): User =>
  present({
    id: Number(row.id),
    wallet: row.wallet,
    username: row.username,
    email: row.email,
    emailVerified: row.email_verified,
    unconfirmedEmail: row.unconfirmed_email,
    name: row.name,
    phone: row.phone,
    siweVerifiedAt: row.siwe_verified_at,
    referralCode: row.referral_code,
    referredBy: row.referred_by,
    isBlocked: row.is_blocked,
    countryCode: row.country_code,
    notifyAml: row.notify_aml,
    notifyVesting: row.notify_vesting,
    notifyUpdates: row.notify_updates,
    createdAt: row.created_at,
  });
