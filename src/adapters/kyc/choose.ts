import type { KycProvider } from '../../application/ports/kyc.ts';
import type { ProviderSettings } from '../outbound/provider-settings.ts';
import { DIDIT } from './kyc-provider.didit.ts';
import { SUMSUB } from './kyc-provider.sumsub.ts';
import type { KycProviderRecord, KycTools } from './provider-record.ts';

/** Every identity provider, by its name in `KYC_PROVIDER`; the first is the one of `ADAPTERS=live`. A new one is a row here. */
const RECORDS = { didit: DIDIT, sumsub: SUMSUB };

export type KycProviderName = keyof typeof RECORDS;
type SettingsOf = { [Name in KycProviderName]: ReturnType<(typeof RECORDS)[Name]['settings']> };
export const KYC_PROVIDERS: { readonly [Name in KycProviderName]: KycProviderRecord<SettingsOf[Name]> } = RECORDS;
export const KYC_PROVIDER_NAMES = Object.keys(RECORDS) as readonly KycProviderName[];

type Chosen<Name extends KycProviderName> = Readonly<{ kind: Name }> & SettingsOf[Name];
export type KycChoice = Readonly<{ kind: 'memory'; webhookSecret: string }> | Chosen<KycProviderName>;

export const readKycProvider = <Name extends KycProviderName>(kind: Name, read: ProviderSettings): Chosen<Name> => ({
  kind,
  ...KYC_PROVIDERS[kind].settings(read),
});

const make = <Name extends KycProviderName>(choice: Chosen<Name>, tools: KycTools): KycProvider =>
  KYC_PROVIDERS[choice.kind].make(choice, tools);

export const chooseKycProvider = (
  choice: KycChoice,
  tools: KycTools,
  sandbox: () => Readonly<{ kycProvider: KycProvider }>,
): KycProvider => (choice.kind === 'memory' ? sandbox().kycProvider : make(choice, tools));
