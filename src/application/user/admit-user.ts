import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { settleReferrer } from '../../domain/user/referrer.ts';
import type { Ports } from '../ports/index.ts';
import { createUser } from './register-user.ts';

/** The wallet signed in: creates its user if there is none, and settles who referred it. */
export const admitUser =
  (ports: Pick<Ports, 'users' | 'random' | 'clock'>) =>
  async (wallet: WalletAddress): Promise<void> => {
    const { user } = await createUser(ports)(wallet);
    if (user.claimedReferrer === undefined) return;
    await ports.users.revise(wallet, (before) => settleReferrer(before, ports.clock.now()));
  };
