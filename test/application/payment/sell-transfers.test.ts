import { expect } from 'chai';
import { id } from 'ethers';
import sinon from 'sinon';
import { reconcilePayments } from '../../../src/application/payment/reconcile-payments.ts';
import { sell } from '../../../src/application/payment/sell.ts';
import type { TransferRail } from '../../../src/application/ports/payment.ts';
import { paymentInDoubt, railBusy } from '../../../src/domain/payment/errors.ts';
import type { PresentedPayment, TransferOutcome } from '../../../src/domain/payment/payment.ts';
import { type SignedTransfer, type TransferTerms, transferIdOf } from '../../../src/domain/payment/transfer.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { SNAPSHOT } from '../../contracts/payment/payment-rail.world.ts';
import { deferred } from '../../support/deferred.ts';
import { failureOf } from '../../support/rejection.ts';
import { aShop, demandIn, NO_INQUIRY, type Shop } from '../../support/service/payment-world.ts';

const MINUTE_MS = 60_000;
const TX = `0x${'7e'.repeat(32)}` as Hex;
const TERMS: TransferTerms = {
  ...{ method: 'x402', network: 'eip155:8453', chainId: 8453, decimals: 6, name: 'USD Coin', version: '2' },
  currency: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress,
  recipient: '0x5a1E000000000000000000000000000000000001' as WalletAddress,
};

/** What the port promises, for transfers that are all signed and funded. */
function aTransferRail(validUntil: Date) {
  const presentedBy = (transfer: SignedTransfer): PresentedPayment => {
    const challengeId = transferIdOf(TERMS, transfer);
    const { method, network, currency, recipient } = TERMS;
    const reference = id(challengeId);
    return { method, network, currency, recipient, challengeId, reference, payer: transfer.from, validUntil };
  };
  const outcome: { is: TransferOutcome } = { is: 'unknown' };
  return {
    terms: TERMS,
    outcome,
    validate: sinon.spy(async (credential: SignedTransfer) => ({
      payment: { presented: presentedBy(credential), credential },
    })),
    settle: sinon.stub<Parameters<TransferRail['settle']>, ReturnType<TransferRail['settle']>>(),
    outcomeOf: async () => outcome.is,
  };
}

describe('selling for a signed transfer', () => {
  let shop: Shop;
  let rail: ReturnType<typeof aTransferRail>;
  let transfer: SignedTransfer;
  beforeEach(() => {
    shop = aShop();
    rail = aTransferRail(new Date(shop.clock.now().getTime() + 5 * MINUTE_MS));
    rail.settle.callsFake(async ({ presented: { reference } }) => ({
      reference,
      settledAt: shop.clock.now(),
      txHash: TX,
    }));
    transfer = {
      accepted: {
        scheme: 'exact',
        network: TERMS.network,
        asset: TERMS.currency,
        payTo: TERMS.recipient,
        amount: '5000',
      },
      ...{ from: shop.payerAddress, to: TERMS.recipient, value: 5_000n, validAfter: 0n, validBefore: 1n },
      ...{ nonce: `0x${'01'.repeat(32)}`, signature: '0x' },
    };
  });

  const counter = (resource = SNAPSHOT.resource) => {
    const present = sell({ ...shop, transferRail: rail }, { ...SNAPSHOT, resource }, shop.shelf.produce);
    return (tender: Parameters<typeof present>[0]) => present(tender, String, NO_INQUIRY);
  };
  const reconcile = () => reconcilePayments({ ...shop, transferRail: rail })();
  const claim = () => shop.paymentClaims.find(transferIdOf(TERMS, transfer));

  it('delivers with a receipt that names the transaction, again until it was delivered, and then never', async () => {
    const present = counter();
    const [first, again] = [await present(transfer), await present(transfer)];
    expect(first.receipt).to.deep.include({ method: 'x402', network: TERMS.network, reference: TX });
    expect({ ...again, delivered: 0 }).to.deep.equal({ ...first, delivered: 0 });
    await first.delivered();
    expect((await demandIn(present(transfer))).problem).to.equal('verification-failed');
    expect(await claim()).to.include({ state: 'delivered', txHash: TX, method: 'x402' });
    sinon.assert.calledOnce(rail.settle);
  });

  it('demands both kinds of payment, and only the first where the second is off', async () => {
    expect(await demandIn(counter()('nothing'))).to.have.property('transfer');
    expect(await demandIn(shop.buy('nothing'))).not.to.have.property('transfer');
    expect((await demandIn(shop.buy(transfer))).problem).to.equal('payment-required');
  });

  it('settles once, and sells one body, to a hundred who show the same transfer at once over two processes', async () => {
    const doors = [counter(), counter()];
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_, n) => doors[n % 2]?.(transfer)));
    const sold = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value?.body] : []));
    expect(new Set(sold).size).to.equal(1);
    sinon.assert.calledOnce(rail.settle);
  });

  it('does not sell another resource for it', async () => {
    await counter()(transfer);
    expect((await demandIn(counter('another')(transfer))).problem).to.equal('verification-failed');
    sinon.assert.calledOnce(rail.settle);
  });

  it('is in doubt while the outcome is unknown, does not settle again, and delivers once the chain has it', async () => {
    rail.settle.rejects(paymentInDoubt());
    const present = counter();
    for (let nth = 0; nth < 3; nth += 1) await failureOf(present(transfer), paymentInDoubt);
    shop.clock.advance(2 * MINUTE_MS);
    expect(await reconcile()).to.include({ unknown: 1 });
    await failureOf(present(transfer), paymentInDoubt);
    rail.outcome.is = { txHash: TX };
    expect(await reconcile()).to.include({ settled: 1 });
    expect((await present(transfer)).receipt).to.include({ reference: TX });
    sinon.assert.calledOnce(rail.settle);
    expect(shop.shelf.made).to.equal(1);
  });

  it('demands another payment once it is certain that the money never moved', async () => {
    rail.settle.rejects(paymentInDoubt());
    const present = counter();
    await failureOf(present(transfer), paymentInDoubt);
    shop.clock.advance(10 * MINUTE_MS);
    rail.outcome.is = 'never';
    expect(await reconcile()).to.include({ voided: 1 });
    expect((await demandIn(present(transfer))).problem).to.equal('verification-failed');
    sinon.assert.calledOnce(rail.settle);
  });

  it('does not hold up the first rail when its own places are taken', async () => {
    const open = deferred();
    rail.settle.callsFake(async ({ presented: { reference } }) => {
      await open.promise;
      return { reference, settledAt: shop.clock.now(), txHash: TX };
    });
    const present = counter();
    const nth = (n: number): SignedTransfer => ({ ...transfer, nonce: `0x${n.toString(16).padStart(64, '0')}` });
    const waiting = Array.from({ length: 16 }, (_, n) => present(nth(n)));
    await failureOf(present(nth(16)), railBusy);
    expect((await present(await shop.credential())).receipt.method).to.equal('sandbox');
    open.resolve();
    await Promise.all(waiting);
  });
});
