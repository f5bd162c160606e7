import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { walletBlocked } from '../../domain/user/errors.ts';
import type { Ports } from '../ports/index.ts';

/** Rejects with WALLET_BLOCKED: a blocked wallet may sign in and read, but not move value, spend a budget or create a key. */
export const requireUnblocked =
  ({ users }: Pick<Ports, 'users'>) =>
  async (wallet: WalletAddress): Promise<void> => {
    if ((await users.find(wallet))?.isBlocked) throw walletBlocked();
  };
