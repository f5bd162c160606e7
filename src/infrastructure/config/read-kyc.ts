import { type KycChoice, readKycProvider } from '../../adapters/kyc/choose.ts';
import type { EnvReader } from './env-reader.ts';
import { providerSettings } from './provider-settings.ts';
import * as as from './schemas/index.ts';

export function readKyc(reader: EnvReader, kind: KycChoice['kind']): KycChoice {
  if (kind !== 'memory') return readKycProvider(kind, providerSettings(reader, `KYC_PROVIDER is ${kind}`));
  const need = 'the secret that authenticates webhooks of the in-memory identity provider';
  return { kind, webhookSecret: reader.required('KYC_WEBHOOK_SECRET', as.secret, need, '') };
}
