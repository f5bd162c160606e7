import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { BuyerFile } from '../ports/compliance.ts';
import type { Ports } from '../ports/index.ts';
import { listedWalletsOf } from '../user/listed-wallets.ts';

/**
 * Other wallets that may not refer the buyer: those in the buyer's list, and the referrer that the order names when the
 * referrer's list contains the buyer. The list of a referrer that the order does not name is not asked: such a referrer
 * could block the buyer's purchases with it.
 */
export const ownWalletsOf =
  (ports: Pick<Ports, 'userWallets'>) =>
  async ({ user, listed }: BuyerFile, named: WalletAddress | undefined): Promise<readonly WalletAddress[]> => {
    if (named === undefined) return listed;
    const theirs = await listedWalletsOf(ports)(named);
    return theirs.includes(user.wallet) ? [...listed, named] : listed;
  };
