import { expect } from 'chai';
import type { Credential } from '../../../src/domain/payment/challenge.ts';
import type { ValidPayment } from '../../../src/domain/payment/payment.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { type Lie, OLD_SECRET, type PaymentRailWorld, SNAPSHOT } from './payment-rail.world.ts';
import { describeRefusals } from './payment-rail-refusals.contract.ts';

const NEW_SECRET = 'the secret that replaces it from today on';
const MINUTE_MS = 60_000;

export function describePaymentRailContract(name: string, makeWorld: () => Promise<PaymentRailWorld>): void {
  describe(`PaymentRail contract: ${name}`, () => {
    let world: PaymentRailWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });

    const challenge = (offer = SNAPSHOT, now = new Date()) => world.rail.challenge(offer, now);
    const paid = async (lie?: Lie) => world.pay(await challenge(), lie);
    const verdictOn = (credential: Credential, offer = SNAPSHOT) => world.rail.validate(credential, offer, new Date());
    const held = () => world.network.balanceOf(world.rail.terms?.recipient as WalletAddress);

    async function valid(credential: Credential): Promise<ValidPayment> {
      const verdict = await verdictOn(credential);
      if (verdict.refusal !== undefined) throw new Error(`refused: ${verdict.refusal.reason}`);
      return verdict.payment;
    }

    it('requests exactly the offer, in the rail’s token and to its recipient, within five minutes', async () => {
      const now = new Date();
      const { method, intent, request, expires, description } = await challenge(SNAPSHOT, now);
      const { currency, recipient } = world.rail.terms ?? {};
      expect(JSON.parse(Buffer.from(request, 'base64url').toString())).to.include({
        amount: '5000',
        currency,
        recipient,
      });
      expect({ method, intent, description }).to.deep.equal({
        method: world.rail.terms?.method,
        intent: 'charge',
        description: SNAPSHOT.description,
      });
      expect(new Date(expires).getTime() - now.getTime()).to.equal(5 * MINUTE_MS);
    });

    it('never makes the same challenge twice, not even at the same moment', async () => {
      const now = new Date();
      const ids = await Promise.all(Array.from({ length: 50 }, async () => (await challenge(SNAPSHOT, now)).id));
      expect(new Set(ids)).to.have.length(50);
    });

    it('validates a payment for its challenge without moving money', async () => {
      const before = await held();
      const credential = await paid();
      const { presented } = await valid(credential);
      expect(presented).to.include({ challengeId: credential.challenge.id, payer: world.payer });
      const { method, network, currency, recipient } = world.rail.terms ?? {};
      expect(presented).to.include({ method, network, currency, recipient });
      expect(presented.reference).to.match(/^0x[0-9a-f]{64}$/);
      expect(presented.validUntil.getTime()).to.be.within(Date.now(), Date.parse(credential.challenge.expires ?? ''));
      expect(await held()).to.equal(before);
    });

    it('moves the amount when settling, with the reference that was known before', async () => {
      const before = await held();
      const payment = await valid(await paid());
      const { reference, settledAt } = await world.rail.settle(payment, SNAPSHOT);
      expect(reference).to.equal(payment.presented.reference);
      expect(Math.abs(settledAt.getTime() - Date.now())).to.be.below(10_000);
      expect(await held()).to.equal(before + 5_000n);
    });

    it('moves the money once, however often the same payment is settled', async () => {
      const before = await held();
      const payment = await valid(await paid());
      await Promise.allSettled([world.rail.settle(payment, SNAPSHOT), world.rail.settle(payment, SNAPSHOT)]);
      await Promise.allSettled([world.rail.settle(payment, SNAPSHOT)]);
      expect(await held()).to.equal(before + 5_000n);
    });

    it('accepts challenges created with an older secret that is still listed, and no others', async () => {
      const credential = await paid();
      const rotated = await world.withSecrets(NEW_SECRET, OLD_SECRET).validate(credential, SNAPSHOT, new Date());
      expect(rotated.refusal).to.equal(undefined);
      const dropped = await world.withSecrets(NEW_SECRET).validate(credential, SNAPSHOT, new Date());
      expect(dropped.refusal).to.include({ problem: 'invalid-challenge' });
      expect(dropped).not.to.have.property('presented');
    });

    describeRefusals(() => world);
  });
}
