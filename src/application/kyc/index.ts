import type { Ports } from '../ports/index.ts';
import { linkKycSession } from './link-kyc-session.ts';
import { openKycSession } from './open-kyc-session.ts';
import { receiveKycWebhook } from './receive-kyc-webhook.ts';
import { refreshKyc } from './refresh-kyc.ts';
import { resyncOpenSessions } from './resync-open-sessions.ts';
import { upgradeKyc } from './upgrade-kyc.ts';
import { viewKyc } from './view-kyc.ts';

type KycPorts = Pick<
  Ports,
  | 'alarms'
  | 'clock'
  | 'issuedAuthorizations'
  | 'kycPolicy'
  | 'kycProvider'
  | 'kycs'
  | 'leases'
  | 'random'
  | 'salePolicy'
  | 'users'
>;

export const kycUseCases = (ports: KycPorts) => ({
  viewKyc: viewKyc(ports),
  refreshKyc: refreshKyc(ports),
  openSession: openKycSession(ports),
  linkSession: linkKycSession(ports),
  upgrade: upgradeKyc(ports),
  receiveWebhook: receiveKycWebhook(ports),
  resyncOpenSessions: resyncOpenSessions(ports),
});

export type KycUseCases = ReturnType<typeof kycUseCases>;
