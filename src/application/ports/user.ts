import type { Acting } from '../../domain/auth/session.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { PreferenceKind, Preferences } from '../../domain/user/preferences.ts';
import type { ProfileChange, Revision } from '../../domain/user/revise-profile.ts';
import type { NewUser, NewUserWallet, User, UserWallet } from '../../domain/user/user.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface PreferenceStore {
  /** Only the user's choices, without defaults. */
  choices<K extends PreferenceKind>(wallet: WalletAddress, kind: K): Promise<Partial<Preferences[K]>>;
  /** Merges the choices, while no other writer can change them, and returns all of them. */
  choose<K extends PreferenceKind>(
    wallet: WalletAddress,
    kind: K,
    choices: Partial<Preferences[K]>,
  ): Promise<Partial<Preferences[K]>>;
}

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface UserStore {
  find(wallet: WalletAddress): Promise<User | undefined>;
  /** `code` in upper case. */
  findByReferralCode(code: string): Promise<User | undefined>;
  /**
   * Creates the user, or returns the existing one unchanged. Of concurrent calls exactly one creates. Rejects with
   * REFERRAL_CODE_TAKEN when another user has the code.
   */
  register(user: NewUser): Promise<{ user: User; created: boolean }>;
  /** Records when the wallet first signed in with a message; later times change nothing. Unknown wallets are ignored. */
  markSiweVerified(wallet: WalletAddress, at: Date): Promise<void>;
  /**
   * Records a sign-in by the contract at this address on the chain. Returns false, and records nothing, when the first such sign-in
   * was on another chain, unless this chain is linked already or `link` says to link it now. Of first sign-ins on several chains at
   * once exactly one is recorded. Returns false for unknown wallets.
   */
  proveContract(wallet: WalletAddress, chainId: number, link: boolean): Promise<boolean>;
  /** Records the embedded-wallet provider's user id. Unknown wallets are ignored. */
  linkEmbedded(wallet: WalletAddress, embeddedUserId: string): Promise<void>;
  /**
   * Stores the user and the history that `decide` returns, while no other writer can change the user; undefined when
   * the wallet is not registered. Usernames are unique, ignoring case: rejects with USERNAME_TAKEN. Verified e-mail
   * addresses are unique, ignoring case: rejects with EMAIL_TAKEN when the user takes or verifies an address that
   * another user has verified. An address that nobody verified is not reserved. With the session that asks, rejects with
   * UNAUTHENTICATED unless it is live in the store itself. Stores nothing when it rejects.
   */
  revise(wallet: WalletAddress, decide: (user: User) => Revision, acting?: Acting): Promise<User | undefined>;
  /** Users with a verified e-mail address who asked for notices of updates, by ascending id above `after`. */
  notifiedOfUpdates(after: number, limit: number): Promise<readonly User[]>;
  /** The changes of the user's fields, oldest first. */
  history(wallet: WalletAddress): Promise<readonly ProfileChange[]>;
}

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface UserWalletStore {
  /** Oldest first. */
  walletsOf(owner: WalletAddress): Promise<readonly UserWallet[]>;
  /**
   * Adds to the owner's list; a primary wallet replaces the chain's other primary wallet. Rejects with WALLET_EXISTS
   * when the list contains the address, and with TOO_MANY_WALLETS when it has `most` wallets, also under concurrent
   * calls.
   */
  add(owner: WalletAddress, wallet: NewUserWallet, most: number): Promise<UserWallet>;
  /** False when the owner's list has no such wallet. `id` may be any text of digits. */
  remove(owner: WalletAddress, id: string): Promise<boolean>;
}
