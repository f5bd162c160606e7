import { expect } from 'chai';
import { Wallet } from 'ethers';
import sinon from 'sinon';
import { payByVoucher } from '../../../src/adapters/payment-rail/voucher.ts';
import { marketDataUnavailable } from '../../../src/domain/market/errors.ts';
import type { Challenge, Credential } from '../../../src/domain/payment/challenge.ts';
import { paymentInDoubt } from '../../../src/domain/payment/errors.ts';
import { CHALLENGE_FOREIGN } from '../../../src/domain/payment/payment.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { deferred } from '../../support/deferred.ts';
import { failureOf } from '../../support/rejection.ts';
import { aShop, demandIn, type Shop } from '../../support/service/payment-world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a paid response that was lost', () => {
  let shop: Shop;
  beforeEach(() => {
    shop = aShop();
  });

  const stateOf = async (challengeId: string) => (await shop.paymentClaims.find(challengeId))?.state;
  /** Pays, and never receives the response. */
  const payInVain = async (): Promise<Credential> => {
    const credential = await shop.credential();
    await shop.present(credential);
    return credential;
  };

  it('is not paid for twice: the same credential receives the same body and receipt, in this process and in others', async () => {
    const credential = await shop.credential();
    const { body, receipt } = await shop.present(credential);
    expect(await stateOf(credential.challenge.id)).to.equal('settled');
    for (const present of [shop.present, shop.anotherToPresent(), shop.present]) {
      shop.clock.advance(1_000);
      const again = await present(credential);
      expect([again.body, again.receipt]).to.deep.equal([body, receipt]);
    }
    expect(shop.shelf.made).to.equal(1);
    expect(shop.received()).to.equal(5_000n);
  });

  it('cannot be requested again while its delivery is being recorded', async () => {
    const credential = await shop.credential();
    const { delivered } = await shop.present(credential);
    const slow = deferred();
    const advance = shop.paymentClaims.advance.bind(shop.paymentClaims);
    sinon.stub(shop.paymentClaims, 'advance').callsFake(async (...move) => {
      await slow.promise;
      return await advance(...move);
    });
    const recording = delivered();
    const again = demandIn(shop.present(credential));
    slow.resolve();
    expect((await again).problem).to.equal('verification-failed');
    await recording;
  });

  it('can be requested again if its delivery could not be recorded', async () => {
    const credential = await shop.credential();
    const { body, delivered } = await shop.present(credential);
    const failing = sinon.stub(shop.paymentClaims, 'advance').rejects(storeUnavailable());
    await failureOf(delivered(), storeUnavailable);
    failing.restore();
    expect((await shop.present(credential)).body).to.equal(body);
  });

  it('can be requested again while no new response can be produced', async () => {
    const credential = await payInVain();
    sinon.stub(shop.shelf, 'produce').rejects(marketDataUnavailable());
    expect((await shop.buy(credential)).goods).to.equal(1);
  });

  it('is returned only to its payer', async () => {
    const { challenge } = await payInVain();
    const thief = Wallet.createRandom();
    shop.ledger.mint(thief.address, 5_000n);
    const stolen = await payByVoucher(thief, challenge as Challenge);
    expect((await demandIn(shop.present(stolen))).problem).to.equal('verification-failed');
    expect(shop.ledger.balanceOf(thief.address)).to.equal(5_000n);
  });

  it('never leads to a new challenge, even if its credential can no longer be verified', async () => {
    const credential = await payInVain();
    sinon.stub(shop.paymentRail, 'validate').resolves({ refusal: CHALLENGE_FOREIGN });
    await failureOf(shop.present(credential), paymentInDoubt);
  });

  it('never leads to a new challenge while the store is unavailable', async () => {
    const credential = await payInVain();
    for (const question of ['find', 'deliverable'] as const) {
      const silent = sinon.stub(shop.paymentClaims, question).rejects(storeUnavailable());
      await failureOf(shop.present(credential), paymentInDoubt);
      silent.restore();
    }
  });

  it('is kept for its payer if the process ended before it responded', async () => {
    const credential = await shop.credential();
    const dead = sinon.stub(shop.paymentClaims, 'advance').rejects(storeUnavailable());
    await failureOf(shop.present(credential), paymentInDoubt);
    dead.restore();
    shop.clock.advance(2 * MINUTE);
    expect(await shop.reconcile()).to.include({ settled: 1 });
    shop.shelf.made = 100;
    const [one, other] = [await shop.present(credential), await shop.anotherToPresent()(credential)];
    expect([one.body, other.body]).to.deep.equal(['1', '1']);
    expect(one.receipt).to.deep.equal(other.receipt);
  });

  it('is produced once for a payment that was claimed before responses were stored', async () => {
    const credential = await shop.credential();
    const verdict = await shop.paymentRail.validate(
      credential,
      { amount: 5_000n, resource: 'market-snapshot', description: '' },
      shop.clock.now(),
    );
    if (verdict.refusal !== undefined) throw new Error('the payment is valid');
    const { presented } = verdict.payment;
    const now = shop.clock.now();
    await shop.paymentClaims.putWithoutResponse({
      ...presented,
      resource: 'market-snapshot',
      amount: 5_000n,
      state: 'settled',
      claimedAt: now,
      stateAt: now,
    });
    const sold = await Promise.all(Array.from({ length: 4 }, () => shop.present(credential)));
    expect(new Set(sold.map(({ body }) => body)).size).to.equal(1);
    expect((await shop.buy(credential)).goods).to.equal(Number(sold[0]?.body));
  });

  it('is deleted after its challenge expired if it was delivered', async () => {
    const credential = await shop.credential();
    await shop.buy(credential);
    expect(await shop.forgetResponses()).to.equal(0);
    shop.clock.advance(5 * MINUTE + 1);
    expect(await shop.forgetResponses()).to.equal(1);
    expect((await demandIn(shop.buy(credential))).problem).to.equal('verification-failed');
  });

  it('is kept for thirty more days if it was not delivered, and is not paid for again after that', async () => {
    const credential = await payInVain();
    shop.clock.advance(30 * DAY);
    expect(await shop.forgetResponses()).to.equal(0);
    expect((await shop.present(credential)).body).to.equal('1');
    shop.clock.advance(5 * MINUTE + 1);
    expect(await shop.forgetResponses()).to.equal(1);
    await failureOf(shop.present(credential), paymentInDoubt);
    expect(shop.received()).to.equal(5_000n);
  });
});
