import { expect } from 'chai';
import sinon from 'sinon';
import { swapUnavailable } from '../../../src/domain/swap/errors.ts';
import { RICH } from '../../support/service/conversations.ts';
import { sandboxNode } from '../../support/service/sandbox-node.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const BRIDGE = 'bridge 50 usdc from ethereum to arbitrum';

/** “How long does a bridge take?”, and what the answer says while nothing is known. */
const DURATIONS = [
  ['how long does a bridge take', /do not know how long/],
  ['cuánto tarda un bridge', /No sé cuánto tarda/],
  ['quanto tempo demora um bridge', /Não sei quanto tempo/],
  ['wie lange dauert eine bridge', /Wie lange das dauert, weiß ich nicht/],
  ['ça prend combien de temps un bridge', /ne sais pas combien de temps/],
  ['köprü ne kadar sürer', /Ne kadar süreceğini bilmiyorum/],
  ['跨链要多久', /我不知道需要多久/],
] as const;

describe('/api/chat about routes and people', () => {
  let world: TestWorld;
  let alice: SignedIn;
  let conversation = 0;
  const open = async (env: Readonly<Record<string, string>> = {}) => {
    world = await aWorld(env);
    alice = await signedIn(world, RICH);
  };
  before(() => open());
  beforeEach(() => {
    conversation += 1;
  });

  const node = sandboxNode(() => world);
  const post = async (body: object) =>
    (
      await world.api
        .post('/api/chat')
        .set(alice.bearer)
        .send({ sessionId: `s${conversation}`, message: 'yes', ...body })
        .expect(200)
    ).body.response;
  const say = (message: string) => post({ message });
  const swapped = async () => {
    const offer = await say(BRIDGE);
    const { data } = await post({ confirmAction: offer.actions[0].params.confirmAction });
    steps = data.swap.quote.steps;
    return data.swap.quote.steps.at(-1).requestId as string;
  };
  /** What the wallet signs of the swap, and the time that the provider takes. */
  let steps: readonly { items: readonly { data: { to: string; data: string; value: string; chainId: number } }[] }[];
  const carryOut = async () => {
    for (const { items } of steps)
      for (const { data } of items) await node.send(RICH, { to: data.to, data: data.data }, data.chainId);
    world.clock.advance(12_000);
  };

  describe('the duration of a bridge', () => {
    for (const [question, unknown] of DURATIONS)
      it(`is not answered with fees: “${question}”`, async () => {
        const { message, data } = await say(question);
        expect(message).to.match(unknown);
        expect(data).to.not.have.any.keys('fees', 'gas', 'duration');
      });

    it('is what the route of the offer says, which the offer says too', async () => {
      expect((await say(BRIDGE)).message).to.include('It takes about 12 s.');
      const { message, data } = await say('how long does a bridge take');
      expect(message).to.equal('Your swap takes about 12 s, says its route.');
      expect(data).to.include({ duration: 12 });
      expect((await say('yes')).requiresConfirmation).to.equal(true);
    });

    it('is what the route of the confirmed swap says', async () => {
      await swapped();
      expect((await say('how long does a bridge take')).data.duration).to.equal(12);
    });

    it('is not that of another route', async () => {
      await say(BRIDGE);
      expect((await say('how long does bridging from polygon to base take')).data).to.not.have.property('duration');
    });

    it('stands before the fees where both are asked', async () => {
      const { message, data } = await say(
        'Could you say what it costs to bridge from Polygon to Base and how long I would wait?',
      );
      expect(message).to.match(/^I do not know how long.*on Base/s);
      expect(data.fees).to.have.length(2);
    });
  });

  describe('a swap', () => {
    it('is answered with the progress that the provider reports', async () => {
      const requestId = await swapped();
      expect((await say('where is my swap?')).message).to.include(`Swap ${requestId}: waiting for your transaction`);
      await carryOut();
      const { intent, message, data } = await say('where is my swap?');
      expect(intent).to.equal('status');
      expect(message).to.include(`Swap ${requestId}: done`);
      expect(data.swaps).to.deep.equal([{ requestId, status: 'success' }]);
    });

    it('is found by its own id in another conversation', async () => {
      const requestId = await swapped();
      conversation += 1;
      expect((await say('where is my swap?')).data.swaps).to.deep.equal([]);
      expect((await say(`status of ${requestId}`)).data.swaps).to.deep.equal([{ requestId, status: 'waiting' }]);
      const other = `0x${'ab'.repeat(32)}`;
      expect((await say(`status of ${other}`)).message).to.equal(`I find no transaction ${other} of your wallet.`);
    });

    it('is named as unread while the provider does not answer', async () => {
      await swapped();
      sinon.stub(world.swapProvider, 'progress').rejects(swapUnavailable());
      const { message, data } = await say('where is my swap?');
      expect(message).to.include('could not read all of it now: swaps').and.not.include('Swap 0x');
      expect(data.swaps).to.deep.equal([]);
    });
  });

  describe('a person', () => {
    it('is not invented: without SUPPORT_URL nobody is named, least of all the service itself', async () => {
      for (const question of ['I want to talk to a person', 'quiero hablar con una persona']) {
        const { intent, message } = await say(question);
        expect(intent).to.equal('help');
        expect(message)
          .to.match(/names no way to reach a person|no indica cómo contactar/)
          .and.not.match(/https?:/);
      }
    });

    it('is reached at SUPPORT_URL', async () => {
      await open({ SUPPORT_URL: 'mailto:support@bank.example' });
      expect((await say('I want to talk to a person')).message).to.include('at mailto:support@bank.example.');
    });
  });
});
