import type { KycChoice } from '../../adapters/kyc/choose.ts';
import { DEVELOPMENT_ACCOUNTS } from '../../adapters/local/development-accounts.ts';
import type { OperatorPolicy } from '../../application/ports/policies.ts';
import type { OperatorRole } from '../../domain/operator/operator.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas.ts';

/** The first operators. In the in-memory world they are two development accounts, whose keys everybody knows. */
export function readOperators(
  reader: EnvReader,
  { production, kyc }: Readonly<{ production: boolean; kyc: KycChoice }>,
): OperatorPolicy {
  const named = reader.optional('OPERATORS', as.operators, undefined);
  const [, , , admin, reviewer] = DEVELOPMENT_ACCOUNTS as readonly [
    unknown,
    unknown,
    unknown,
    WalletAddress,
    WalletAddress,
  ];
  const sandbox = new Map<WalletAddress, OperatorRole>([
    [admin, 'admin'],
    [reviewer, 'reviewer'],
  ]);
  const isInMemory = !production && kyc.kind === 'memory';
  return {
    named: named ?? (isInMemory ? sandbox : new Map()),
    fourEyes: reader.optional('FOUR_EYES', as.onOff, production),
  };
}
