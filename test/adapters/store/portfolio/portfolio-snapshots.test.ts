import { InMemoryPortfolioSnapshots } from '../../../../src/adapters/store/portfolio/portfolio-snapshots.memory.ts';
import { PostgresPortfolioSnapshots } from '../../../../src/adapters/store/portfolio/portfolio-snapshots.postgres.ts';
import { describePortfolioSnapshotsContract } from '../../../contracts/portfolio/portfolio-snapshots.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describePortfolioSnapshotsContract('InMemoryPortfolioSnapshots', async () => new InMemoryPortfolioSnapshots());
onEveryDatabase((open) =>
  describePortfolioSnapshotsContract(
    'PostgresPortfolioSnapshots',
    async () => new PostgresPortfolioSnapshots(await open()),
  ),
);
