import { SkippingClock, systemClock } from '../../adapters/local/clock.ts';
import { type LocalAdapters, localAdapters } from '../../adapters/local/local-adapters.ts';
import type { Sandbox } from '../../adapters/sandbox/sandbox.ts';
import type { Clock } from '../../application/ports/system/clock.ts';
import { type Config, isSandbox } from '../config/config.ts';
import { isPlayground } from '../config/exposure.ts';
import { policiesOf } from '../config/policies.ts';

export type AdapterSets = Readonly<{
  local: LocalAdapters;
  /** Undefined when no port is in memory. */
  sandbox: Sandbox | undefined;
}>;

/** Loads the modules of the sandbox only when a port is in memory. `clock` defaults to the system clock, which a playground can move. */
export async function buildAdapterSets(config: Config, clock: Clock = clockFor(config)): Promise<AdapterSets> {
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

const clockFor = (config: Config): Clock => (isPlayground(config) ? new SkippingClock() : systemClock);
