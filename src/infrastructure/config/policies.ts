import type { Policies } from '../../application/ports/policies.ts';
import type { Config } from './config.ts';

/** The configuration that use cases depend on, under their names; without secrets. */
export function policiesOf(config: Config): Policies {
  const { quoteKeys, proNft, ...feePolicy } = config.fees;
  const { domain, signerKeys, ...salePolicy } = config.sale;
  return {
    chatPolicy: config.chat,
    compliancePolicy: config.compliance,
    feePolicy,
    kycPolicy: config.kyc,
    messagingPolicy: config.messaging,
    noticePolicy: {
      baseUrl: config.server.baseUrl,
      brand: config.brand,
      mailIsOn: config.adapters.mail.kind !== 'none',
      ...(config.notices.alarmEmail !== undefined && { alarmEmail: config.notices.alarmEmail }),
      alarmWebhookIsOn: config.notices.alarmWebhook !== undefined,
    },
    operatorPolicy: config.operators,
    referralPolicy: config.referral,
    retentionPolicy: config.retention,
    salePolicy,
    signInPolicy: config.signIn,
    sponsorPolicy: config.sponsor,
    transferPolicy: config.transfer,
  };
}
