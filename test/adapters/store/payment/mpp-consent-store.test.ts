import { PostgresMppConsentStore } from '../../../../src/adapters/store/payment/mpp-consent-store.postgres.ts';
import { InMemoryMppConsentStore } from '../../../../src/adapters/store/payment/payment-stores.memory.ts';
import { describeMppConsentStoreContract } from '../../../contracts/payment/mpp-consent-store.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeMppConsentStoreContract('InMemoryMppConsentStore', async () => new InMemoryMppConsentStore());
onEveryDatabase((open) =>
  describeMppConsentStoreContract('PostgresMppConsentStore', async () => new PostgresMppConsentStore(await open())),
);
