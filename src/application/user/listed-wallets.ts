import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

/** The EVM addresses of the wallet's own list. */
export const listedWalletsOf =
  ({ userWallets }: Pick<Ports, 'userWallets'>) =>
  async (owner: WalletAddress): Promise<readonly WalletAddress[]> =>
    (await userWallets.walletsOf(owner))
      .filter(({ chain }) => chain === 'evm')
      // Stored in checksum form (`UserWallet.address`), which is what a WalletAddress is.
      .map(({ address }) => address as WalletAddress);
