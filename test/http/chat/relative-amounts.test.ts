import { expect } from 'chai';
import sinon from 'sinon';
import { gasPriceUnavailable } from '../../../src/domain/fee/errors.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import { pricesUnavailable } from '../../../src/domain/token/errors.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { chatting, USDC } from '../../support/service/conversations.ts';

describe('amounts in /api/chat that depend on a balance or a price', () => {
  const { chat, told, anonymously, confirm, balanceOf } = chatting();

  it('are exact in the offer: half, rounded down', async () => {
    balanceOf(1_000_001n);
    const offer = await told(`send half of my usdc on base to ${BOB}`);
    expect(offer.message).to.include('The wallet holds 1.000001 USDC on Base.');
    expect(offer.confirmationPrompt).to.include('Transfer 0.5 USDC');
    expect(offer.data.amount).to.equal('0.5');
    const { response } = (await confirm(offer)).body;
    expect(response.data.transaction.amount).to.equal('500000');
  });

  it('stay as offered, whatever the balance becomes', async () => {
    const stub = balanceOf(4_000_000n);
    const offer = await told(`send all my usdc on base to ${BOB}`);
    stub.restore();
    balanceOf(9_000_000n);
    expect((await confirm(offer)).body.response.data.transaction.amount).to.equal('4000000');
  });

  it('are converted from dollars at the current price, rounded down', async () => {
    const price = { value: { usd: toUsd('0.9997') as Usd, source: 'test' }, asOf: chat.world.clock.now() };
    sinon.stub(chat.world.tokenPrices, 'ofTokens').resolves(new Map([[USDC, price]]));
    const offer = await told(`send $50 of usdc on base to ${BOB}`);
    expect(offer.message).to.include('One USDC costs 0.9997 USD, says test.');
    // 50 / 0.9997 = 50.01500450135…
    expect(offer.data.amount).to.equal('50.015004');
  });

  it('leave enough of a native coin for gas', async () => {
    const cost = await chat.world.gasPrices.costOf(8453, { gas: 21_000n, bytes: 120 });
    const offer = await told(`send all my eth on base to ${BOB}`);
    const { transaction } = (await confirm(offer)).body.response.data;
    expect(BigInt(transaction.value)).to.equal(10_000n * 10n ** 18n - 2n * cost);
  });

  it('are also supported in swaps', async () => {
    balanceOf(30_000_000n);
    const offer = await told('swap a third of my usdc to eth on base');
    expect(offer.confirmationPrompt).to.include('Swap 10 USDC on Base');
  });

  for (const [why, arrange, text] of [
    ['the balance', () => sinon.stub(chat.world.chainBalances, 'read').rejects(chainUnavailable()), 'half of my usdc'],
    ['the gas', () => sinon.stub(chat.world.gasPrices, 'costOf').rejects(gasPriceUnavailable()), 'all my eth'],
    ['the price', () => sinon.stub(chat.world.tokenPrices, 'ofTokens').rejects(pricesUnavailable()), '$50 of usdc'],
    ['any price', () => sinon.stub(chat.world.tokenPrices, 'ofTokens').resolves(new Map()), '$50 of usdc'],
    ['a contract', () => balanceOf(undefined), 'half of my usdc'],
    ['anything there', () => balanceOf(0n), 'all my usdc'],
    ['anything worth sending', () => balanceOf(1n), 'half of my usdc'],
  ] as const)
    it(`are asked for when ${why} cannot be read, without an invented figure`, async () => {
      arrange();
      const said = await told(`send ${text} on base to ${BOB}`);
      expect(said).to.deep.include({ actions: [], requiresConfirmation: false });
      expect(said.data.missing).to.deep.equal(['amount']);
      expect(said.data).to.not.have.property('amount');
      expect(said.message).to.include('How much exactly');
      sinon.restore();
      expect((await told('3')).confirmationPrompt).to.match(/Transfer 3 (USDC|ETH)/);
    });

  it('require a session', async () => {
    const read = sinon.spy(chat.world.chainBalances, 'read');
    const said = await anonymously({ message: `send half of my usdc on base to ${BOB}` });
    expect(said.message).to.include('sign in');
    expect(read.callCount).to.equal(0);
  });
});
