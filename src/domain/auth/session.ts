import type { WalletAddress } from '../shared/wallet-address.ts';

export const GATE_LIFETIME_MS = 12 * 60 * 60 * 1000;

/** Password attempts per window, correct or wrong: enough for typing errors, too few for guessing. */
export const GATE_TRIES = { windowMs: 15 * 60 * 1000, eachNetwork: 10, altogether: 200 };

export type SessionProvider = 'siwe' | 'embedded';

export type Session = Readonly<{
  /** Unique id of the session, the token's `jti`. */
  id: string;
  wallet: WalletAddress;
  provider: SessionProvider;
  /** The chain that the sign-in message named; absent for embedded wallets. */
  chainId?: number;
  createdAt: Date;
  expiresAt: Date;
}>;

export const SESSION_LIFETIME_MS = 12 * 60 * 60 * 1000;

/** The session that asks for a change, which is made only while the session is live in the store itself. */
export type Acting = Readonly<{ session: string; at: Date }>;
