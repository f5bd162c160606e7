import type { Attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { exclusively } from '../shared/exclusively.ts';
import { NEVER_STOPPING, type Stopping } from '../shared/stopping.ts';
import type { Portfolio } from './view-portfolio.ts';

type SnapshotPorts = Pick<Ports, 'portfolioSnapshots' | 'clock' | 'leases' | 'random'>;
type ViewAll = (wallets: readonly WalletAddress[]) => Promise<readonly Attempt<Portfolio>[]>;
type Tally = { taken: number; skipped: number };

const HOUR_MS = 60 * 60_000;
/** Wallets whose balances one request to a node reads. */
const GROUP = 10;
/** Groups that are read at once: so many requests to a node are open at most. */
const LANES = 8;
/** Until shortly before the next run, which continues with the wallets that are still due. */
const BUDGET_MS = 4.5 * 60_000;

/**
 * Takes snapshots of followed wallets whose last attempt is at least an hour old, the longest waiting first, in one process at a
 * time. Incomplete values are not stored. The attempt of each wallet is, so that any process continues where one stopped. Ends when
 * none of a round could be read: a node or a provider is out, or its budget is exhausted.
 */
export const takeSnapshots =
  (ports: SnapshotPorts, viewAll: ViewAll) =>
  (stopping: Stopping = NEVER_STOPPING): Promise<Readonly<Tally> | undefined> =>
    exclusively(ports, 'portfolio-snapshots', async () => {
      const { portfolioSnapshots, clock } = ports;
      const startedAt = clock.now().getTime();
      const isOver = () => stopping.aborted || clock.now().getTime() - startedAt >= BUDGET_MS;
      const tally = { taken: 0, skipped: 0 };
      while (!isOver()) {
        const wallets = await portfolioSnapshots.due(new Date(startedAt - HOUR_MS), GROUP * LANES);
        const taken = await takeRound(ports, viewAll, wallets);
        tally.taken += taken;
        tally.skipped += wallets.length - taken;
        if (wallets.length < GROUP * LANES || taken === 0) break;
      }
      return tally;
    });

/** Returns how many snapshots were taken. The other wallets are due again after the usual interval. */
async function takeRound(
  { portfolioSnapshots, clock }: SnapshotPorts,
  viewAll: ViewAll,
  wallets: readonly WalletAddress[],
): Promise<number> {
  const groups = Array.from({ length: Math.ceil(wallets.length / GROUP) }, (_, i) =>
    wallets.slice(i * GROUP, (i + 1) * GROUP),
  );
  const portfolios = (await Promise.all(groups.map(viewAll))).flat();
  const takenAt = clock.now();
  const snapshots = wallets.flatMap((wallet, i) => {
    const portfolio = portfolios[i];
    const totalUSD = portfolio?.known ? completeTotalOf(portfolio.value) : undefined;
    return totalUSD === undefined ? [] : [{ wallet, takenAt, totalUSD }];
  });
  await portfolioSnapshots.keep(snapshots);
  await portfolioSnapshots.attempted(wallets, takenAt);
  return snapshots.length;
}

const completeTotalOf = ({ degraded, totalUSD }: Portfolio) => (degraded.length > 0 ? undefined : totalUSD);
