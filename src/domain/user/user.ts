import type { WalletAddress } from '../shared/wallet-address.ts';

/** An entry of a user's own list of wallets. Its data is self-reported and proves nothing. */
export type UserWallet = Readonly<{
  /** Decimal digits. */
  id: string;
  chain: WalletChain;
  /** In the canonical form of its chain, so that `===` compares addresses. */
  address: string;
  label?: string;
  isEmbedded: boolean;
  embeddedWalletId?: string;
  isPrimary: boolean;
  createdAt: Date;
}>;

export type WalletChain = 'evm' | 'sol' | 'btc';
export type NewUserWallet = Omit<UserWallet, 'id'>;

export const MAX_USER_WALLETS = 100;

export type User = Readonly<{
  id: number;
  wallet: WalletAddress;
  username?: string;
  /** Set in a session of the wallet. */
  email?: string;
  emailVerified: boolean;
  /** Entered without proof of the wallet: neither shown nor reserved. */
  unconfirmedEmail?: string;
  name?: string;
  phone?: string;
  /** When the wallet first signed a sign-in message. */
  siweVerifiedAt?: Date;
  /** The chains on which a contract at this address signed in, the first one first; empty for an ordinary account. */
  contractChainIds: readonly number[];
  /** The embedded-wallet provider's user id, from the last embedded sign-in. */
  embeddedUserId?: string;
  referralCode: string;
  referralDisclaimerAccepted: boolean;
  /** The wallet that referred this user. It counts: the owner's session named it, or signed in when it was the only claim. */
  referredBy?: WalletAddress;
  /** The owner's session named `referredBy`, which is then final. */
  referrerStated: boolean;
  /** Named at creation by somebody who did not prove the wallet; counts for nothing until the wallet signs in. */
  claimedReferrer?: WalletAddress;
  /** Another referrer was named before the first sign-in. */
  referrerDisputed: boolean;
  isBlocked: boolean;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
  notifyAml: boolean;
  notifyVesting: boolean;
  notifyUpdates: boolean;
  createdAt: Date;
}>;

export type NewUser = Readonly<{
  wallet: WalletAddress;
  referralCode: string;
  referredBy?: WalletAddress;
  referrerStated?: boolean;
  claimedReferrer?: WalletAddress;
  unconfirmedEmail?: string;
  createdAt: Date;
}>;

/** Initial values of every profile: nothing is verified, and notifications are off. */
export const NEW_PROFILE = {
  contractChainIds: [],
  emailVerified: false,
  referralDisclaimerAccepted: false,
  referrerStated: false,
  referrerDisputed: false,
  isBlocked: false,
  notifyAml: false,
  notifyVesting: false,
  notifyUpdates: false,
} as const satisfies Partial<User>;

export const isProfileComplete = (user: User): boolean =>
  [user.username, user.email, user.name].every((field) => field !== undefined);
