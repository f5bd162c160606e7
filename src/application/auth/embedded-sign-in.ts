import type { ProvedSession } from '../../domain/auth/proved-wallet.ts';
import type { EmbeddedWalletClaim } from '../ports/auth.ts';
import type { Ports } from '../ports/index.ts';
import { createUser } from '../user/register-user.ts';
import { settleClaim } from '../user/settle-claim.ts';
import { type OpenedSession, openSession } from './sign-in.ts';

/** Opens a session for the wallet in the provider's token. Rejects with EMBEDDED_WALLET_REFUSED or EMBEDDED_WALLET_UNAVAILABLE. */
export const signInEmbedded =
  (ports: Pick<Ports, 'embeddedWallets' | 'users' | 'sessions' | 'sessionTokens' | 'random' | 'clock'>) =>
  async (claim: EmbeddedWalletClaim): Promise<OpenedSession> => {
    const userId = await ports.embeddedWallets.verify(claim, ports.clock.now());
    const { user } = await createUser(ports)(claim.address);
    await settleClaim(ports)(user);
    if (userId !== undefined) await ports.users.linkEmbedded(claim.address, userId);
    return openSession(ports)(claim.address, 'embedded');
  };

/** Describes the session if it is an embedded-wallet session. */
export const viewEmbedded =
  ({ users }: Pick<Ports, 'users'>) =>
  async (session: ProvedSession | undefined) => {
    if (session?.provider !== 'embedded') return { authenticated: false };
    const user = await users.find(session.wallet);
    return { authenticated: true, address: session.wallet, embeddedUserId: user?.embeddedUserId };
  };
