import type { WalletAddress } from '../shared/wallet-address.ts';

export type User = Readonly<{
  id: number;
  wallet: WalletAddress;
  username?: string;
  /** Set by the wallet's own session. */
  email?: string;
  emailVerified: boolean;
  /** Given by somebody who did not prove the wallet: neither shown nor reserved. */
  unconfirmedEmail?: string;
  name?: string;
  phone?: string;
  /** When the wallet first proved itself by a signed message. */
  siweVerifiedAt?: Date;
  /** The chains on which a contract at this address signed in, the first one first; empty for an ordinary account. */
  contractChainIds: readonly number[];
  /** The embedded-wallet provider's id of the person, from the last such sign-in. */
  embeddedUserId?: string;
  referralCode: string;
  referralDisclaimerAccepted: boolean;
  /** The wallet that referred this user, recorded at creation only. */
  referredBy?: WalletAddress;
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
  unconfirmedEmail?: string;
  createdAt: Date;
}>;

/** Where every profile starts: nothing is verified, and nobody is notified unasked. */
export const NEW_PROFILE = {
  contractChainIds: [],
  emailVerified: false,
  referralDisclaimerAccepted: false,
  isBlocked: false,
  notifyAml: false,
  notifyVesting: false,
  notifyUpdates: false,
} as const satisfies Partial<User>;

export const isProfileComplete = (user: User): boolean =>
  [user.username, user.email, user.name].every((field) => field !== undefined);
