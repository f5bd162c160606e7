import { InMemorySponsorships } from '../../../../src/adapters/store/paymaster/sponsorships.memory.ts';
import { PostgresSponsorships } from '../../../../src/adapters/store/paymaster/sponsorships.postgres.ts';
import { describeSponsorshipsContract } from '../../../contracts/paymaster/sponsorships.contract.ts';
import { inMemoryDecisions } from '../../../support/fixtures/decision-fixtures.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeSponsorshipsContract('InMemorySponsorships', async () => new InMemorySponsorships(inMemoryDecisions()));

onEveryDatabase((open) => {
  describeSponsorshipsContract('PostgresSponsorships', async () => new PostgresSponsorships(await open()));
});
