import { expect } from 'chai';
import type { Credential } from '../../../src/domain/payment/challenge.ts';
import type { Offer, PaymentProblem } from '../../../src/domain/payment/offer.ts';
import { type Lie, type PaymentRailWorld, SNAPSHOT } from './payment-rail.world.ts';

const SIBLING: Offer = { ...SNAPSHOT, resource: 'another-thing' };
const MINUTE_MS = 60_000;

/** Everything that a rail must not accept as a payment. */
export function describeRefusals(worldOf: () => PaymentRailWorld): void {
  describe('refusals', () => {
    let world: PaymentRailWorld;
    beforeEach(() => {
      world = worldOf();
    });

    const challenge = (offer = SNAPSHOT, now = new Date()) => world.rail.challenge(offer, now);
    const paid = async (lie?: Lie) => world.pay(await challenge(), lie);
    const verdictOn = (credential: Credential, offer = SNAPSHOT) => world.rail.validate(credential, offer, new Date());

    async function expectRefusal(
      credential: Credential,
      problem: PaymentProblem,
      knows: { payment: boolean },
      offer = SNAPSHOT,
    ) {
      const verdict = await verdictOn(credential, offer);
      expect(verdict.refusal).to.include({ problem });
      expect(verdict.refusal?.reason).to.match(/^\S.*\S$/);
      expect('presented' in verdict && verdict.presented !== undefined, 'knows the payment').to.equal(knows.payment);
      if ('presented' in verdict) expect(verdict.presented?.challengeId).to.equal(credential.challenge.id);
    }

    it('rejects a challenge in which any field was changed', async () => {
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

    it('rejects a payment for a sibling resource at the same price', async () => {
      const credential = await world.pay(await challenge(SIBLING));
      expect((await verdictOn(credential, SIBLING)).refusal).to.equal(undefined);
      await expectRefusal(credential, 'invalid-challenge', { payment: true });
    });

    it('rejects a payment for another amount of the same resource', async () => {
      const credential = await world.pay(await challenge({ ...SNAPSHOT, amount: 1n }));
      await expectRefusal(credential, 'invalid-challenge', { payment: true });
    });

    it('rejects a lower and a higher amount', async () => {
      await expectRefusal(await paid({ amount: 4_999n }), 'verification-failed', { payment: true });
      await expectRefusal(await paid({ amount: 5_001n }), 'verification-failed', { payment: true });
    });

    it('rejects the right amount to another recipient', async () => {
      await expectRefusal(await paid({ recipient: world.payer }), 'verification-failed', { payment: true });
    });

    it('rejects the right amount of another token', async () => {
      await expectRefusal(await paid({ currency: world.otherCurrency }), 'verification-failed', { payment: true });
    });

    it('rejects a proof for another challenge', async () => {
      const stolen = await paid();
      const fresh = await challenge();
      await expectRefusal({ ...stolen, challenge: fresh }, 'verification-failed', {
        payment: world.rail.terms?.method === 'tempo',
      });
    });

    it('rejects an expired challenge, and still returns its payment', async () => {
      const late = await challenge(SNAPSHOT, new Date(Date.now() - 5 * MINUTE_MS - 1_000));
      const credential = await world.pay(late, { expires: new Date(Date.now() + 10_000) });
      await expectRefusal(credential, 'payment-expired', { payment: true });
    });

    it('rejects an expired payment whose challenge is still valid', async () => {
      const credential = await paid({ expires: new Date(Date.now() + 20_000) });
      const late = new Date(Date.now() + 20_000);
      const verdict = await world.rail.validate(credential, SNAPSHOT, late);
      expect(verdict.refusal).to.include({ problem: 'payment-expired' });
      expect('presented' in verdict && verdict.presented?.validUntil).to.satisfy((until: Date) => until <= late);
    });

    it('rejects a payment that could still be included after its challenge expires', async () => {
      const soon = await challenge(SNAPSHOT, new Date(Date.now() - 5 * MINUTE_MS + 8_000));
      const credential = await world.pay(soon, { expires: new Date(Date.now() + 10 * MINUTE_MS) });
      await expectRefusal(credential, 'verification-failed', { payment: true });
    });

    it('rejects a payer with an insufficient balance', async () => {
      await expectRefusal(await paid({ broke: true }), 'payment-insufficient', { payment: true });
    });

    it('rejects payloads that are not a payment', async () => {
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

    it('rejects a payment whose signature was tampered with', async () => {
      const { challenge, payload } = await paid();
      const tampered = { ...payload, signature: String(payload.signature).slice(0, 40) };
      await expectRefusal({ challenge, payload: tampered }, 'verification-failed', { payment: false });
    });

    it('rejects challenges with fields of the wrong kind', async () => {
      const credential = await paid();
      for (const edit of [{ request: '%%%' }, { request: 'bm90IGpzb24' }, { expires: 'tomorrow' }]) {
        const verdict = await verdictOn({ ...credential, challenge: { ...credential.challenge, ...edit } });
        expect(verdict.refusal?.problem).to.be.oneOf(['invalid-challenge', 'malformed-credential']);
      }
    });
  });
}
