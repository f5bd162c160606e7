import type { MemorySettings } from '../../adapters/sandbox/sandbox.ts';
import type { Config } from '../config/config.ts';

/** What the in-memory adapters take from the configuration. */
export const memorySettings = (config: Config): MemorySettings => ({
  chatPolicy: config.chat,
  compliancePolicy: config.compliance,
  feePolicy: config.fees,
  kycPolicy: config.kyc,
  messagingPolicy: config.messaging,
  salePolicy: config.sale,
  signInPolicy: config.signIn,
  sponsorPolicy: config.sponsor,
  transferPolicy: config.transfer,
  baseUrl: config.server.baseUrl,
  feeQuoteKeys: config.fees.quoteKeys,
  sessionKeys: config.sessionKeys,
  kycWebhookSecret: config.adapters.kyc.kind === 'memory' ? config.adapters.kyc.webhookSecret : '',
  apiKeyPepper: config.apiKeyPepper,
  gatePassword: config.gatePassword,
  messaging: config.adapters.messaging.inbox,
  sanctioned: config.adapters.aml.kind === 'memory' ? config.adapters.aml.denylist : [],
  saleDomain: config.sale.domain,
  saleSignerKey: config.sale.signerKey,
});
