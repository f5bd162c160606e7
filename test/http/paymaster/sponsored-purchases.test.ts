import { expect } from 'chai';
import { Wallet } from 'ethers';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { askSponsor, SPONSORING, type Wished } from '../../support/chain/paymaster.ts';
import { approveSale } from '../../support/fixtures/sandbox-sale.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

describe('POST /api/paymaster, a purchase in the sandbox', () => {
  let world: TestWorld;
  let buyer: SignedIn;
  beforeEach(async () => {
    world = await aWorld(SPONSORING);
    buyer = await eligible(world, 'TIER_1', new Wallet(developmentAccounts[4].privateKey));
  });
  const purchaseOf = async (who: SignedIn, amount: string) => {
    approveSale(world, who.address);
    const order = { wallet: who.address, amount, paymentToken: USDC };
    const { body } = await world.api.post('/api/sale/authorize').set(who.bearer).send(order).expect(200);
    const { to, data } = body.data.purchaseParams;
    return { to, data, gas: 240_000n };
  };
  const send = (who: SignedIn, wished: Wished) => askSponsor(world, who, wished, { action: 'swap' });
  const reason = async (who: SignedIn, wished: Wished) => {
    const response = await send(who, wished);
    expectRefusal(response, 400, 'REQUEST_REVERTS');
    return response.body.error;
  };

  it('lets a wallet without native coins buy: the purchase is in the sale, once and for nobody else', async () => {
    const purchase = await purchaseOf(buyer, '250000000');
    expect((await send(buyer, purchase)).status).to.equal(200);
    expect(await world.saleContract.purchased(buyer.address)).to.equal(250_000_000n);
    expect(world.accounts.get(8453)?.tokenBalanceOf(USDC as never, buyer.address)).to.equal(999_750_000_000n);
    expect(await reason(buyer, { ...purchase, nonce: 1n })).to.match(/NonceAlreadyUsed/);
    expect(await reason(await signedIn(world), purchase)).to.match(/NotBuyer/);
  });

  it('enforces the rules of the sale too', async () => {
    const poor = await eligible(world);
    expect(await reason(poor, await purchaseOf(poor, '250000000'))).to.include('ERC20InsufficientBalance');
    const [first, second] = [await purchaseOf(buyer, '600000000'), await purchaseOf(buyer, '600000000')];
    expect((await send(buyer, first)).status).to.equal(200);
    expect(await reason(buyer, { ...second, nonce: 1n })).to.include('CapExceeded');
    const forged = { ...second, data: second.data.replace(/.{130}(?=0{62}$)/, '1'.repeat(130)), nonce: 1n };
    expect(await reason(buyer, forged)).to.include('InvalidSigner');
    world.saleContract.change({ phase: 'paused' });
    expect(await reason(buyer, { ...second, nonce: 1n })).to.include('SaleNotActive');
  });
});
