import { expect } from 'chai';
import sinon from 'sinon';
import { noPaymentNetwork, noPaymentRail } from '../../../src/adapters/payment-rail/choose.ts';
import { grantConsent, viewMppAccount } from '../../../src/application/payment/consent.ts';
import { type ProvedWallet, proved } from '../../../src/domain/auth/proved-wallet.ts';
import { DEFAULT_FUNDING } from '../../../src/domain/payment/consent.ts';
import { paymentInDoubt, railUnavailable } from '../../../src/domain/payment/errors.ts';
import { failureOf } from '../../support/rejection.ts';
import { aShop, type Shop } from '../../support/service/payment-world.ts';

const HOUR = 3_600_000;

describe('a wallet’s machine payments', () => {
  let shop: Shop;
  let payer: ProvedWallet;
  beforeEach(() => {
    shop = aShop();
    payer = proved({ wallet: shop.payerAddress }).wallet;
  });

  const view = (provider: 'siwe' | 'embedded' = 'siwe') => viewMppAccount(shop)({ wallet: payer, provider });

  it('keep the time of an unchanged consent, and set a new one for another choice', async () => {
    const grant = grantConsent(shop);
    const first = shop.clock.now();
    await grant(payer, DEFAULT_FUNDING);
    shop.clock.advance(HOUR);
    expect((await grant(payer, DEFAULT_FUNDING)).grantedAt).to.deep.equal(first);
    const changed = await grant(payer, { ...DEFAULT_FUNDING, autoFundEnabled: true });
    expect(changed.grantedAt).to.deep.equal(shop.clock.now());
  });

  it('query the network for a balance at most once a minute', async () => {
    const asked = sinon.spy(shop.paymentNetwork, 'balanceOf');
    const first = shop.clock.now();
    await view('embedded');
    shop.ledger.mint(shop.payerAddress, 1n);
    shop.clock.advance(59_999);
    expect((await view('embedded')).consent?.balance).to.deep.equal({ units: 1_000_000n, asOf: first });
    expect(asked.callCount).to.equal(1);
    shop.clock.advance(1);
    expect((await view('embedded')).consent?.balance).to.deep.equal({ units: 1_000_001n, asOf: shop.clock.now() });
  });

  it('show the last known balance with its time while the network does not respond, and none before one is known', async () => {
    const silent = sinon.stub(shop.paymentNetwork, 'balanceOf').rejects(railUnavailable());
    expect((await view('embedded')).consent?.balance).to.equal(undefined);
    silent.restore();
    const known = await view('embedded');
    shop.clock.advance(HOUR);
    sinon.stub(shop.paymentNetwork, 'balanceOf').rejects(railUnavailable());
    expect((await view('embedded')).consent?.balance).to.deep.equal(known.consent?.balance);
  });

  it('add up the payments in total and since 00:00 UTC, and list them newest first', async () => {
    shop.clock.set(new Date('2026-01-31T23:59:59.999Z'));
    const first = await shop.credential();
    await shop.buy(first);
    shop.clock.advance(1);
    const second = await shop.credential();
    await shop.buy(second);
    const { spend, recentPayments } = await view();
    expect(spend).to.deep.equal({ allTime: { total: 10_000n, payments: 2 }, today: { total: 5_000n, payments: 1 } });
    expect(recentPayments.map(({ challengeId }) => challengeId)).to.deep.equal([
      second.challenge.id,
      first.challenge.id,
    ]);
  });

  it('do not count a payment whose outcome is unknown', async () => {
    sinon.stub(shop.paymentRail, 'settle').rejects(paymentInDoubt());
    await failureOf(shop.buy(await shop.credential()), paymentInDoubt);
    const { spend, recentPayments } = await view();
    expect(spend.allTime).to.deep.equal({ total: 0n, payments: 0 });
    expect(recentPayments).to.deep.equal([]);
  });

  it('are disabled without a rail, even with a consent', async () => {
    await grantConsent(shop)(payer, DEFAULT_FUNDING);
    const off = viewMppAccount({ ...shop, paymentRail: noPaymentRail, paymentNetwork: noPaymentNetwork });
    const account = await off({ wallet: payer, provider: 'embedded' });
    expect(account).to.deep.include({ mppEnabled: false, recentPayments: [] });
    expect(account.consent).to.include({ railAddress: shop.payerAddress, preferredSourceChain: 'arbitrum' });
  });
});
