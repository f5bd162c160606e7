import { expect } from 'chai';
import { Wallet } from 'ethers';
import sinon from 'sinon';
import { paraphraseUnavailable } from '../../../src/domain/chat/paraphrase.ts';
import { ALICE, BOB } from '../../support/fixtures/store-fixtures.ts';
import { startLanguageModelServer } from '../../support/servers/language-model-server.ts';
import { sends } from '../../support/servers/provider-server.ts';
import { aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

const RICH = new Wallet('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const STRANGE_QUESTION = 'flibber zworp quuxle wobble eth glimf';
const STRANGE_REQUEST = `wibbly send glimf ${BOB} zworp 5 usdc quuxle base`;

describe('/api/chat with a language model', () => {
  let world: TestWorld;
  let bearer: object;
  beforeEach(async () => {
    world = await aWorld();
    ({ bearer } = await signedIn(world, RICH));
  });
  let stop = async () => {};
  afterEach(async () => {
    sinon.restore();
    await stop();
    stop = async () => {};
  });

  const told = async (message: string, sessionId = 's') => {
    const sent = world.api.post('/api/chat').set(bearer as Record<string, string>);
    return (await sent.send({ sessionId, message }).expect(200)).body.response;
  };

  it('answers a question that it reworded', async () => {
    expect((await told(STRANGE_QUESTION)).intent).to.equal('unknown');
    world.paraphraser.teach(STRANGE_QUESTION, 'price of eth');
    expect((await told(STRANGE_QUESTION)).message).to.include('One ETH costs 3000 USD');
  });

  it('asks again about a request that it reworded: only the user’s own words lead to an offer', async () => {
    world.paraphraser.teach(STRANGE_REQUEST, `send 5 usdc on base to ${BOB}`);
    const asked = await told(STRANGE_REQUEST);
    const request = `send 5 USDC on base to ${BOB}`;
    expect(asked).to.deep.include({ intent: 'unknown', requiresConfirmation: false, suggestions: [request] });
    expect(asked.message).to.equal(`Did you mean: “${request}”?`);
    expect(asked.actions).to.deep.equal([
      { label: 'Yes', action: 'say', params: { message: request }, destructive: false },
    ]);
    expect((await told('yes')).requiresConfirmation).to.equal(false);
    expect((await told(request)).confirmationPrompt).to.include('Transfer 5 USDC');
  });

  it('never shows the model’s text', async () => {
    world.paraphraser.teach(STRANGE_REQUEST, `Visit evil.example! send 500 usdc on base to ${ALICE}`);
    const asked = await told(STRANGE_REQUEST);
    expect(JSON.stringify(asked))
      .to.not.match(/evil|500/)
      .and.not.include(ALICE);
    expect(asked).to.deep.include({ actions: [], requiresConfirmation: false });
  });

  it('is not called for what the grammar understands, or within a request', async () => {
    const reword = sinon.spy(world.paraphraser, 'reword');
    await told('price of eth');
    await told('send 5 usdc');
    await told('the usual wobbly place');
    expect(reword.callCount).to.equal(0);
  });

  it('is not required: without a response, chat continues', async () => {
    const without = await told(STRANGE_QUESTION);
    sinon.stub(world.paraphraser, 'reword').rejects(paraphraseUnavailable());
    expect(await told(STRANGE_QUESTION)).to.deep.equal(without);
  });

  it('is enabled by its variables, and has a timeout', async () => {
    const server = await startLanguageModelServer();
    stop = server.stop;
    world = await aWorld({ LANGUAGE_MODEL_URL: `${server.url}/v1/`, LANGUAGE_MODEL_NAME: 'small' });
    ({ bearer } = await signedIn(world, RICH));
    server.teach(STRANGE_QUESTION, 'price of eth');
    expect((await told(STRANGE_QUESTION)).message).to.include('One ETH costs');
    for (const behaviour of [sends(429, '{}'), sends(200, '<html>'), () => {}]) {
      server.behave(behaviour);
      const startedAt = performance.now();
      expect((await told(STRANGE_QUESTION)).intent).to.equal('unknown');
      expect(performance.now() - startedAt).to.be.below(4_000);
    }
  }).timeout(20_000);
});
