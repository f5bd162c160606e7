import type { Policies } from '../../application/ports/policies.ts';
import type { Config } from './config.ts';

/** What the operator decided, under the names that use cases ask for; without the keys that stand beside it. */
export function policiesOf(config: Config): Policies {
  const { quoteKeys, proNft, ...feePolicy } = config.fees;
  const { domain, signerKey, ...salePolicy } = config.sale;
  return {
    chatPolicy: config.chat,
    compliancePolicy: config.compliance,
    feePolicy,
    kycPolicy: config.kyc,
    messagingPolicy: config.messaging,
    referralPolicy: config.referral,
    salePolicy,
    signInPolicy: config.signIn,
    sponsorPolicy: config.sponsor,
    transferPolicy: config.transfer,
  };
}
