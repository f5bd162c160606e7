import { compose } from '../shared/compose.ts';
import { receiveKycWebhook, resyncOpenSessions } from './apply-kyc-event.ts';
import { openKycSession, upgradeKyc } from './open-kyc-session.ts';
import { linkKycSession, refreshKyc } from './refresh-kyc.ts';
import { viewKyc } from './view-kyc.ts';

export const kycUseCases = compose({
  viewKyc,
  refreshKyc,
  openSession: openKycSession,
  linkSession: linkKycSession,
  upgrade: upgradeKyc,
  receiveWebhook: receiveKycWebhook,
  resyncOpenSessions,
});

export type KycUseCases = ReturnType<typeof kycUseCases>;
