import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

/**
 * Raises an alarm, once until that ends, for each contract that accepts no account of this service: nothing is signed for it. A contract
 * that cannot be read proves nothing: rejects with CHAIN_UNAVAILABLE.
 */
export const checkSigners = ({
  alarms,
  salePolicy,
  saleSigners,
}: Pick<Ports, 'alarms' | 'salePolicy' | 'saleSigners'>) => {
  const { auctions = [], contract: sale, nftContract } = salePolicy;
  const contracts = [sale, ...(nftContract === undefined ? [] : [nftContract]), ...auctions.map(({ hook }) => hook)];
  const refusing = new Set<WalletAddress>();
  return async (): Promise<void> => {
    for (const contract of contracts) {
      if ((await saleSigners.accountFor(contract)) !== undefined) refusing.delete(contract);
      else if (!refusing.has(contract)) {
        await alarms.raise({
          name: 'signer-not-accepted',
          message:
            'A contract of the sale accepts signatures of another account only: this service signs nothing for it.',
          facts: { contract },
        });
        refusing.add(contract);
      }
    }
  };
};
