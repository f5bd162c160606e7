import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { blockedVerdict } from '../../domain/user/blocked.ts';
import type { Ports } from '../ports/index.ts';

/** Rejects with WALLET_BLOCKED: a blocked wallet may sign in and read, but not move value, spend a budget or create a key. */
export const requireUnblocked =
  ({ users }: Pick<Ports, 'users'>) =>
  async (wallet: WalletAddress): Promise<void> => {
    const verdict = blockedVerdict((await users.find(wallet))?.isBlocked === true);
    if (verdict !== undefined) throw verdict.failure;
  };
