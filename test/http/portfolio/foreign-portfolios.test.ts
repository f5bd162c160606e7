import { expect } from 'chai';
import sinon from 'sinon';
import { SANDBOX_ACCOUNTS } from '../../../src/adapters/sandbox/world.ts';
import { bitcoinUnavailable, solanaUnavailable } from '../../../src/domain/portfolio/errors.ts';
import { pricesUnavailable } from '../../../src/domain/token/errors.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld } from '../../support/service/world.ts';

const [RICH = ''] = SANDBOX_ACCOUNTS;

describe('GET /api/portfolio/bitcoin and /solana', () => {
  const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  const SOLANA = '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo';

  it('return the holdings of an address, exactly and in dollars', async () => {
    const { api } = await aWorld();
    const bitcoin = (await api.get(`/api/portfolio/bitcoin?address=${BITCOIN}`).expect(200)).body;
    const balance = { success: true, balanceSats: '150000', balanceBTC: '0.00150000', balanceUSD: 150 };
    expect(bitcoin).to.include(balance);
    expect(bitcoin.utxos[0]).to.include({ vout: 0, valueSats: '150000', confirmed: true });
    const solana = (await api.get(`/api/portfolio/solana?address=${SOLANA}`).expect(200)).body;
    expect(solana).to.include({ success: true, lamports: '1500000000', balanceSOL: '1.500000000', balanceUSD: 225 });
    expect(solana.tokens[0]).to.include({ amount: '2500000', decimals: 6, symbol: 'USDC', usd: 2.5 });
  });

  it('return what could be read, and name what could not', async () => {
    const world = await aWorld();
    const asOf = world.clock.now();
    sinon
      .stub(world.solanaAccounts, 'read')
      .resolves({ value: { lamports: 7n, slot: 1, tokens: [], isPartial: true }, asOf });
    const bitcoin = sinon
      .stub(world.bitcoinAccounts, 'read')
      .resolves({ value: { balanceSats: 7n, pendingSats: 0n }, asOf });
    const read = async (chain: string, address: string) =>
      (await world.api.get(`/api/portfolio/${chain}?address=${address}`).expect(200)).body;
    expect(await read('solana', SOLANA)).to.deep.include({ lamports: '7', degraded: ['tokenAccounts'] });
    expect(await read('bitcoin', BITCOIN)).to.deep.include({ balanceSats: '7', utxos: null, degraded: ['utxos'] });
    bitcoin.resolves({ value: { balanceSats: 7n, pendingSats: 0n, utxos: [], isPartial: true }, asOf });
    expect(await read('bitcoin', BITCOIN)).to.deep.include({ utxos: [], degraded: ['utxos'] });
  });

  it('return the balance without a value when there is no price', async () => {
    const world = await aWorld();
    sinon.stub(world.tokenPrices, 'ofCoins').rejects(pricesUnavailable());
    const { body } = await world.api.get(`/api/portfolio/bitcoin?address=${BITCOIN}`).expect(200);
    expect([body.balanceSats, body.balanceUSD, body.degraded]).to.deep.equal(['150000', null, ['prices']]);
  });

  for (const [chain, address] of [
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['bitcoin', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['bitcoin', ''],
    ['solana', RICH],
    ['solana', 'x'.repeat(101)],
  ] as const)
    it(`return 400 for ${address.slice(0, 50)} on ${chain}`, async () => {
      const { api } = await aWorld();
      const response = await api.get(`/api/portfolio/${chain}?address=${address}`);
      expectRefusal(response, 400, 'VALIDATION_FAILED', 'address');
    });

  it('return 503 when the chain cannot be read', async () => {
    const world = await aWorld();
    sinon.stub(world.bitcoinAccounts, 'read').rejects(bitcoinUnavailable());
    sinon.stub(world.solanaAccounts, 'read').rejects(solanaUnavailable());
    expectRefusal(await world.api.get(`/api/portfolio/bitcoin?address=${BITCOIN}`), 503, 'BITCOIN_UNAVAILABLE');
    expectRefusal(await world.api.get(`/api/portfolio/solana?address=${SOLANA}`), 503, 'SOLANA_UNAVAILABLE');
  });
});
