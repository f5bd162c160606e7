import { expect } from 'chai';
import { it } from 'mocha';
import { PostgresNonceStore } from '../../../src/adapters/store/auth/nonce-store.postgres.ts';
import { at } from '../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { onEveryDatabase } from '../../support/servers/database.ts';

onEveryDatabase((open) => {
  it('an error contains its statement, but not its values', async () => {
    const nonces = new PostgresNonceStore(await open());
    await nonces.issue('secret', at());
    const error = await rejectionOf(nonces.issue('secret', at()));
    expect(String(error)).to.include('sign_in_nonces').and.not.to.include('secret');
  });
});
