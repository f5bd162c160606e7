import type { Ports } from '../ports/index.ts';
import { exclusively } from '../shared/exclusively.ts';
import { type ResyncPorts, resyncKycSession } from './resync-kyc-session.ts';

/** Sessions per run: half of the strictest provider's limit per minute. */
const BATCH = 50;

/**
 * Queries the provider about the next batch of open sessions of all wallets, and starts over after the last one. A run
 * ends at the first session that fails; the next run continues after it. Returns undefined while another process is
 * doing this. Rejects with KYC_UNAVAILABLE or STORE_UNAVAILABLE.
 */
export const resyncOpenSessions = (ports: ResyncPorts & Pick<Ports, 'leases' | 'random'>) => {
  const resync = resyncKycSession(ports);
  let after: string | undefined;
  const work = async () => {
    const sessions = await ports.kycs.pendingSessions(BATCH, after);
    let changed = 0;
    for (const { id } of sessions) {
      after = id;
      if (await resync(id)) changed += 1;
    }
    if (sessions.length < BATCH) after = undefined;
    return { asked: sessions.length, changed };
  };
  return () => exclusively(ports, 'resync-kyc', work);
};
