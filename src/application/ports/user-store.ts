import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { NewUser, User } from '../../domain/user/user.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not answer. */
export interface UserStore {
  find(wallet: WalletAddress): Promise<User | undefined>;
  /** `code` as it was drawn: upper case. */
  findByReferralCode(code: string): Promise<User | undefined>;
  /**
   * Creates the user, or answers the one that is there, unchanged. Of many at once exactly one creates.
   * Rejects with REFERRAL_CODE_TAKEN when another user has the code.
   */
  register(user: NewUser): Promise<{ user: User; created: boolean }>;
  /** Remembers when the wallet first proved itself; later proofs change nothing. Unknown wallets are ignored. */
  markSiweVerified(wallet: WalletAddress, at: Date): Promise<void>;
}
