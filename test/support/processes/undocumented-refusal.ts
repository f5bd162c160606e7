// Run by mocha in a separate process: its assertions hold, but the route fails with a code that it does not list.
import sinon from 'sinon';
import { Failure } from '../../../src/domain/shared/failure.ts';
import { aWorld, signedIn } from '../service/world.ts';

it('causes an undocumented refusal', async () => {
  const world = await aWorld();
  const { address, bearer } = await signedIn(world);
  sinon.stub(world.terms, 'accept').rejects(new Failure('conflict', 'NOT_LISTED', 'Not listed', 'List it.'));
  const terms = { wallet: address, termsVersion: world.config.compliance.termsVersion };
  await world.api.post('/api/terms').set(bearer).send(terms).expect(409);
});
