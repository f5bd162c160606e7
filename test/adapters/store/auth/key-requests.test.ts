import { expect } from 'chai';
import { PostgresApiKeyStore } from '../../../../src/adapters/store/auth/api-key-store.postgres.ts';
import { InMemoryApiKeyStore } from '../../../../src/adapters/store/auth/auth-stores.memory.ts';
import { InMemoryKeyRequests } from '../../../../src/adapters/store/auth/key-requests.memory.ts';
import { PostgresKeyRequests } from '../../../../src/adapters/store/auth/key-requests.postgres.ts';
import { describeKeyRequestStoreContract } from '../../../contracts/auth/key-requests.contract.ts';
import { aKeyRequest } from '../../../support/fixtures/key-request-fixtures.ts';
import { ALICE, at } from '../../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../../support/rejection.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeKeyRequestStoreContract('InMemoryKeyRequests', async () => ({
  keys: new InMemoryApiKeyStore(),
  requests: new InMemoryKeyRequests(),
}));
onEveryDatabase((open) => {
  describeKeyRequestStoreContract('PostgresKeyRequests', async () => {
    const db = await open();
    return { keys: new PostgresApiKeyStore(db), requests: new PostgresKeyRequests(db) };
  });

  it('stores all requests of a batch or none in the database', async () => {
    const requests = new PostgresKeyRequests(await open());
    const unfit = aKeyRequest({ operation: null as unknown as string });
    expect(await rejectionOf(requests.record([aKeyRequest(), unfit]))).to.be.an.instanceOf(Error);
    expect(await requests.newestOf(ALICE, at(), 10)).to.deep.equal([]);
    expect(await requests.usageOf(ALICE, at())).to.deep.equal([]);
  });
});
