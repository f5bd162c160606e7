import { expect } from 'chai';
import sinon from 'sinon';
import { chainUnavailable, storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { chatting } from '../../support/service/conversations.ts';

describe('/api/chat', () => {
  const { chat, post, told, anonymously } = chatting();

  it('lists what it supports', async () => {
    const { data } = (await chat.world.api.get('/api/chat').expect(200)).body;
    expect(data.channels).to.deep.equal(['web', 'whatsapp', 'telegram', 'mcp', 'api']);
    expect(data.intents.map(({ name }: { name: string }) => name)).to.include.members(['swap', 'transfer', 'help']);
  });

  it('returns every field, and creates a session id if none is given', async () => {
    const { body } = await chat.world.api.post('/api/chat').send({ message: 'help' }).expect(200);
    expect(body.success).to.equal(true);
    expect(body.response).to.have.all.keys(
      'message',
      'intent',
      'data',
      'suggestions',
      'actions',
      'requiresConfirmation',
      'confirmationPrompt',
    );
    expect(body.response).to.include({ intent: 'help', requiresConfirmation: false, confirmationPrompt: '' });
    expect(body.response.data.sessionId).to.match(/^[0-9a-f-]{36}$/);
  });

  it('answers a greeting with what it can do', async () => {
    for (const message of ['hello', 'Hola!', 'guten morgen', '你好'])
      expect((await anonymously({ message })).intent, message).to.equal('help');
  });

  it('return the state of the sale, from its contract', async () => {
    const said = await told('what is the status of the token sale?');
    expect(said.message).to.include('active').and.include('0.05 USDC');
    expect(said.data).to.include({ phase: 'active', price: '0.05' });
  });

  it('return the state of a sale without tokens, without a percentage', async () => {
    chat.world.saleContract.change({ phase: 'upcoming', tokensForSale: 0n });
    const said = await told('what is the status of the token sale?');
    expect(said.message).to.include('upcoming').and.not.include('%');
  });

  it('return the verification status of the session’s wallet, and of none that is only named', async () => {
    expect((await told('am i verified?')).data).to.include({ kycStatus: 'none', nextStep: 'openKycSession' });
    for (const body of [{}, { wallet: BOB }]) {
      const named = await anonymously({ message: 'am i verified?', ...body });
      expect(named.data).to.include({ signInRequired: true }).and.not.have.property('kycStatus');
      expect(named.message).to.include('Sign in');
    }
  });

  it('return a price with its source, and none if there is none', async () => {
    const said = await told('price of eth');
    expect(said.message).to.include('One ETH costs 3000 USD');
    expect(said.data.price).to.include({ usd: 3000 });
    sinon.stub(chat.world.tokenPrices, 'ofSymbols').resolves(new Map());
    const unpriced = await told('price of eth');
    expect(unpriced.message).to.equal('I do not have a price for ETH.');
    expect(unpriced.data).to.not.have.property('price');
  });

  it('report that the sale cannot be read, and invent nothing', async () => {
    sinon.stub(chat.world.saleContract, 'state').rejects(chainUnavailable());
    const said = await told('what is the status of the token sale?');
    expect(said.message).to.include('cannot look that up now');
    expect(said.data).to.not.have.property('sale');
  });

  it('are examples of requests when it did not understand', async () => {
    const said = await told('tell me a joke');
    expect(said.intent).to.equal('unknown');
    expect(said.suggestions).to.not.deep.equal([]);
  });

  for (const [why, body, path] of [
    ['no message', { message: undefined }, 'message'],
    ['an empty message', { message: '' }, 'message'],
    ['a blank message', { message: ' \n ' }, 'message'],
    ['a message of 2001 characters', { message: 'x'.repeat(2001) }, 'message'],
    ['an unknown channel', { channel: 'fax' }, 'channel'],
    ['half a wallet', { wallet: '0x12' }, 'wallet'],
    ['an empty session', { sessionId: '' }, 'sessionId'],
    ['an unknown field', { act: true }, 'act'],
  ] as const)
    it(`rejects ${why}`, async () => expectRefusal(await post(body), 400, 'VALIDATION_FAILED', path));

  it('accepts a message of 2000 characters', async () => {
    await post({ message: 'x'.repeat(2000) }).expect(200);
  });

  it('returns 503 while the store is unavailable', async () => {
    sinon.stub(chat.world.chatSessions, 'recall').rejects(storeUnavailable());
    expectRefusal(await post({ message: 'hello' }), 503, 'STORE_UNAVAILABLE');
  });
});
