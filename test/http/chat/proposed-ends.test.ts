import { expect } from 'chai';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { conversations } from '../../support/service/conversations.ts';

const REQUEST = `send 20 usdc on base to ${BOB}`;
const UNREAD = 'scrub it';

describe('/api/chat asks about an end that it does not read', () => {
  const { say, confirm, tryConfirming } = conversations();

  it('ends the request at a yes; its code is worth nothing then', async () => {
    const offer = await say(REQUEST);
    const question = await say(UNREAD);
    expect(question.message).to.match(/^Do you want to cancel your open request\? /);
    expect(question.suggestions).to.deep.equal(['yes', 'no']);
    expect(question.actions.map(({ label, action, params }) => [label, action, params.message])).to.deep.equal([
      ['Yes', 'say', 'yes'],
      ['No', 'say', 'no'],
    ]);
    expect((await say('yes')).message).to.equal('Cancelled. Nothing was sent.');
    expectRefusal(await tryConfirming(offer), 409, 'ACTION_NOT_OPEN');
  });

  for (const kept of ['no', 'keep it', 'nein', 'see you at 8', 'my contacts'])
    it(`keeps the request and its code at “${kept}”, and drops the question`, async () => {
      const offer = await say(REQUEST);
      await say(UNREAD);
      await say(kept);
      expect((await say('yes')).message).to.include('Transfer 20 USDC');
      expect((await confirm(offer)).data.transaction.amount).to.equal('20000000');
    });

  it('ends it at a plain cancellation, and takes a correction', async () => {
    await say(REQUEST);
    await say(UNREAD);
    expect((await say('make it 15')).message).to.include('Changed: amount 20 → 15 USDC');
    await say(UNREAD);
    expect((await say('cancel')).message).to.equal('Cancelled. Nothing was sent.');
  });

  it('asks about no end without an open request', async () => {
    expect((await say(UNREAD)).message).to.not.include('cancel your open request');
  });

  for (const [language, request, unread, question, yes, ended] of [
    [
      'es',
      `envía 20 usdc en base a ${BOB}`,
      'nah, ya no me hace ninguna gracia este envío',
      '¿Quieres cancelar',
      'sí',
      'Cancelad',
    ],
    ['de', `sende 20 usdc auf base an ${BOB}`, 'lass mal stecken', 'Soll dein offener Auftrag', 'ja', 'Abgebrochen'],
  ] as const)
    it(`asks in the language of the conversation: ${language}`, async () => {
      await say(request);
      expect((await say(unread)).message).to.include(question);
      expect((await say(yes)).message).to.include(ended);
    });
});
