import { expect } from 'chai';
import sinon from 'sinon';
import { SCOPES } from '../../../src/domain/auth/scope.ts';
import { screeningUnavailable } from '../../../src/domain/compliance/screening.ts';
import { aKey } from '../../support/chain/keys.ts';
import { aSwap, OF_COINS } from '../../support/fixtures/swap-wishes.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('POST /api/swap/quote, with a party on a sanctions list', () => {
  let world: TestWorld;
  const user = aWallet().address;
  const ask = (over: object = {}) => world.api.post('/api/swap/quote').send(aSwap(user, over));

  it('is refused to a listed wallet', async () => {
    world = await aWorld({ AML_DENYLIST: user });
    expectRefusal(await ask(), 403, 'SENDER_SANCTIONED');
  });

  it('is refused to a listed session or key that names another wallet', async () => {
    const asker = aWallet();
    world = await aWorld({ AML_DENYLIST: asker.address });
    const listed = await signedIn(world, asker);
    const offer = sinon.spy(world.swapProvider, 'offer');
    for (const headers of [listed.bearer, (await aKey(world, listed, SCOPES)).bearer])
      expectRefusal(await ask().set(headers), 403, 'SENDER_SANCTIONED');
    expect(offer.callCount).to.equal(0);
    const clean = await signedIn(world);
    await ask().set(clean.bearer).expect(200);
  });

  it('is refused when any transaction pays or approves a listed address', async () => {
    world = await aWorld();
    const [depository = ''] = world.swapProvider.contracts.get(8453)?.depositories ?? [];
    world = await aWorld({ AML_DENYLIST: depository });
    expectRefusal(await ask(), 403, 'RECIPIENT_SANCTIONED');
    expectRefusal(await ask(OF_COINS), 403, 'RECIPIENT_SANCTIONED');
  });

  it('is refused while they cannot be screened', async () => {
    world = await aWorld();
    sinon.stub(world.addressScreening, 'screen').rejects(screeningUnavailable());
    expectRefusal(await ask(), 503, 'AML_UNAVAILABLE');
  });
});
