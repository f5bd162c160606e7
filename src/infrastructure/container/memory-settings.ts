import type { MemorySettings } from '../../adapters/memory.ts';
import type { Config } from '../config/config.ts';

/** What the in-memory adapters take from the configuration. */
export const memorySettings = (config: Config): MemorySettings => ({
  compliancePolicy: config.compliance,
  kycPolicy: config.kyc,
  salePolicy: config.sale,
  signInPolicy: config.signIn,
  baseUrl: config.server.baseUrl,
  sessionKeys: config.sessionKeys,
  kycWebhookSecret: config.adapters.kyc.kind === 'memory' ? config.adapters.kyc.webhookSecret : '',
  apiKeyPepper: config.apiKeyPepper,
  gatePassword: config.gatePassword,
  sanctioned: config.adapters.aml.kind === 'memory' ? config.adapters.aml.denylist : [],
  saleDomain: config.sale.domain,
  saleSignerKey: config.sale.signerKey,
});
