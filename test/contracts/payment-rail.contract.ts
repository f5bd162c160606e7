import { expect } from 'chai';
import type { PaymentNetwork } from '../../src/application/ports/payment-network.ts';
import type { PaymentRail } from '../../src/application/ports/payment-rail.ts';
import type { Challenge, Credential } from '../../src/domain/payment/challenge.ts';
import type { Offer } from '../../src/domain/payment/offer.ts';
import type { PaymentRefusal, ValidPayment } from '../../src/domain/payment/payment.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';

/** How a payer departs from what the challenge asks. */
export type Lie = Readonly<{ amount?: bigint; recipient?: string; currency?: string; expires?: Date; broke?: boolean }>;

export type PaymentRailWorld = Readonly<{
  rail: PaymentRail;
  network: PaymentNetwork;
  /** The same rail to the same ledger, with these secrets in place of the world's `OLD_SECRET`. */
  withSecrets(...secretKeys: [string, ...string[]]): PaymentRail;
  /** An account that holds plenty, and what it answers the challenge with. */
  payer: WalletAddress;
  pay(challenge: Challenge, lie?: Lie): Promise<Credential>;
  /** Another token that the payer holds. */
  otherCurrency: string;
}>;

export const OLD_SECRET = 'the secret that challenges were made with';
const NEW_SECRET = 'the secret that replaces it from today on';
const MINUTE_MS = 60_000;

export const SNAPSHOT: Offer = { resource: 'market-snapshot', amount: 5_000n, description: 'One market snapshot' };
const SIBLING: Offer = { ...SNAPSHOT, resource: 'another-thing' };

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

    async function expectRefusal(
      credential: Credential,
      problem: PaymentRefusal['problem'],
      knows: { payment: boolean },
      offer = SNAPSHOT,
    ) {
      const verdict = await verdictOn(credential, offer);
      expect(verdict.refusal).to.include({ problem });
      expect(verdict.refusal?.reason).to.match(/^\S.*\S$/);
      expect('presented' in verdict && verdict.presented !== undefined, 'knows the payment').to.equal(knows.payment);
      if ('presented' in verdict) expect(verdict.presented?.challengeId).to.equal(credential.challenge.id);
    }

    it('demands exactly the offer, in its own token and to its own recipient, within five minutes', async () => {
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

    it('takes a payment that answers its challenge, and moves no money by looking at it', async () => {
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

    it('moves the amount by settling, under the reference that was known before', async () => {
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

    it('takes challenges made under an older secret that is still listed, and no others', async () => {
      const credential = await paid();
      const rotated = await world.withSecrets(NEW_SECRET, OLD_SECRET).validate(credential, SNAPSHOT, new Date());
      expect(rotated.refusal).to.equal(undefined);
      const dropped = await world.withSecrets(NEW_SECRET).validate(credential, SNAPSHOT, new Date());
      expect(dropped.refusal).to.include({ problem: 'invalid-challenge' });
      expect(dropped).not.to.have.property('presented');
    });

    it('refuses a challenge in which any field was changed', async () => {
      const credential = await paid();
      const cheaper = Buffer.from(credential.challenge.request, 'base64url').toString().replace('"5000"', '"1"');
      const opaque = Buffer.from(JSON.stringify({ resource: 'market-snapshot' })).toString('base64url');
      const edits: Partial<Credential['challenge']>[] = [
        { request: Buffer.from(cheaper).toString('base64url') },
        { expires: new Date(Date.now() + 60 * MINUTE_MS).toISOString() },
        { realm: 'elsewhere.example' },
        { intent: 'session' },
        { opaque },
        { id: credential.challenge.id.toUpperCase() },
        { id: 'AAAA' },
      ];
      for (const edit of edits) {
        const challenge = { ...credential.challenge, ...edit };
        await expectRefusal({ ...credential, challenge }, 'invalid-challenge', { payment: false });
      }
    });

    it('refuses a payment for a sibling resource at the same price', async () => {
      const credential = await world.pay(await challenge(SIBLING));
      expect((await verdictOn(credential, SIBLING)).refusal).to.equal(undefined);
      await expectRefusal(credential, 'invalid-challenge', { payment: true });
    });

    it('refuses a payment for another amount under the same name', async () => {
      const credential = await world.pay(await challenge({ ...SNAPSHOT, amount: 1n }));
      await expectRefusal(credential, 'invalid-challenge', { payment: true });
    });

    it('refuses less than was asked for, and more', async () => {
      await expectRefusal(await paid({ amount: 4_999n }), 'verification-failed', { payment: true });
      await expectRefusal(await paid({ amount: 5_001n }), 'verification-failed', { payment: true });
    });

    it('refuses the right amount to somebody else', async () => {
      await expectRefusal(await paid({ recipient: world.payer }), 'verification-failed', { payment: true });
    });

    it('refuses the right amount of another token', async () => {
      await expectRefusal(await paid({ currency: world.otherCurrency }), 'verification-failed', { payment: true });
    });

    it('refuses a proof that was made for another challenge', async () => {
      const stolen = await paid();
      const fresh = await challenge();
      await expectRefusal({ ...stolen, challenge: fresh }, 'verification-failed', {
        payment: world.rail.terms?.method === 'tempo',
      });
    });

    it('refuses an expired challenge, and still tells which payment it was', async () => {
      const late = await challenge(SNAPSHOT, new Date(Date.now() - 5 * MINUTE_MS - 1_000));
      const credential = await world.pay(late, { expires: new Date(Date.now() + 10_000) });
      await expectRefusal(credential, 'payment-expired', { payment: true });
    });

    it('refuses a payment that could still happen after its challenge has expired', async () => {
      const soon = await challenge(SNAPSHOT, new Date(Date.now() - 5 * MINUTE_MS + 8_000));
      const credential = await world.pay(soon, { expires: new Date(Date.now() + 10 * MINUTE_MS) });
      await expectRefusal(credential, 'verification-failed', { payment: true });
    });

    it('refuses a payer who does not hold enough', async () => {
      await expectRefusal(await paid({ broke: true }), 'payment-insufficient', { payment: true });
    });

    it('refuses payloads that are no payment at all', async () => {
      const { challenge, payload } = await paid();
      const hash = `0x${'ab'.repeat(32)}`;
      const signature = `0x${'11'.repeat(65)}`;
      const payloads = [
        {},
        { type: 'free' },
        { type: 'hash', hash },
        { type: 'proof', signature },
        { ...payload, type: 7 },
      ];
      for (const payload of payloads)
        await expectRefusal({ challenge, payload }, 'invalid-payload', { payment: false });
    });

    it('refuses a payment whose signature was tampered with', async () => {
      const { challenge, payload } = await paid();
      const tampered = { ...payload, signature: String(payload.signature).slice(0, 40) };
      await expectRefusal({ challenge, payload: tampered }, 'verification-failed', { payment: false });
    });

    it('refuses challenges with fields of the wrong kind', async () => {
      const credential = await paid();
      for (const edit of [{ request: '%%%' }, { request: 'bm90IGpzb24' }, { expires: 'tomorrow' }]) {
        const verdict = await verdictOn({ ...credential, challenge: { ...credential.challenge, ...edit } });
        expect(verdict.refusal?.problem).to.be.oneOf(['invalid-challenge', 'malformed-credential']);
      }
    });
  });
}
