import { Wallet } from 'ethers';
import { developmentAccounts } from '../../contracts/kit/accounts.ts';
import { SCOPES } from '../../src/domain/auth/scope.ts';
import { aKey } from './chain/keys.ts';
import { EXAMPLE_SETTINGS, type ExampleWorld } from './example-requests.ts';
import { aWorld, eligible } from './service/world.ts';

/** A sandbox in which the first development account may buy, has an API key and a list of wallets. */
export async function exampleWorld(): Promise<ExampleWorld> {
  const world = await aWorld(EXAMPLE_SETTINGS);
  const owner = await eligible(world, 'TIER_1', new Wallet(developmentAccounts[0].privateKey));
  const { id: keyId } = await aKey(world, owner);
  const { key } = await aKey(world, owner, SCOPES);
  const added = { wallet: { chain: 'sol', address: '11111111111111111111111111111111' } };
  const { wallet } = (await world.api.post('/api/user/wallets').set(owner.bearer).send(added).expect(200)).body.data;
  const order = { wallet: owner.address, amount: '0', paymentToken: world.config.sale.paymentTokens[0].address };
  const refusal = await world.api.post('/api/sale/authorize').set(owner.bearer).send(order).expect(400);
  return { world, owner, keyId, key, walletRecord: wallet.id, decisionId: String(refusal.get('Decision-Id')) };
}
