import type { Ports } from '../ports/index.ts';
import { exclusively } from '../shared/exclusively.ts';
import { resyncKycSession } from './resync-kyc-session.ts';

/** Sessions of one run: half of what the strictest provider takes in a minute. */
const BATCH = 50;
const LEASE_MS = 5 * 60_000;

/**
 * Asks the provider about the next open sessions and goes round them run by run, whichever wallet they are of. Ends at the first that
 * the provider does not answer, and goes on behind it the next time. Undefined while another process is at it. Rejects with
 * KYC_UNAVAILABLE or STORE_UNAVAILABLE.
 */
export const resyncOpenSessions = (
  ports: Pick<Ports, 'kycProvider' | 'kycs' | 'issuedAuthorizations' | 'alarms' | 'clock' | 'leases' | 'random'>,
) => {
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
  return () => exclusively(ports, 'resync-kyc', LEASE_MS, work);
};
