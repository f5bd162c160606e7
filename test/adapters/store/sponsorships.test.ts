import { InMemorySponsorships } from '../../../src/adapters/store/sponsorships.memory.ts';
import { PostgresSponsorships } from '../../../src/adapters/store/sponsorships.postgres.ts';
import { describeSponsorshipsContract } from '../../contracts/sponsorships.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

describeSponsorshipsContract('InMemorySponsorships', async () => new InMemorySponsorships());

onEveryDatabase((open) => {
  describeSponsorshipsContract('PostgresSponsorships', async () => new PostgresSponsorships(await open()));
});
