import { InMemorySponsorships } from '../../../../src/adapters/store/paymaster/sponsorships.memory.ts';
import { PostgresSponsorships } from '../../../../src/adapters/store/paymaster/sponsorships.postgres.ts';
import { describeOwedFeesContract } from '../../../contracts/paymaster/owed-fees.contract.ts';
import { describeSponsorshipsContract } from '../../../contracts/paymaster/sponsorships.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeSponsorshipsContract('InMemorySponsorships', async () => new InMemorySponsorships());
describeOwedFeesContract('InMemorySponsorships', async () => new InMemorySponsorships());

onEveryDatabase((open) => {
  describeSponsorshipsContract('PostgresSponsorships', async () => new PostgresSponsorships(await open()));
  describeOwedFeesContract('PostgresSponsorships', async () => new PostgresSponsorships(await open()));
});
