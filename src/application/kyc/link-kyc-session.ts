import { kycSessionForeign, kycSessionOpen, kycSessionUnknown } from '../../domain/kyc/errors.ts';
import type { Ports } from '../ports/index.ts';
import type { ReportedKycSession } from '../ports/kyc.ts';
import { applyReport, type ResyncPorts } from './apply-kyc-event.ts';
import type { Opener } from './open-kyc-session.ts';
import { kycIdentity } from './standing-of.ts';
import { viewKyc } from './view-kyc.ts';
import { warnOfOwnVerification, warnOfTwoPersons } from './warnings.ts';

/**
 * Makes a verification that exists at the provider the owner's: one that this service did not open, or one that it opened without the
 * wallet's session, once that is decided; until then whoever has its link decides it. Rejects with KYC_SESSION_NOT_FOUND,
 * KYC_SESSION_FOREIGN, KYC_SESSION_OPEN or KYC_UNAVAILABLE.
 */
export const linkKycSession =
  (ports: ResyncPorts & Pick<Ports, 'salePolicy' | 'users'>) =>
  async ({ id: by, wallet }: Opener, sessionId: string) => {
    const { kycProvider, kycs, clock } = ports;
    const report = await kycProvider.report(sessionId);
    if (report === undefined) throw kycSessionUnknown();
    if (report.wallet !== wallet) throw kycSessionForeign();
    const at = clock.now();
    if ((await kycs.findSession(sessionId)) === undefined) await keep(ports, report, at, by);
    await applyReport(ports, report);
    const session = await kycs.adopt(sessionId, wallet, at, by);
    if (session === undefined) throw kycSessionOpen();
    await warnOfOwnVerification(ports, session);
    return viewKyc(ports)(wallet, wallet);
  };

/** Stores a verification that this service did not open, as the owner's. */
async function keep(ports: ResyncPorts, report: ReportedKycSession, at: Date, by: string): Promise<void> {
  const { sessionId, wallet, tier, status, url, occurredAt, identity } = report;
  // The provider account may also be used for other purposes: those sessions are not linked.
  if (tier === undefined || url === undefined) throw kycSessionUnknown();
  const times = { createdAt: at, ownedAt: at, statusAt: occurredAt };
  const found = { id: sessionId, wallet, tier, status, url, ...times, ...kycIdentity(ports, identity) };
  const { session, isNew } = await ports.kycs.open(found, by);
  if (session.id !== sessionId) throw kycSessionOpen();
  if (isNew) await warnOfTwoPersons(ports, wallet, await ports.kycs.verificationsOf(wallet));
}
