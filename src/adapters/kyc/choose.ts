import type { KycProvider } from '../../application/ports/kyc/kyc-provider.ts';
import type { Random } from '../../application/ports/system/random.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { DiditKycProvider, type DiditSettings } from './kyc-provider.didit.ts';
import { SumsubKycProvider, type SumsubSettings } from './kyc-provider.sumsub.ts';

export type KycChoice =
  | Readonly<{ kind: 'memory'; webhookSecret: string }>
  | (Readonly<{ kind: 'didit' }> & Omit<DiditSettings, 'tuning'>)
  | (Readonly<{ kind: 'sumsub' }> & Omit<SumsubSettings, 'tuning'>);

export function chooseKycProvider(
  choice: KycChoice,
  { random, ...tools }: UpstreamTools & Readonly<{ random: Random }>,
  sandbox: () => Readonly<{ kycProvider: KycProvider }>,
): KycProvider {
  switch (choice.kind) {
    case 'memory':
      return sandbox().kycProvider;
    case 'didit':
      return new DiditKycProvider(choice, tools);
    case 'sumsub':
      return new SumsubKycProvider(choice, { ...tools, random });
  }
}
