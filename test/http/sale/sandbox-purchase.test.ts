import { expect } from 'chai';
import { Wallet } from 'ethers';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { approveSale } from '../../support/fixtures/sandbox-sale.ts';
import { aWorld, CRON_SECRET, eligible, type TestWorld } from '../../support/service/world.ts';

describe('a purchase in the sandbox', () => {
  const AMOUNT = '250000000';
  let world: TestWorld;

  beforeEach(async () => {
    world = await aWorld();
  });

  const buy = async () => {
    const buyer = await eligible(world, 'TIER_1', new Wallet(developmentAccounts[0].privateKey));
    const [{ address: paymentToken }] = world.config.sale.paymentTokens;
    approveSale(world, buyer.address);
    const order = { wallet: buyer.address, amount: AMOUNT, paymentToken };
    const authorized = await world.api.post('/api/sale/authorize').set(buyer.bearer).send(order).expect(200);
    const { chainId, to, data } = authorized.body.data.purchaseParams;
    const send = async (nonce: number) => {
      const fees = { gasLimit: 300_000, maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 1n };
      const signedTx = await buyer.wallet.signTransaction({ type: 2, chainId, nonce, to, data, ...fees });
      const sent = await world.api
        .post('/api/transfer/execute')
        .set(buyer.bearer)
        .send({ signedTx, chainId })
        .expect(200);
      return sent.body.hash as string;
    };
    return { buyer, send };
  };
  const bought = async (wallet: string): Promise<readonly { txHash: string; amount: string; confirmed: boolean }[]> => {
    world.clock.advance(2_000 * (1 + world.config.sale.confirmations));
    await world.api
      .get('/api/cron/indexer')
      .set({ authorization: `Bearer ${CRON_SECRET}` })
      .expect(200);
    return (await world.api.get(`/api/sale/history?wallet=${wallet}`).expect(200)).body.data.purchases;
  };

  it('is made by the transaction that the wallet signed, and is in the history', async () => {
    const { buyer, send } = await buy();
    const txHash = await send(0);
    expect((await bought(buyer.address)).map((one) => [one.txHash, one.amount, one.confirmed])).to.deep.equal([
      [txHash, AMOUNT, true],
    ]);
    expect(await world.saleContract.purchased(buyer.address)).to.equal(BigInt(AMOUNT));
  });

  it('is made once per authorization', async () => {
    const { buyer, send } = await buy();
    await send(0);
    await send(1);
    expect(await bought(buyer.address)).to.have.length(1);
  });
});
