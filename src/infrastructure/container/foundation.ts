import { localAdapters } from '../../adapters/local/local-adapters.ts';
import type { Clock } from '../../application/ports/system/clock.ts';
import { type Config, isSandbox } from '../config/config.ts';
import { policiesOf } from '../config/policies.ts';
import type { Foundation } from './ports.ts';

/** What every mode computes for itself, and the sandbox where a port is in memory: else its modules are never loaded. */
export async function layFoundation(config: Config, clock?: Clock): Promise<Foundation> {
  const { adapters, apiKeyPepper, fees, gatePassword, sale, server, sessionKeys } = config;
  const { baseUrl } = server;
  const selling = { saleDomain: sale.domain, saleSignerKey: sale.signerKey };
  const keys = { apiKeyPepper, feeQuoteKeys: fees.quoteKeys, gatePassword, sessionKeys, ...selling };
  const local = localAdapters({ ...keys, baseUrl }, clock);
  if (!isSandbox(config)) return { local, sandbox: undefined };
  const { buildSandbox } = await import('../../adapters/sandbox/sandbox.ts');
  const settings = {
    policies: policiesOf(config),
    baseUrl,
    kycWebhookSecret: adapters.kyc.kind === 'memory' ? adapters.kyc.webhookSecret : '',
    sanctioned: adapters.aml.kind === 'memory' ? adapters.aml.denylist : [],
  };
  return { local, sandbox: buildSandbox(settings, local) };
}
