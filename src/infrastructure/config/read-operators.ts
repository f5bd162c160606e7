import { DEVELOPMENT_ACCOUNTS } from '../../adapters/local/development-accounts.ts';
import type { OperatorPolicy } from '../../application/ports/policies.ts';
import type { OperatorRole } from '../../domain/operator/operator.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

/** The first operators. In a sandbox that only its developer reaches they are two development accounts, whose keys everybody knows. */
export function readOperators(
  reader: EnvReader,
  { production, isPlayground }: Readonly<{ production: boolean; isPlayground: boolean }>,
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
  return {
    named: named ?? (isPlayground ? sandbox : new Map()),
    fourEyes: reader.optional('FOUR_EYES', as.onOff, production),
  };
}
