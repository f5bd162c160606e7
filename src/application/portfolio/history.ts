import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { exclusively } from '../shared/exclusively.ts';
import type { Portfolio } from './view-portfolio.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_WALLETS = 50;
/** Longer than the slowest run. */

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
  (wallet: WalletAddress) =>
    attempt(portfolioSnapshots.follow(wallet, clock.now()));

type SnapshotPorts = Pick<Ports, 'portfolioSnapshots' | 'clock' | 'leases' | 'random'>;

/** Takes snapshots of followed wallets whose last attempt is at least an hour old. Incomplete values are not stored. */
export const takeSnapshots = (ports: SnapshotPorts, view: (wallet: WalletAddress) => Promise<Portfolio>) => () =>
  exclusively(ports, 'portfolio-snapshots', async () => {
    const { portfolioSnapshots, clock } = ports;
    const startedAt = clock.now();
    const wallets = await portfolioSnapshots.due(new Date(startedAt.getTime() - HOUR_MS), MOST_WALLETS);
    let taken = 0;
    for (const wallet of wallets) if (await takeSnapshot(ports, view, wallet)) taken += 1;
    return { taken, skipped: wallets.length - taken };
  });

/** Returns whether a snapshot was taken. A wallet whose chains cannot be read is due again after the usual interval. */
async function takeSnapshot(
  { portfolioSnapshots, clock }: SnapshotPorts,
  view: (wallet: WalletAddress) => Promise<Portfolio>,
  wallet: WalletAddress,
): Promise<boolean> {
  const portfolio = await attempt(view(wallet));
  await portfolioSnapshots.attempted(wallet, clock.now());
  if (!portfolio.known || portfolio.value.degraded.length > 0 || portfolio.value.totalUSD === undefined) return false;
  await portfolioSnapshots.keep({ wallet, takenAt: clock.now(), totalUSD: portfolio.value.totalUSD });
  return true;
}
