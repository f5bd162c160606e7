import { ChainalysisAddressScreening } from '../../adapters/aml/address-screening.chainalysis.ts';
import { OnchainAddressScreening } from '../../adapters/aml/address-screening.onchain.ts';
import { SentryErrorTracker } from '../../adapters/error-tracker/error-tracker.sentry.ts';
import { API_VERSION } from '../../adapters/http/frame/description/version.ts';
import { DiditKycProvider } from '../../adapters/kyc/kyc-provider.didit.ts';
import { SumsubKycProvider } from '../../adapters/kyc/kyc-provider.sumsub.ts';
import type { MemoryAdapters } from '../../adapters/sandbox/sandbox.ts';
import type { Ports } from '../../application/ports/index.ts';
import type { Config } from '../config/config.ts';
import type { Tools } from './tools.ts';
import { ownAnswersOnly, upstreamToolsOf } from './upstream-tools.ts';

type Make<K extends keyof Ports> = (config: Config, tools: Tools, memory: MemoryAdapters) => Ports[K];

const upstreamTools = (tools: Tools, { clock }: MemoryAdapters, who: string) =>
  ownAnswersOnly(upstreamToolsOf(tools, clock, who));

export const makeKycProvider: Make<'kycProvider'> = ({ adapters: { kyc } }, tools, memory) => {
  if (kyc.kind === 'memory') return memory.kycProvider;
  const given = upstreamTools(tools, memory, 'the identity provider');
  if (kyc.kind === 'didit') return new DiditKycProvider(kyc, given);
  return new SumsubKycProvider(kyc, { ...given, random: memory.random });
};

export const makeAddressScreening: Make<'addressScreening'> = ({ adapters: { aml } }, tools, memory) => {
  if (aml.kind === 'memory') return memory.addressScreening;
  if (aml.kind === 'chainalysis')
    return new ChainalysisAddressScreening(aml, upstreamTools(tools, memory, 'the sanctions screening'));
  const chain = tools.chains.get(aml.chainId);
  if (chain === undefined) throw new Error(`no node of chain ${aml.chainId} is configured`);
  return new OnchainAddressScreening(chain, aml.oracle);
};

export const makeErrorTracker: Make<'errorTracker'> = ({ adapters: { errorTracker }, server }, tools, memory) => {
  if (errorTracker.kind === 'memory') return memory.errorTracker;
  const settings = {
    dsn: errorTracker.dsn,
    environment: server.production ? 'production' : 'development',
    release: API_VERSION,
  };
  return new SentryErrorTracker(settings, upstreamTools(tools, memory, 'the error tracker'));
};
