import { randomUUID } from 'node:crypto';
import { NoEmbeddedWallets } from '../../../src/adapters/embedded-wallet/choose.ts';
import { InMemoryEmbeddedWalletVerifier } from '../../../src/adapters/embedded-wallet/embedded-wallet-verifier.memory.ts';
import { PrivyEmbeddedWalletVerifier } from '../../../src/adapters/embedded-wallet/embedded-wallet-verifier.privy.ts';
import { embeddedWalletUnavailable } from '../../../src/domain/auth/errors.ts';
import { describeEmbeddedWalletVerifierContract } from '../../contracts/auth/embedded-wallet-verifier.contract.ts';
import { at } from '../../support/fixtures/store-fixtures.ts';
import { failureOf } from '../../support/rejection.ts';
import {
  APP_ID,
  aProviderKey,
  aWalletAccount,
  ISSUER,
  identityToken,
  type KeyServer,
  startKeyServer,
} from '../../support/servers/identity-provider.ts';

describeEmbeddedWalletVerifierContract('InMemoryEmbeddedWalletVerifier', async () => ({
  verifier: new InMemoryEmbeddedWalletVerifier(),
  login: () => ({ userId: randomUUID(), token: 'any' }),
}));

describe('with a key server', () => {
  const key = aProviderKey('k1');
  let server: KeyServer;
  before(async () => {
    server = await startKeyServer([key]);
  });
  after(() => server.stop());

  describeEmbeddedWalletVerifierContract('PrivyEmbeddedWalletVerifier', async () => ({
    verifier: new PrivyEmbeddedWalletVerifier(
      { appId: APP_ID, issuer: ISSUER, jwksUrl: server.url },
      { now: () => at() },
    ),
    login: (...wallets) => {
      const userId = randomUUID();
      const claims = { sub: `did:privy:${userId}` };
      return { userId, token: identityToken(wallets.map(aWalletAccount), { key, now: at(), claims }) };
    },
  }));
});

describe('NoEmbeddedWallets', () => {
  it('rejects every token', async () => {
    await failureOf(new NoEmbeddedWallets().verify(), embeddedWalletUnavailable);
  });
});
