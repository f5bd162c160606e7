import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { onceInAWhile } from './once-in-a-while.ts';
import { resyncKycSession } from './resync-kyc-session.ts';
import { viewKyc } from './view-kyc.ts';

/** Anybody may ask for the status of a wallet, but not have the provider asked about it more often than this. */
const RESYNC_EVERY_MS = 30_000;

/**
 * Where a wallet stands with its verification, after the provider was asked about the sessions that are still open. A
 * provider that does not answer leaves what is stored, which is then the last that is known.
 */
export const refreshKyc = (
  ports: Pick<Ports, 'kycProvider' | 'kycs' | 'issuedAuthorizations' | 'salePolicy' | 'alarms' | 'clock' | 'users'>,
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
