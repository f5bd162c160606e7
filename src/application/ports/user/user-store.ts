import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ProfileChange, Revision } from '../../../domain/user/revise-profile.ts';
import type { NewUser, User } from '../../../domain/user/user.ts';

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
  /**
   * Records a sign-in by the contract at this address on the chain. Returns false, and records nothing, when the first such sign-in
   * was on another chain, unless this chain is linked already or `link` says to link it now. Of first sign-ins on several chains at
   * once exactly one is recorded. Returns false for unknown wallets.
   */
  proveContract(wallet: WalletAddress, chainId: number, link: boolean): Promise<boolean>;
  /** Remembers the embedded-wallet provider's id of the person. Unknown wallets are ignored. */
  linkEmbedded(wallet: WalletAddress, embeddedUserId: string): Promise<void>;
  /**
   * Keeps the user as `decide` leaves it together with the history that it answers, with no other writer of the user in
   * between; undefined when the wallet is not registered. Usernames and e-mails are one person's each, ignoring case: rejects
   * with USERNAME_TAKEN or EMAIL_TAKEN. Keeps nothing when it rejects.
   */
  revise(wallet: WalletAddress, decide: (user: User) => Revision): Promise<User | undefined>;
  /** What the user's fields were, oldest change first. */
  history(wallet: WalletAddress): Promise<readonly ProfileChange[]>;
}
