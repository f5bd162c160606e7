import { compose } from '../shared/compose.ts';
import { linkKycSession } from './link-kyc-session.ts';
import { openKycSession } from './open-kyc-session.ts';
import { receiveKycWebhook } from './receive-kyc-webhook.ts';
import { refreshKyc } from './refresh-kyc.ts';
import { resyncOpenSessions } from './resync-open-sessions.ts';
import { upgradeKyc } from './upgrade-kyc.ts';
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
