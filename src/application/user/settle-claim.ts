import { settleReferrer } from '../../domain/user/referrer.ts';
import type { User } from '../../domain/user/user.ts';
import type { Ports } from '../ports/index.ts';

/** The wallet of the user signed in, and is who it claims to be: settles who referred it. */
export const settleClaim =
  ({ users, clock }: Pick<Ports, 'users' | 'clock'>) =>
  async ({ wallet, claimedReferrer }: User): Promise<void> => {
    if (claimedReferrer === undefined) return;
    await users.revise(wallet, (before) => settleReferrer(before, clock.now()));
  };
