import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { userWalletNotFound } from '../../domain/user/errors.ts';
import { MAX_USER_WALLETS, type NewUserWallet, type UserWallet } from '../../domain/user/user.ts';
import type { Ports } from '../ports/index.ts';

/** The EVM addresses of the wallet's own list. */
export const listedWalletsOf =
  ({ userWallets }: Pick<Ports, 'userWallets'>) =>
  async (owner: WalletAddress): Promise<readonly WalletAddress[]> =>
    (await userWallets.walletsOf(owner))
      .filter(({ chain }) => chain === 'evm')
      // Stored in checksum form (`UserWallet.address`), which is what a WalletAddress is.
      .map(({ address }) => address as WalletAddress);

export const listWallets =
  ({ userWallets }: Pick<Ports, 'userWallets'>) =>
  (owner: ProvedWallet): Promise<readonly UserWallet[]> =>
    userWallets.walletsOf(owner);

/** Rejects with WALLET_EXISTS or TOO_MANY_WALLETS. */
export const addWallet =
  ({ userWallets, clock }: Pick<Ports, 'userWallets' | 'clock'>) =>
  (owner: ProvedWallet, wallet: Omit<NewUserWallet, 'createdAt'>): Promise<UserWallet> =>
    userWallets.add(owner, { ...wallet, createdAt: clock.now() }, MAX_USER_WALLETS);

/** Rejects with WALLET_NOT_FOUND. */
export const removeWallet =
  ({ userWallets }: Pick<Ports, 'userWallets'>) =>
  async (owner: ProvedWallet, id: string): Promise<void> => {
    if (!(await userWallets.remove(owner, id))) throw userWalletNotFound();
  };
