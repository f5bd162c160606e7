import { sameAddress } from './address.ts';

type Address = `0x${string}`;

/** What the service says about the cookie; undefined while unknown. */
export type KnownSession = Readonly<{
  authenticated: boolean;
  wallet: Address | null;
  chainId: number | null;
  expiresAt: string | null;
}>;

/** The wallet's account in this browser. */
export type ConnectedAccount = Readonly<{ address: Address; chainId: number | undefined }>;

export type SessionState =
  /** `wallet` is the one that was last known to be signed in: nobody says that it is not. */
  | Readonly<{ status: 'loading'; wallet: Address | undefined }>
  | Readonly<{ status: 'signed-out' }>
  | Readonly<{ status: 'connected'; account: ConnectedAccount }>
  /** `account` is undefined when the wallet is locked or not connected: reading works, signing does not. */
  | Readonly<{ status: 'signed-in'; wallet: Address; expiresAt: Date; account: ConnectedAccount | undefined }>
  /** The wallet's account is not the one that signed in. */
  | Readonly<{ status: 'differs'; wallet: Address; expiresAt: Date; account: ConnectedAccount }>
  /** A session of this browser ended without a sign-out. */
  | Readonly<{ status: 'expired'; wallet: Address; account: ConnectedAccount | undefined }>;

export type SessionFacts = Readonly<{
  session: KnownSession | undefined;
  account: ConnectedAccount | undefined;
  /** The wallet that was last signed in here, until it signs out. */
  remembered: Address | undefined;
  now: Date;
}>;

/** By the ends of two sessions; undefined where there is none. */
export const isNewSession = (before: number | undefined, now: number | undefined): boolean =>
  now !== undefined && now !== before;

export function sessionState({ session, account, remembered, now }: SessionFacts): SessionState {
  if (session === undefined) return { status: 'loading', wallet: remembered };
  const { authenticated, wallet, expiresAt } = session;
  if (authenticated && wallet !== null && expiresAt !== null) {
    const end = new Date(expiresAt);
    if (end <= now) return { status: 'expired', wallet, account };
    if (account !== undefined && !sameAddress(account.address, wallet))
      return { status: 'differs', wallet, expiresAt: end, account };
    return { status: 'signed-in', wallet, expiresAt: end, account };
  }
  if (remembered !== undefined) return { status: 'expired', wallet: remembered, account };
  return account === undefined ? { status: 'signed-out' } : { status: 'connected', account };
}
