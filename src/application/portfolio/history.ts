import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The value of a wallet over the last days, from stored snapshots. */
export const viewHistory =
  ({ portfolioSnapshots, clock }: Pick<Ports, 'portfolioSnapshots' | 'clock'>) =>
  async (address: WalletAddress, days: number) => {
    const snapshots = await portfolioSnapshots.since(address, new Date(clock.now().getTime() - days * DAY_MS));
    return { address, points: snapshots.map(({ takenAt, totalUSD }) => ({ timestamp: takenAt, totalUSD })) };
  };

/** Snapshots of a wallet start when its owner views the portfolio. A failing store does not fail that view. */
export const followOwn =
  ({ portfolioSnapshots, clock }: Pick<Ports, 'portfolioSnapshots' | 'clock'>) =>
  (wallet: ProvedWallet) =>
    attempt(portfolioSnapshots.follow(wallet, clock.now()));
