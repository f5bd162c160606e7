import { expect } from 'chai';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { chatting } from '../../support/service/conversations.ts';

const TEN_MINUTES = 10 * 60 * 1000;

describe('the memory of /api/chat', () => {
  const { chat, told, anonymously } = chatting();

  it('is deleted after ten minutes without a message', async () => {
    await told('send 5 usdc');
    chat.world.clock.advance(TEN_MINUTES - 1);
    expect((await told('on base')).data.amount).to.equal('5');
    chat.world.clock.advance(TEN_MINUTES);
    expect((await told(`to ${BOB}`)).data).to.not.have.property('amount');
  });

  it('is not visible to another caller with the same session id', async () => {
    await told('send 5 usdc');
    expect((await anonymously({ message: `to ${BOB}` })).data).to.not.have.property('amount');
  });

  it('continues an anonymous conversation by the id that the service issued', async () => {
    const first = await chat.world.api.post('/api/chat').send({ message: 'hello' }).expect(200);
    const { sessionId } = first.body.response.data;
    chat.world.clock.advance(2 * TEN_MINUTES);
    expect((await anonymously({ sessionId, message: 'send 5 usdc' })).data.sessionId).to.equal(sessionId);
    expect((await anonymously({ sessionId, message: 'on base' })).data).to.include({ amount: '5', sessionId });
  });

  it('is never joined by an anonymous caller who guesses the id that another chose', async () => {
    for (const sessionId of ['1', 'session', '00000000-0000-4000-8000-000000000000', `${'0'.repeat(32)}`]) {
      const victim = await anonymously({ sessionId, message: 'send 5 usdc' });
      expect(victim.data.sessionId).to.not.equal(sessionId);
      const guessed = await anonymously({ sessionId, message: `to ${BOB}` });
      expect(guessed.data).to.not.have.property('amount');
      expect(guessed.data.sessionId).to.not.equal(victim.data.sessionId);
    }
  });

  it('is never joined by changing a digit of an issued id', async () => {
    const { sessionId } = (await anonymously({ message: 'send 5 usdc' })).data;
    const changed = sessionId.replace(/^./, (digit: string) => (digit === '0' ? '1' : '0'));
    for (const near of [changed, sessionId.toUpperCase().replace(/^/, ' '), sessionId.replaceAll('-', '')])
      expect((await anonymously({ sessionId: near, message: 'on base' })).data.sessionId).to.not.equal(near);
  });

  it('never includes a messaging conversation, whatever channel is claimed', async () => {
    const frame = { intent: 'transfer', slots: { amount: '5', token: 'USDC' } } as const;
    const dialogue = { id: 'telegram:77', channel: 'telegram' } as const;
    const now = chat.world.clock.now();
    const lasting = { now, expiresAt: new Date(now.getTime() + 1000) };
    await chat.world.chatSessions.replace(dialogue, undefined, { frame }, lasting);
    const said = await anonymously({ sessionId: 'telegram:77', channel: 'telegram', message: `to ${BOB}` });
    expect(said.data).to.not.have.property('amount');
  });
});
