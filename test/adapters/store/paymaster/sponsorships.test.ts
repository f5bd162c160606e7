import { InMemoryKycStore } from '../../../../src/adapters/store/kyc/kyc-store.memory.ts';
import { PostgresKycStore } from '../../../../src/adapters/store/kyc/kyc-store.postgres.ts';
import { InMemorySponsorships } from '../../../../src/adapters/store/paymaster/sponsorships.memory.ts';
import { PostgresSponsorships } from '../../../../src/adapters/store/paymaster/sponsorships.postgres.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describeOwedFeesContract } from '../../../contracts/paymaster/owed-fees.contract.ts';
import { describeSponsorshipsContract } from '../../../contracts/paymaster/sponsorships.contract.ts';
import { describeSuspendedPersonsContract } from '../../../contracts/paymaster/suspended-persons.contract.ts';
import { inMemoryDecisions } from '../../../support/fixtures/decision-fixtures.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeSponsorshipsContract('InMemorySponsorships', async () => new InMemorySponsorships(inMemoryDecisions()));
describeOwedFeesContract('InMemorySponsorships', async () => new InMemorySponsorships(inMemoryDecisions()));
describeSuspendedPersonsContract('InMemorySponsorships', async () => {
  const kycs = new InMemoryKycStore();
  const walletsOfSamePerson = (wallet: WalletAddress) => kycs.walletsOfSamePerson(wallet);
  return { kycs, sponsorships: new InMemorySponsorships(inMemoryDecisions(), walletsOfSamePerson) };
});

onEveryDatabase((open) => {
  describeSponsorshipsContract('PostgresSponsorships', async () => new PostgresSponsorships(await open()));
  describeOwedFeesContract('PostgresSponsorships', async () => new PostgresSponsorships(await open()));
  describeSuspendedPersonsContract('PostgresSponsorships', async () => {
    const db = await open();
    return { kycs: new PostgresKycStore(db), sponsorships: new PostgresSponsorships(db) };
  });
});
