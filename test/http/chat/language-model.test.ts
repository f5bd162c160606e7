import { expect } from 'chai';
import sinon from 'sinon';
import { languageModelUnavailable } from '../../../src/domain/chat/model-call.ts';
import { ALICE, BOB } from '../../support/fixtures/store-fixtures.ts';
import { startLanguageModelServer } from '../../support/servers/language-model-server.ts';
import { sends } from '../../support/servers/provider-server.ts';
import { RICH } from '../../support/service/conversations.ts';
import { aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

const QUESTION = 'flibber zworp quuxle wobble eth glimf';
const REQUEST = `wibbly glimf ${BOB} zworp 5 usdc quuxle base`;
const PRICE = { tool: 'answer_topic', name: 'price', slots: { token: 'eth' } } as const;
const TRANSFER = {
  tool: 'propose_request',
  name: 'transfer',
  slots: { amount: '5', token: 'usdc', fromChain: 'base', recipient: BOB },
} as const;

describe('/api/chat with a language model', () => {
  let world: TestWorld;
  let bearer: object;
  beforeEach(async () => {
    world = await aWorld();
    ({ bearer } = await signedIn(world, RICH));
  });

  const told = async (message: string, over: object = {}) => {
    const sent = world.api.post('/api/chat').set(bearer as Record<string, string>);
    return (await sent.send({ sessionId: 's', message, ...over }).expect(200)).body.response;
  };

  it('answers a topic from its own data', async () => {
    world.languageModel.teach(QUESTION, PRICE);
    expect((await told(QUESTION)).message).to.include('One ETH costs 3000 USD');
  });

  it('quotes the documentation with its link', async () => {
    const [passage] = await world.guides.passages();
    world.languageModel.teach(QUESTION, { tool: 'answer_topic', name: passage?.name ?? '', slots: {} });
    const said = await told(QUESTION);
    expect(said).to.deep.include({ intent: 'help', actions: [] });
    expect(said.message).to.equal(`${passage?.link}\n\n${passage?.text}`);
    const { text } = await world.api.get(new URL(passage?.link ?? '').pathname).expect(200);
    expect(text).to.include(passage?.text);
  });

  it('asks about a request that it proposes, in our words, and one press prepares it', async () => {
    world.languageModel.teach(REQUEST, TRANSFER);
    const asked = await told(REQUEST);
    expect(asked.message).to.equal(`Did you mean: send 5 USDC to ${BOB} on Base?`);
    expect(asked.data).to.include({ certainty: 'proposed' });
    const { confirmAction } = asked.actions[0].params;
    expect((await told('yes', { confirmAction })).data.transaction).to.include({ recipient: BOB, amount: '5000000' });
  });

  it('shows nothing of what it adds, and asks for that value', async () => {
    world.languageModel.teach(REQUEST, { ...TRANSFER, slots: { ...TRANSFER.slots, amount: '500', recipient: ALICE } });
    const asked = await told(REQUEST);
    expect(JSON.stringify(asked)).to.not.match(/500/).and.not.include(ALICE);
    expect(asked).to.deep.include({ requiresConfirmation: false });
    expect(asked.data.missing).to.include.members(['amount', 'recipient']);
  });

  it('is not asked about what the reader understands, or within a request', async () => {
    const call = sinon.spy(world.languageModel, 'call');
    for (const message of ['price of eth', 'send 5 usdc', 'the usual wobbly place']) await told(message);
    expect(call.callCount).to.equal(0);
  });

  it('is not needed: without a response, the chat answers as without it', async () => {
    const without = await told(QUESTION);
    sinon.stub(world.languageModel, 'call').rejects(languageModelUnavailable());
    expect(await told(QUESTION)).to.deep.equal(without);
  });

  it('is enabled by its variables, and has a time limit', async () => {
    const server = await startLanguageModelServer();
    try {
      world = await aWorld({ LANGUAGE_MODEL_URL: `${server.url}/v1/`, LANGUAGE_MODEL_NAME: 'small' });
      ({ bearer } = await signedIn(world, RICH));
      server.teach(QUESTION, PRICE);
      expect((await told(QUESTION)).message).to.include('One ETH costs');
      expect(server.asked[0]?.sent).to.not.include(RICH.address);
      for (const behaviour of [sends(429, '{}'), sends(200, '<html>'), () => {}]) {
        server.behave(behaviour);
        expect((await told(QUESTION)).intent).to.equal('unknown');
      }
    } finally {
      await server.stop();
    }
  });
});
