import { expect } from 'chai';
import sinon from 'sinon';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { chatting } from '../../support/service/conversations.ts';
import { signedIn } from '../../support/service/world.ts';

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

describe('/api/chat with contacts', () => {
  const { chat, told, confirm } = chatting();

  it('keeps contacts of the wallet, sends to them, and forgets them', async () => {
    expect((await told(`save ${BOB} as Marta`)).message).to.include('Saved: Marta');
    expect((await told('my contacts')).message).to.equal(`marta: ${BOB}`);
    const offer = await told('send 5 usdc on base to Marta');
    expect(offer.message).to.include(`Your contact marta is ${BOB}`);
    const { data } = (await confirm(offer)).body.response;
    expect(data.transaction.recipient).to.equal(BOB);
    expect((await told('delete contact Marta')).message).to.include('no longer a contact');
    expect((await told('send 5 usdc on base to Marta')).requiresConfirmation).to.equal(false);
  });

  it('knows a contact wherever a message names it, in other languages, in corrections and after a yes', async () => {
    await told(`save ${BOB} as Marta`);
    for (const message of [
      'pay Marta 5 usdc on base',
      'mándale 5 usdc a Marta en base',
      'überweise Marta 5 usdc auf base',
    ]) {
      const offer = await told(message);
      expect(offer.message, message).to.include(BOB);
      expect(offer.requiresConfirmation, message).to.equal(true);
      await told('cancel');
    }
    await told(`send 5 usdc on base to ${VITALIK}`);
    expect((await told('no, to Marta')).confirmationPrompt).to.include(BOB);
    await told('cancel');
    expect((await told('on base 5 usdc to Marta')).message).to.equal(
      `Your contact marta is ${BOB}. Did you mean: send 5 USDC to marta on Base?`,
    );
    expect((await told('yes')).data.transaction.recipient).to.equal(BOB);
  });

  it('reads the contacts only for a message that is not plain without them', async () => {
    const list = sinon.spy(chat.world.contacts, 'list');
    await told(`send 5 usdc on base to ${BOB}`);
    await told('make it 8');
    await told('gas price on base');
    expect(list.callCount).to.equal(0);
    await told('pay Marta 5 usdc on base');
    expect(list.callCount).to.equal(1);
  });

  it('keeps no contact under a word that means something else, or with a wrong checksum', async () => {
    for (const name of ['max', 'eth', 'base', 'half'])
      expect((await told(`save ${BOB} as ${name}`)).message).to.match(/another name/);
    expect((await told(`save ${BOB.replace('C', 'c')} as Marta`)).message).to.include('checksum');
    expect((await told('my contacts')).message).to.include('no contacts');
  });

  it('keeps a contact whose name has several words, where none of them is a value', async () => {
    expect((await told(`Save Brightwater Ltd as ${BOB}`)).message).to.equal(`Saved: Brightwater Ltd is ${BOB}.`);
    const offer = await told('send 5 usdc on base to Brightwater Ltd');
    expect(offer.confirmationPrompt).to.include(BOB);
    for (const name of ['Base Camp', 'All My Usdc', 'Room 7'])
      expect((await told(`save ${BOB} as ${name}`)).message).to.include('means something else');
  });

  it('gives a name that is kept to no other address, and says how to', async () => {
    await told(`save ${BOB} as Marta`);
    for (const name of ['Marta', 'marta', 'MARTA'])
      expect((await told(`save ${VITALIK} as ${name}`)).message).to.equal(
        `${name} is ${BOB} already, and stays so. To give the name to another address, say “delete contact ${name}” first.`,
      );
    expect((await told('my contacts')).message).to.equal(`marta: ${BOB}`);
    expect((await told(`save ${BOB} as Marta`)).message).to.include('Saved');
  });

  it('keeps no contact under a word for nobody or anybody, nor an answer, in any language', async () => {
    for (const name of 'anyone nobody nothing maybe yes no stop niemand jemand nadie quizás personne ninguém kimse ja sí oui evet'.split(
      ' ',
    ))
      expect((await told(`save ${BOB} as ${name}`)).message, name).to.include('means something else');
    expect((await told('my contacts')).message).to.include('no contacts');
  });

  it('keeps no contact for a question', async () => {
    for (const message of [`save ${BOB} as Marta?`, `guarda ${BOB} como Marta ?`, 'delete contact Marta?'])
      expect((await told(message)).message, message).to.not.match(/Saved|Guardado|no longer/);
    expect((await told(`can you save ${BOB} as Marta?`)).message).to.include('Saved');
  });

  describe('a request of before', () => {
    const move = async () => {
      await told('delete contact Marta');
      await told(`save ${VITALIK} as Marta`);
    };
    beforeEach(async () => {
      await told(`save ${BOB} as Marta`);
      await confirm(await told('send 5 usdc on base to Marta'));
    });

    it('is repeated to the address that it had', async () => {
      const offer = await told('send it to her again');
      expect(offer.message).to.include(`recipient ${BOB}`);
      expect((await confirm(offer)).body.response.data.transaction.recipient).to.equal(BOB);
    });

    for (const again of ['send it to her again', 'send 7 usdc on base to her', 'send 7 usdc to her', 'the same again'])
      it(`names both addresses where its contact has another one now, and asks: ${again}`, async () => {
        await move();
        const asked = await told(again);
        expect(asked.requiresConfirmation).to.equal(false);
        expect(asked.message).to.include(`marta was ${BOB} in that request and is ${VITALIK} now`);
        expect(asked.data)
          .to.deep.include({ missing: ['recipient'] })
          .and.not.have.property('recipient');
        const chosen = await told(VITALIK);
        const offer = chosen.requiresConfirmation ? chosen : await told('on base');
        expect(offer.confirmationPrompt).to.include(VITALIK);
      });
  });

  it('shows contacts to no other wallet', async () => {
    await told(`save ${BOB} as Marta`);
    const other = await signedIn(chat.world);
    expect((await told('my contacts', other)).message).to.include('no contacts');
    expect((await told('send 5 usdc on base to Marta', other)).requiresConfirmation).to.equal(false);
  });
});
