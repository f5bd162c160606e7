import { expect } from 'chai';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { expectRefusal } from '../../support/refusal.ts';
import {
  APP_ID,
  aProviderKey,
  aWalletAccount,
  identityToken,
  type KeyServer,
  startKeyServer,
} from '../../support/servers/identity-provider.ts';
import { aWallet, aWorld, NOON, signedIn, type TestWorld } from '../../support/service/world.ts';

const PATH = '/api/auth/embedded-wallet';

describe(`${PATH} with a real provider’s tokens`, () => {
  const key = aProviderKey('k1');
  const [alice, bob] = [aWallet(), aWallet()];
  let server: KeyServer;
  let world: TestWorld;
  before(async () => {
    server = await startKeyServer([key]);
    world = await aWorld({
      EMBEDDED_WALLET_PROVIDER: 'privy',
      EMBEDDED_WALLET_APP_ID: APP_ID,
      EMBEDDED_WALLET_JWKS_URL: server.url,
    });
  });
  after(async () => {
    await server.stop();
  });
  const token = (address: string) => identityToken([aWalletAccount(address)], { key, now: NOON });
  const signIn = (address: string, proof?: string) => {
    const request = world.api.post(PATH).send({ address, issueToken: true });
    return proof === undefined ? request : request.set('authorization', `Bearer ${proof}`);
  };

  it('rejects an address without a token, and creates nothing', async () => {
    const response = await signIn(alice.address);
    expectRefusal(response, 401, 'EMBEDDED_WALLET_REFUSED');
    expect(response.get('set-cookie')).to.equal(undefined);
    expect(response.get('www-authenticate')).to.match(/^Bearer resource_metadata=/);
    expect(await world.users.find(alice.address as WalletAddress)).to.equal(undefined);
  });

  it('signs a user in with the wallet of their token', async () => {
    const { accessToken } = (await signIn(alice.address, token(alice.address)).expect(200)).body;
    const session = await world.api.get(PATH).set('authorization', `Bearer ${accessToken}`).expect(200);
    expect(session.body).to.include({ authenticated: true, address: alice.address });
    expect(session.body.embeddedUserId).to.equal('did:privy:5f7e2c1a-6a35-4b8e-9d3e-1f0a2b3c4d5e');
  });

  it('rejects another user’s wallet, and a session token instead of an identity token', async () => {
    expectRefusal(await signIn(bob.address, token(alice.address)), 401, 'EMBEDDED_WALLET_REFUSED');
    const own = await signedIn(world, bob);
    expectRefusal(await signIn(bob.address, own.token), 401, 'EMBEDDED_WALLET_REFUSED');
  });

  it('does not accept the provider’s token as a session', async () => {
    const refused = await world.api.get('/api/user').set('authorization', `Bearer ${token(alice.address)}`);
    expectRefusal(refused, 401, 'UNAUTHENTICATED');
  });
});
