import { expect } from 'chai';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { conversations } from '../../support/service/conversations.ts';

const REQUEST = `send 20 usdc on base to ${BOB}`;
const UNREAD = 'oh 12 is plenty';

describe('/api/chat asks about a change that it does not read', () => {
  const { say, idOf, confirm, tryConfirming } = conversations();

  it('shows the difference, and a yes leads to a new offer; the old code is worth nothing then', async () => {
    const old = await say(REQUEST);
    const question = await say(UNREAD);
    expect(question.message).to.match(/^Did you mean this change: amount 20 → 12 USDC\? /);
    expect([question.requiresConfirmation, question.suggestions]).to.deep.equal([false, ['yes', 'no']]);
    expect(question.actions.map(({ label, action, params }) => [label, action, params.message])).to.deep.equal([
      ['Yes', 'say', 'yes'],
      ['No', 'say', 'no'],
    ]);
    const offer = await say('yes');
    expect(offer.message).to.match(/^Changed: amount 20 → 12 USDC\. Transfer 12 USDC /);
    expect(idOf(offer)).to.not.equal(idOf(old));
    expectRefusal(await tryConfirming(old), 409, 'ACTION_NOT_OPEN');
    expect((await confirm(offer)).data.transaction.amount).to.equal('12000000');
  });

  it('leaves the request and its code with a no, which cancels nothing', async () => {
    const old = await say(REQUEST);
    await say(UNREAD);
    expect((await say('no')).message).to.match(/nothing is done.*open request is unchanged/);
    expect((await say('yes')).message).to.match(/^Transfer 20 USDC/);
    expect((await confirm(old)).data.transaction.amount).to.equal('20000000');
  });

  it('confirms the old offer as it was shown with its own code, and drops the question', async () => {
    const old = await say(REQUEST);
    await say(UNREAD);
    expect((await confirm(old)).data.transaction.amount).to.equal('20000000');
    expect((await say('yes')).message).to.match(/^There is nothing to confirm/);
  });

  it('drops the question at any other message, also at a command', async () => {
    for (const other of ['see you at 8', 'my contacts', 'linked accounts']) {
      await say('cancel');
      await say(REQUEST);
      await say(UNREAD);
      await say(other);
      expect((await say('yes')).message, other).to.include('Transfer 20 USDC');
    }
  });

  it('asks about one message after another, and a correction in plain words goes first', async () => {
    await say(REQUEST);
    await say(UNREAD);
    expect((await say('hmm polygon instead please')).message).to.include('network Base → Polygon');
    expect((await say('make it 15')).message)
      .to.include('Changed: amount 20 → 15 USDC')
      .and.include('on Base');
    await say(UNREAD);
    expect((await say('yes please')).message)
      .to.include('Changed: amount 15 → 12 USDC')
      .and.include('on Base');
  });

  it('asks for what is missing after a yes', async () => {
    await say('send 20 usdc on base');
    expect((await say('argh, i had dai in mind, not usdc')).message).to.include('token USDC → DAI');
    const asked = await say('yes');
    expect([asked.requiresConfirmation, asked.message.includes('To which address or name?')]).to.deep.equal([
      false,
      true,
    ]);
    expect((await say(`to ${BOB}`)).message).to.include('Transfer 20 DAI');
  });

  for (const [language, request, unread, question, yes, changed] of [
    [
      'es',
      `envía 20 usdc en base a ${BOB}`,
      'bueno... manda solo 9',
      '¿Querías este cambio: cantidad',
      'sí',
      'Cambiado',
    ],
    [
      'pt',
      `envia 20 usdc na base para ${BOB}`,
      'muito, né... manda só 9',
      'Você quis dizer esta alteração: ',
      'sim',
      'Alterado',
    ],
    [
      'fr',
      `envoie 20 usdc sur base à ${BOB}`,
      'bon... envoie seulement 9',
      'Voulais-tu ce changement : ',
      'oui',
      'Modifié',
    ],
    [
      'tr',
      `${BOB} adresine Base ağında 20 USDC gönder`,
      'hay allah, dikkatim dağıldı, dai diyecektim de yani',
      'Bu değişikliği mi istedin: ',
      'evet',
      'Değişti',
    ],
    ['zh', `在Base上给${BOB}转20 USDC`, '糟了，其实想写55', '你是想这样更改吗：', '是的', '已更改'],
  ] as const)
    it(`asks and answers in the language of the conversation: ${language}`, async () => {
      await say(request);
      const asked = await say(unread);
      expect(asked.message.startsWith(question), asked.message).to.equal(true);
      expect((await say(yes)).message).to.match(new RegExp(`^${changed}`));
    });
});
