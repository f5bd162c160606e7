import { expect } from 'chai';
import { transferData } from '../../support/chain/transfers.ts';
import { preparing, RECIPIENT, USDC, WETH } from '../../support/service/preparing.ts';

describe('POST /api/transfer/prepare, its warnings', () => {
  const { at, prepared } = preparing();

  const codesOf = async (changes: object = {}) =>
    (await prepared(changes)).warnings.map(({ code }: { code: string }) => code);

  const LOOKALIKE = `${RECIPIENT.slice(0, 6).toLowerCase()}${'0'.repeat(32)}${RECIPIENT.slice(-4).toLowerCase()}`;

  it('report a recipient that resembles one of an earlier prepared transfer', async () => {
    await prepared();
    const { warnings } = await prepared({ to: LOOKALIKE });
    expect(warnings[0].code).to.equal('RECIPIENT_LOOKS_ALIKE');
    expect(warnings[0].message).to.contain(RECIPIENT);
    expect(await codesOf({ to: LOOKALIKE })).to.deep.equal(['RECIPIENT_LOOKS_ALIKE']);
  });

  it('report one that resembles the recipient of an earlier token transfer', async () => {
    const data = transferData(RECIPIENT, 7n);
    const signedTx = await at.sender.wallet.signTransaction({
      ...{ type: 2, chainId: 8453, nonce: 0, to: USDC, data, gasLimit: 80_000n },
      ...{ maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 1n },
    });
    await at.world.api
      .post('/api/transfer/execute')
      .set(at.sender.bearer)
      .send({ signedTx, chainId: 8453 })
      .expect(200);
    expect(await codesOf({ to: LOOKALIKE, chainId: 1 })).to.deep.equal(['RECIPIENT_LOOKS_ALIKE']);
  });

  it('report one that resembles a wallet of the address book', async () => {
    const wallet = { chain: 'evm', address: RECIPIENT };
    await at.world.api.post('/api/user/wallets').set(at.sender.bearer).send({ wallet }).expect(200);
    expect(await codesOf({ to: LOOKALIKE })).to.deep.equal(['RECIPIENT_LOOKS_ALIKE']);
  });

  it('are empty for a well-known recipient', async () => {
    await prepared();
    expect(await codesOf()).to.deep.equal([]);
  });

  it('report a transfer to the wallet itself, and to a contract', async () => {
    expect(await codesOf({ to: at.sender.address })).to.deep.equal(['RECIPIENT_IS_YOURSELF']);
    expect(await codesOf({ to: WETH })).to.deep.equal(['RECIPIENT_IS_CONTRACT']);
  });
});
