import { expect } from 'chai';
import sinon from 'sinon';
import { namesNeedNode, namesUnavailable } from '../../../src/domain/names/errors.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { chatting } from '../../support/service/conversations.ts';

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

describe('/api/chat with names', () => {
  const { chat, told, confirm } = chatting();

  it('shows the address of a name, and prepares the transfer to it', async () => {
    const offer = await told('send 5 usdc on base to vitalik.eth');
    expect(offer.message).to.include(`vitalik.eth is ${VITALIK}`);
    const { data } = (await confirm(offer)).body.response;
    expect(data.transaction.recipient).to.equal(VITALIK);
  });

  it('refuses a name whose address claims another name', async () => {
    sinon
      .stub(chat.world.nameService, 'resolve')
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
      sinon.stub(chat.world.nameService, 'resolve').resolves({ name: 'a.base.eth', unusable });
      const said = await told('send 5 usdc on base to a.base.eth');
      expect([said.message, said.requiresConfirmation]).to.deep.equal([sentence, false]);
    });

  it('names the node that a name needs, and asks for the address', async () => {
    sinon.stub(chat.world.nameService, 'resolve').rejects(namesNeedNode({ network: 'Base' }));
    const said = await told('send 5 usdc on base to a.base.eth');
    expect(said.message).to.equal(
      'I cannot look up a.base.eth. The name needs a node of Base, and this service has none. To which address?',
    );
    expect(said.data.missing).to.deep.equal(['recipient']);
  });

  it('looks a name of Base up on the network of the transfer, which its ending does not name', async () => {
    const asked = sinon
      .stub(chat.world.nameService, 'resolve')
      .resolves({ name: 'a.base.eth', address: BOB as WalletAddress });
    expect((await told('send 5 usdc to a.base.eth')).message).to.include('On which network?');
    expect((await told('on polygon')).message).to.include(`a.base.eth is ${BOB}`);
    expect(asked.args).to.deep.equal([['a.base.eth', 137]]);
  });

  it('does not confirm a name that has expired by then', async () => {
    const offer = await told('send 5 usdc on base to vitalik.eth');
    sinon.stub(chat.world.nameService, 'resolve').resolves({ name: 'vitalik.eth', unusable: 'expired' });
    const { message, data } = (await confirm(offer)).body.response;
    expect(message).to.include('vitalik.eth has expired');
    expect(data).to.not.have.property('transaction');
  });

  it('does not confirm a name that stands for another address by then', async () => {
    const offer = await told('send 5 usdc on base to vitalik.eth');
    sinon.stub(chat.world.nameService, 'resolve').resolves({ name: 'vitalik.eth', address: BOB as WalletAddress });
    const answer = await confirm(offer);
    expect([answer.status, answer.body.code]).to.deep.equal([409, 'ACTION_NOT_OPEN']);
  });

  it('asks for the address while names cannot be looked up, and takes it', async () => {
    sinon.stub(chat.world.nameService, 'resolve').rejects(namesUnavailable());
    expect((await told('send 5 usdc on base to vitalik.eth')).data.missing).to.deep.equal(['recipient']);
    expect((await told(BOB)).confirmationPrompt).to.include(BOB);
  });
});
