import { expect } from 'chai';
import { Wallet } from 'ethers';
import sinon from 'sinon';
import { namesNeedNode, namesUnavailable } from '../../../src/domain/names/errors.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const RICH = new Wallet('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

describe('/api/chat with names', () => {
  let world: TestWorld;
  let alice: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    alice = await signedIn(world, RICH);
  });
  afterEach(() => sinon.restore());

  const post = async (body: object, who: SignedIn = alice) =>
    (
      await world.api
        .post('/api/chat')
        .set(who.bearer)
        .send({ sessionId: 's', message: 'yes', ...body })
    ).body.response;
  const told = (message: string, who = alice) => post({ message }, who);
  const idOf = (offer: { actions: { params: { confirmAction: string } }[] }) => offer.actions[0]?.params.confirmAction;

  it('shows the address of a name, and prepares the transfer to it', async () => {
    const offer = await told('send 5 usdc on base to vitalik.eth');
    expect(offer.message).to.include(`vitalik.eth is ${VITALIK}`);
    const { data } = await post({ confirmAction: idOf(offer) });
    expect(data.transaction.recipient).to.equal(VITALIK);
  });

  it('refuses a name whose address claims another name', async () => {
    sinon
      .stub(world.nameService, 'resolve')
      .resolves({ name: 'a.eth', address: BOB as WalletAddress, primary: 'b.eth' });
    const said = await told('send 5 usdc on base to a.eth');
    expect(said).to.deep.include({ actions: [], requiresConfirmation: false });
    expect(said.message).to.include('calls itself b.eth');
  });

  for (const [unusable, sentence] of [
    ['gateway', 'a.base.eth needs a gateway over HTTP, which this service does not ask. To which address?'],
    ['expired', 'a.base.eth has expired: nobody holds it now. To which address?'],
    [
      'two-addresses',
      'a.base.eth names two different addresses, and nothing says which one is meant. To which address?',
    ],
  ] as const)
    it(`says why a name is not used: ${unusable}`, async () => {
      sinon.stub(world.nameService, 'resolve').resolves({ name: 'a.base.eth', unusable });
      const said = await told('send 5 usdc on base to a.base.eth');
      expect([said.message, said.requiresConfirmation]).to.deep.equal([sentence, false]);
    });

  it('names the node that a name needs, and asks for the address', async () => {
    sinon.stub(world.nameService, 'resolve').rejects(namesNeedNode({ network: 'Base' }));
    const said = await told('send 5 usdc on base to a.base.eth');
    expect(said.message).to.equal(
      'I cannot look up a.base.eth. The name needs a node of Base, and this service has none. To which address?',
    );
    expect(said.data.missing).to.deep.equal(['recipient']);
  });

  it('looks a name of Base up on the network of the transfer, which its ending does not name', async () => {
    const asked = sinon
      .stub(world.nameService, 'resolve')
      .resolves({ name: 'a.base.eth', address: BOB as WalletAddress });
    expect((await told('send 5 usdc to a.base.eth')).message).to.include('On which network?');
    expect((await told('on polygon')).message).to.include(`a.base.eth is ${BOB}`);
    expect(asked.args).to.deep.equal([['a.base.eth', 137]]);
  });

  it('does not confirm a name that has expired by then', async () => {
    const offer = await told('send 5 usdc on base to vitalik.eth');
    sinon.stub(world.nameService, 'resolve').resolves({ name: 'vitalik.eth', unusable: 'expired' });
    const { message, data } = await post({ confirmAction: idOf(offer) });
    expect(message).to.include('vitalik.eth has expired');
    expect(data).to.not.have.property('transaction');
  });

  it('does not confirm a name that stands for another address by then', async () => {
    const offer = await told('send 5 usdc on base to vitalik.eth');
    sinon.stub(world.nameService, 'resolve').resolves({ name: 'vitalik.eth', address: BOB as WalletAddress });
    const answer = await world.api
      .post('/api/chat')
      .set(alice.bearer)
      .send({ sessionId: 's', message: 'yes', confirmAction: idOf(offer) });
    expect([answer.status, answer.body.code]).to.deep.equal([409, 'ACTION_NOT_OPEN']);
  });

  it('asks for the address while names cannot be looked up, and takes it', async () => {
    sinon.stub(world.nameService, 'resolve').rejects(namesUnavailable());
    expect((await told('send 5 usdc on base to vitalik.eth')).data.missing).to.deep.equal(['recipient']);
    expect((await told(BOB)).confirmationPrompt).to.include(BOB);
  });

  it('keeps contacts of the wallet, sends to them, and forgets them', async () => {
    expect((await told(`save ${BOB} as Marta`)).message).to.include('Saved: Marta');
    expect((await told('my contacts')).message).to.equal(`marta: ${BOB}`);
    const offer = await told('send 5 usdc on base to Marta');
    expect(offer.message).to.include(`Your contact marta is ${BOB}`);
    const { data } = await post({ confirmAction: idOf(offer) });
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
    const list = sinon.spy(world.contacts, 'list');
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
      await post({ confirmAction: idOf(await told('send 5 usdc on base to Marta')) });
    });

    it('is repeated to the address that it had', async () => {
      const offer = await told('send it to her again');
      expect(offer.message).to.include(`recipient ${BOB}`);
      expect((await post({ confirmAction: idOf(offer) })).data.transaction.recipient).to.equal(BOB);
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
    const other = await signedIn(world);
    expect((await told('my contacts', other)).message).to.include('no contacts');
    expect((await told('send 5 usdc on base to Marta', other)).requiresConfirmation).to.equal(false);
  });

  it('shows what a correction changed, and keeps the offer’s code while it is the same', async () => {
    const first = await told(`send 5 usdc on base to ${BOB}`);
    const changed = await told('make it 8');
    expect(changed.message).to.match(/^Changed: amount 5 → 8 USDC\./);
    expect(idOf(changed)).to.not.equal(idOf(first));
    expect((await told('see you at 9')).message).to.include('Your open request is unchanged');
    expect(idOf(await told('yes'))).to.equal(idOf(changed));
    expect((await post({ confirmAction: idOf(changed) })).data.transaction.amount).to.equal('8000000');
  });

  it('asks whether a request was meant that was not made plainly', async () => {
    const said = await told(`5 usdc to ${BOB} on base`);
    expect(said.message).to.equal(`Did you mean: send 5 USDC to ${BOB} on Base?`);
    expect(said).to.include({ requiresConfirmation: true });
  });

  it('asks about a request that it did not understand word by word, and prepares it after a yes', async () => {
    const asked = await told(
      `good morning, the landlord asked again, so please see that 5 usdc reach him at ${BOB} on base, kind regards`,
    );
    expect(asked.message).to.equal(`Did you mean: send 5 USDC to ${BOB} on Base?`);
    const prepared = await told('yes');
    expect(prepared.message).to.match(/^Transfer 5 USDC/);
    expect(prepared.data.transaction.amount).to.equal('5000000');
  });

  it('asks for what such a request lacks, behind what it understood', async () => {
    const asked = await told(
      'good morning, the landlord asked again, so please see that 5 usdc reach him on base, kind regards',
    );
    expect(asked.message).to.equal('Did you mean: send 5 USDC on Base? To which address or name?');
    expect((await told(BOB)).confirmationPrompt).to.include('Transfer 5 USDC');
  });

  it('returns the newest transfers of the wallet', async () => {
    const said = await told('what did i send last?');
    expect(said).to.include({ intent: 'history', requiresConfirmation: false });
    expect(said.message).to.match(/sent|received|no transfers/);
  });
});
