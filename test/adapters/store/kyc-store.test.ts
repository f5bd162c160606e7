import { InMemoryKycStore } from '../../../src/adapters/store/kyc-store.memory.ts';
import { PostgresKycStore } from '../../../src/adapters/store/kyc-store.postgres.ts';
import { describeKycStoreContract } from '../../contracts/kyc-store.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

describeKycStoreContract('InMemoryKycStore', async () => new InMemoryKycStore());
onEveryDatabase((open) => describeKycStoreContract('PostgresKycStore', async () => new PostgresKycStore(await open())));
