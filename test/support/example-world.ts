import { Wallet } from 'ethers';
import { developmentAccounts } from '../../contracts/kit/accounts.ts';
import { reconciliationUseCases } from '../../src/application/reconciliation/index.ts';
import { SCOPES } from '../../src/domain/auth/scope.ts';
import { aKey } from './chain/keys.ts';
import { EXAMPLE_SETTINGS, GATE_PASSWORD } from './example-requests.ts';
import type { ExampleWorld, OperatorHeaders } from './example-shape.ts';
import { parseSetCookie } from './service/cookies.ts';
import { aWorld, eligible, signedIn, type TestWorld } from './service/world.ts';

const account = (index: 0 | 1 | 2 | 3) => new Wallet(developmentAccounts[index].privateKey);

/**
 * A sandbox in which the first development account may buy, has an API key and a list of wallets, and in which two operators
 * have an alarm, a dead letter and a report of the reconciliation to look at. Streams of events end at once.
 */
export async function exampleWorld(env: Readonly<Record<string, string>> = {}): Promise<ExampleWorld> {
  const world = await aWorld({ ...EXAMPLE_SETTINGS, ...env });
  const owner = await eligible(world, 'TIER_1', account(0));
  const { id: keyId } = await aKey(world, owner);
  const { key } = await aKey(world, owner, SCOPES);
  const added = { wallet: { chain: 'sol', address: '11111111111111111111111111111111' } };
  const { wallet } = (await world.api.post('/api/user/wallets').set(owner.bearer).send(added).expect(200)).body.data;
  const order = { wallet: owner.address, amount: '0', paymentToken: world.config.sale.paymentTokens[0].address };
  const refusal = await world.api.post('/api/sale/authorize').set(owner.bearer).send(order).expect(400);
  await happenings(world);
  return {
    world,
    owner,
    person: await signedIn(world, account(3)),
    admin: await operator(world, account(1)),
    reviewer: await operator(world, account(2)),
    keyId,
    key,
    walletRecord: wallet.id,
    decisionId: String(refusal.get('Decision-Id')),
  };
}

async function operator(world: TestWorld, wallet: Wallet): Promise<OperatorHeaders> {
  const { bearer } = await signedIn(world, wallet);
  const gate = await world.api.post('/api/auth/gate').send({ password: GATE_PASSWORD }).expect(200);
  const pass = parseSetCookie(gate).find(({ name }) => name === 'svc-gate');
  return { ...bearer, cookie: `svc-gate=${pass?.value}` };
}

/** What operators look at: an alarm, a message that could not be answered, a compared ledger. */
async function happenings(world: TestWorld): Promise<void> {
  const facts = { chainId: 10, reason: 'the spender is not the router' };
  await world.alarms.raise({ name: 'swap-quote-unsafe', message: 'A quote was unsafe', facts });
  const message = { platform: 'telegram', id: '900', chat: '78', sender: '78', text: 'hi', secondHand: false } as const;
  await world.messageQueue.enqueue([message]);
  const { claim } = await world.messageQueue.claim(1_000);
  if (claim === undefined) throw new Error('the message is not in the queue');
  await world.messageQueue.bury(claim, 'The platform refused the reply');
  await reconciliationUseCases(world).reconcile();
  world.feed.close();
}
