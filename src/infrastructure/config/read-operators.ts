import { DEVELOPMENT_ACCOUNTS } from '../../adapters/local/development-accounts.ts';
import type { OperatorPolicy } from '../../application/ports/policies.ts';
import type { OperatorRole } from '../../domain/operator/operator.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Config, Reach } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

/**
 * The first operators. In a sandbox that only its developer reaches, and whose identities are simulated, they are two development accounts,
 * whose keys everybody knows; where others reach the service, no development account is an operator.
 */
export function readOperators(
  reader: EnvReader,
  { production, reach, kyc }: Readonly<{ production: boolean; reach: Reach; kyc: Config['adapters']['kyc'] }>,
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
  const barred = new Set(reach.exposed === undefined ? [] : DEVELOPMENT_ACCOUNTS);
  for (const wallet of named?.keys() ?? [])
    if (barred.has(wallet))
      reader.fault(`OPERATORS must not name ${wallet}: everybody knows the key of this development account`);
  const isOwn = reach.isPlayground && kyc.kind === 'memory';
  return {
    named: named ?? (isOwn ? sandbox : new Map()),
    barred,
    fourEyes: reader.optional('FOUR_EYES', as.onOff, production),
  };
}
