import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

/** Whether the fees of this GaslessTransfers contract are proved to go to TREASURY; false while the chain is unavailable. */
export async function paysOurTreasury(
  { feePolicy, gaslessTreasuries }: Pick<Ports, 'feePolicy' | 'gaslessTreasuries'>,
  { chainId, contract }: Readonly<{ chainId: number; contract: WalletAddress }>,
): Promise<boolean> {
  const treasury = await attempt(gaslessTreasuries.of(chainId, contract));
  return treasury.known && treasury.value === feePolicy.treasury;
}
