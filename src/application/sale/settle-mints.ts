import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import type { NftOutcome, OpenNftAuthorization } from '../ports/sale.ts';

const AT_A_TIME = 500;

export type MintSettlement = Readonly<Record<NftOutcome | 'open', number>>;

/**
 * Finds out which NFT authorizations were used: an unused one no longer counts against its buyer's limit. It is unused only when a
 * confirmed block after its deadline shows no mint. Rejects with CHAIN_UNAVAILABLE after all contracts that could be read are settled.
 */
export const settleMints =
  ({ nftSaleContract, nftSaleLedger }: Pick<Ports, 'nftSaleContract' | 'nftSaleLedger'>) =>
  async (): Promise<MintSettlement> => {
    const open = await nftSaleLedger.unsettled(AT_A_TIME);
    const counts = { used: 0, unused: 0, cancelled: 0, open: 0 };
    const failures: unknown[] = [];
    for (const [contract, theirs] of byContract(open)) {
      try {
        const { asOf, used, cancelled } = await nftSaleContract.spentNonces(contract, theirs);
        for (const { nonce, deadline } of theirs) {
          const spent = used.has(nonce) ? 'used' : cancelled.has(nonce) ? 'cancelled' : undefined;
          const outcome = spent ?? (asOf > deadline ? 'unused' : 'open');
          if (outcome !== 'open') await nftSaleLedger.settle(contract, nonce, outcome);
          counts[outcome] += 1;
        }
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return counts;
  };

function byContract(open: readonly OpenNftAuthorization[]): ReadonlyMap<WalletAddress, OpenNftAuthorization[]> {
  const groups = new Map<WalletAddress, OpenNftAuthorization[]>();
  for (const one of open) groups.set(one.contract, [...(groups.get(one.contract) ?? []), one]);
  return groups;
}
