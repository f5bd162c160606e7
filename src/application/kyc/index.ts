import type { Ports } from '../ports/index.ts';
import { openKycSession } from './open-kyc-session.ts';
import { receiveKycWebhook } from './receive-kyc-webhook.ts';
import { viewKyc } from './view-kyc.ts';

type KycPorts = Pick<
  Ports,
  'alarms' | 'clock' | 'kycPolicy' | 'kycProvider' | 'kycs' | 'saleLedger' | 'salePolicy' | 'users'
>;

export const kycUseCases = (ports: KycPorts) => ({
  viewKyc: viewKyc(ports),
  openSession: openKycSession(ports),
  receiveWebhook: receiveKycWebhook(ports),
});

export type KycUseCases = ReturnType<typeof kycUseCases>;
