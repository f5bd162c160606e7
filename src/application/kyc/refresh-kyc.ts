import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { onceInAWhile } from './once-in-a-while.ts';
import { resyncKycSession } from './resync-kyc-session.ts';
import { viewKyc } from './view-kyc.ts';

/** The status of a wallet is public: this limits how often a session is queried at the provider. */
const RESYNC_EVERY_MS = 30_000;

/**
 * The verification status of a wallet, after querying the provider about open sessions. If the provider does not
 * respond, the stored status is returned.
 */
export const refreshKyc = (
  ports: Pick<
    Ports,
    'kycProvider' | 'kycs' | 'keyDigests' | 'issuedAuthorizations' | 'salePolicy' | 'alarms' | 'clock' | 'users'
  >,
) => {
  const resync = resyncKycSession(ports);
  const isDue = onceInAWhile(ports.clock, RESYNC_EVERY_MS);
  const view = viewKyc(ports);
  return async (wallet: WalletAddress) => {
    const sessions = await ports.kycs.sessionsOf(wallet);
    const due = sessions.filter(({ id, status }) => status === 'pending' && isDue(id));
    await Promise.all(due.map(({ id }) => attempt(resync(id))));
    return view(wallet);
  };
};
