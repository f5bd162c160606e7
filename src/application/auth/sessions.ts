import type { ProvedSession } from '../../domain/auth/proved-wallet.ts';
import type { Session } from '../../domain/auth/session.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Freshness } from '../ports/auth.ts';
import type { Ports } from '../ports/index.ts';
import { profileOf } from '../user/profile.ts';

/** The session in a token, verified by its signature only. Call `isSessionLive` to check for revocation. */
export const sessionOfToken =
  ({ sessionTokens, clock }: Pick<Ports, 'sessionTokens' | 'clock'>) =>
  (token: string): Session | undefined =>
    sessionTokens.verify(token, clock.now());

export const isSessionLive =
  ({ sessions, clock }: Pick<Ports, 'sessions' | 'clock'>) =>
  (session: Session, freshness?: Freshness): Promise<boolean> =>
    sessions.isLive(session.id, clock.now(), freshness);

export const signOut =
  ({ sessions, clock }: Pick<Ports, 'sessions' | 'clock'>) =>
  (session: ProvedSession): Promise<void> =>
    sessions.revoke(session.id, clock.now());

/** Ends every live session of the wallet; returns how many. */
export const signOutEverywhere =
  ({ sessions, clock }: Pick<Ports, 'sessions' | 'clock'>) =>
  async ({ wallet }: ProvedSession): Promise<number> =>
    (await sessions.revokeAll(wallet, clock.now())).length;

/** Whether and when the wallet first signed in with a signed message. */
export const signInStatus =
  ({ users }: Pick<Ports, 'users'>) =>
  async (wallet: WalletAddress) => {
    const verifiedAt = (await users.find(wallet))?.siweVerifiedAt;
    return { wallet, verified: verifiedAt !== undefined, verifiedAt };
  };

/** The session as its owner sees it. */
export const viewSession =
  (ports: Pick<Ports, 'users' | 'kycs' | 'clock'>) =>
  async ({ wallet, provider, chainId, expiresAt }: ProvedSession) => {
    const user = await ports.users.find(wallet);
    return {
      authenticated: true,
      wallet,
      provider,
      chainId,
      expiresAt,
      profile: user && (await profileOf(ports)(user, wallet)),
    };
  };

/** The public keys that verify the service's tokens (RFC 7517). */
export const publicKeys =
  ({ sessionTokens }: Pick<Ports, 'sessionTokens'>) =>
  () =>
    sessionTokens.publicKeys();
