import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { kycSessionForeign, kycSessionOpen, kycSessionUnknown } from '../../domain/kyc/errors.ts';
import type { Ports } from '../ports/index.ts';
import { kycIdentity } from './kyc-identity.ts';
import { applyReport, type ResyncPorts } from './resync-kyc-session.ts';
import { viewKyc } from './view-kyc.ts';

/**
 * Links a verification that exists at the provider, also one that this service did not open. Rejects with
 * KYC_SESSION_NOT_FOUND, KYC_SESSION_FOREIGN, KYC_SESSION_OPEN or KYC_UNAVAILABLE.
 */
export const linkKycSession =
  (ports: ResyncPorts & Pick<Ports, 'salePolicy' | 'users'>) => async (wallet: ProvedWallet, sessionId: string) => {
    const { kycProvider, kycs, clock } = ports;
    const report = await kycProvider.report(sessionId);
    if (report === undefined) throw kycSessionUnknown();
    if (report.wallet !== wallet) throw kycSessionForeign();
    if ((await kycs.findSession(sessionId)) === undefined) {
      const { tier, status, url, occurredAt, identity } = report;
      // The provider account may also be used for other purposes: those sessions are not linked.
      if (tier === undefined || url === undefined) throw kycSessionUnknown();
      const kept = await kycs.open({
        id: sessionId,
        wallet,
        tier,
        status,
        url,
        createdAt: clock.now(),
        statusAt: occurredAt,
        ...kycIdentity(ports, identity),
      });
      if (kept.id !== sessionId) throw kycSessionOpen();
    }
    await applyReport(ports, report);
    return viewKyc(ports)(wallet, wallet);
  };
