import { expect } from 'chai';
import { Wallet } from 'ethers';
import { claimFor, type PaymentClaim } from '../../../src/domain/payment/claim.ts';
import type { ValidPayment } from '../../../src/domain/payment/payment.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { type PaymentRailWorld, SNAPSHOT } from './payment-rail.world.ts';

const HOUR_MS = 60 * 60_000;

export function describePaymentNetworkContract(name: string, makeWorld: () => Promise<PaymentRailWorld>): void {
  describe(`PaymentNetwork contract: ${name}`, () => {
    let world: PaymentRailWorld;
    let payment: ValidPayment;
    let claim: PaymentClaim;

    beforeEach(async () => {
      world = await makeWorld();
      const credential = await world.pay(await world.rail.challenge(SNAPSHOT, new Date()));
      const verdict = await world.rail.validate(credential, SNAPSHOT, new Date());
      if (verdict.refusal !== undefined) throw new Error(verdict.refusal.reason);
      payment = verdict.payment;
      claim = claimFor(payment.presented, SNAPSHOT, new Date());
    });

    it('returns unknown for a payment that may still be made', async () => {
      expect(await world.network.outcomeOf(claim)).to.equal('unknown');
    });

    it('returns paid for a payment that was made', async () => {
      await world.rail.settle(payment, SNAPSHOT);
      expect(await world.network.outcomeOf(claim)).to.equal('paid');
    });

    it('does not return paid for another amount or recipient', async () => {
      await world.rail.settle(payment, SNAPSHOT);
      expect(await world.network.outcomeOf({ ...claim, amount: 5_001n })).to.equal('never');
      expect(await world.network.outcomeOf({ ...claim, recipient: world.payer })).to.equal('never');
    });

    it('returns never for a payment that was not made in time', async () => {
      const missed = { ...claim, reference: `0x${'ab'.repeat(32)}`, validUntil: new Date(Date.now() - HOUR_MS) };
      expect(await world.network.outcomeOf(missed)).to.equal('never');
    });

    it('returns unknown for another network', async () => {
      const elsewhere = { ...claim, network: 'eip155:1', validUntil: new Date(Date.now() - HOUR_MS) };
      expect(await world.network.outcomeOf(elsewhere)).to.equal('unknown');
    });

    it('returns balances, and zero for an empty account', async () => {
      const { recipient } = payment.presented;
      expect(await world.network.balanceOf(Wallet.createRandom().address as WalletAddress)).to.equal(0n);
      expect(await world.network.balanceOf(world.payer)).to.satisfy((units: bigint) => units > 5_000n);
      await world.rail.settle(payment, SNAPSHOT);
      expect(await world.network.balanceOf(recipient as WalletAddress)).to.equal(5_000n);
    });
  });
}
