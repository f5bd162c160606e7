import { InMemoryKycStore } from '../../../../src/adapters/store/kyc/kyc-store.memory.ts';
import { PostgresKycStore } from '../../../../src/adapters/store/kyc/kyc-store.postgres.ts';
import { describeKycStoreContract } from '../../../contracts/kyc/kyc-store.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeKycStoreContract('InMemoryKycStore', async () => new InMemoryKycStore());
onEveryDatabase((open) => describeKycStoreContract('PostgresKycStore', async () => new PostgresKycStore(await open())));
