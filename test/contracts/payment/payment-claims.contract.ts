import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import type { PaymentClaims } from '../../../src/application/ports/payment/payment-claims.ts';
import type { ClaimState, PaymentClaim } from '../../../src/domain/payment/claim.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { ALICE, at, atOnce, BOB, CAROL, hash, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';

const NETWORK = 'eip155:42431';
const HOUR = 3_600_000;

/** The n-th claim, with its own challenge and transaction. */
const claim = (n: number, over: Partial<PaymentClaim> = {}): PaymentClaim => ({
  challengeId: `challenge ${n}`,
  method: 'tempo',
  network: NETWORK,
  reference: hash(n),
  currency: '0x20C0000000000000000000000000000000000000',
  recipient: CAROL,
  payer: ALICE,
  resource: 'market-snapshot',
  amount: 5_000n,
  validUntil: at(HOUR),
  state: 'pending',
  claimedAt: at(n),
  stateAt: at(n),
  ...over,
});

export function describePaymentClaimsContract(name: string, makeWorld: () => Promise<PaymentClaims>): void {
  describe(`PaymentClaims: ${name}`, () => {
    let claims: PaymentClaims;
    beforeEach(async () => {
      claims = await makeWorld();
    });
    const keep = async (...kept: readonly PaymentClaim[]) => {
      for (const one of kept) expect((await claims.take(one)).taken).to.equal(true);
    };

    it('returns a claim to the last unit and millisecond', async () => {
      const first = claim(1, { amount: MAX_UINT256, validUntil: at(7), resource: NON_ASCII });
      expect(await claims.take(first)).to.deep.equal({ taken: true, claim: first });
      expect(await claims.find(first.challengeId)).to.deep.equal(first);
    });

    it('finds no unknown claim', async () => {
      await keep(claim(1));
      expect(await claims.find('challenge 2')).to.equal(undefined);
      expect(await claims.find('CHALLENGE 1')).to.equal(undefined);
    });

    it('accepts a challenge once, with any transaction', async () => {
      await keep(claim(1));
      const again = claim(2, { challengeId: 'challenge 1' });
      expect(await claims.take(again)).to.deep.equal({ taken: false, claim: claim(1) });
      expect(await claims.take(claim(2))).to.deep.equal({ taken: true, claim: claim(2) });
    });

    it('accepts a transaction once, with any challenge', async () => {
      await keep(claim(1));
      const again = claim(2, { reference: hash(1) });
      expect(await claims.take(again)).to.deep.equal({ taken: false, claim: claim(1) });
      expect(await claims.find('challenge 2')).to.equal(undefined);
    });

    it('accepts the same reference on another network', async () => {
      await keep(claim(1), claim(2, { reference: hash(1), network: 'eip155:4217' }));
    });

    it('accepts exactly one of ten concurrent claims on one challenge, and returns it to the others', async () => {
      const outcomes = await atOnce(10, (n) => claims.take(claim(n, { challengeId: 'wanted' })));
      expect(outcomes.filter(({ taken }) => taken)).to.have.length(1);
      const kept = await claims.find('wanted');
      for (const outcome of outcomes) expect(outcome.claim).to.deep.equal(kept);
    });

    it('accepts exactly one of ten concurrent claims on one transaction, and returns it to the others', async () => {
      const outcomes = await atOnce(10, (n) => claims.take(claim(n, { reference: hash(77) })));
      const winners = outcomes.filter(({ taken }) => taken);
      expect(winners).to.have.length(1);
      for (const outcome of outcomes) expect(outcome.claim).to.deep.equal(winners[0]?.claim);
    });

    it('keeps a void claim', async () => {
      await keep(claim(1));
      await claims.advance('challenge 1', ['pending'], 'void', at(5));
      const { taken, claim: kept } = await claims.take(claim(1));
      expect({ taken, state: kept.state }).to.deep.equal({ taken: false, state: 'void' });
    });

    it('moves a claim to its next state, and stores the time', async () => {
      await keep(claim(1), claim(2));
      expect(await claims.advance('challenge 1', ['pending', 'settled'], 'delivered', at(9))).to.equal(true);
      expect(await claims.find('challenge 1')).to.deep.equal(claim(1, { state: 'delivered', stateAt: at(9) }));
      expect(await claims.find('challenge 2')).to.deep.equal(claim(2));
    });

    it('does not move a claim in another state, or an unknown one', async () => {
      await keep(claim(1));
      expect(await claims.advance('challenge 1', ['settled'], 'delivered', at(9))).to.equal(false);
      expect(await claims.advance('challenge 1', [], 'delivered', at(9))).to.equal(false);
      expect(await claims.advance('challenge 2', ['pending'], 'delivered', at(9))).to.equal(false);
      expect(await claims.find('challenge 1')).to.deep.equal(claim(1));
    });

    it('moves a claim in exactly one of ten concurrent calls', async () => {
      await keep(claim(1, { state: 'settled' }));
      const moved = await atOnce(10, (n) => claims.advance('challenge 1', ['settled'], 'delivered', at(n)));
      expect(moved.filter((one) => one)).to.have.length(1);
    });

    it('lists pending claims on a network from before a given time, oldest first', async () => {
      await keep(claim(3), claim(1), claim(2), claim(4), claim(9, { network: 'eip155:4217' }));
      await claims.advance('challenge 2', ['pending'], 'settled', at(8));
      const listed = async (limit: number) => (await claims.pending(NETWORK, at(4), limit)).map((one) => one.reference);
      expect(await listed(10)).to.deep.equal([hash(1), hash(3)]);
      expect(await listed(1)).to.deep.equal([hash(1)]);
    });

    it('adds up settled and delivered claims, but not pending or void ones', async () => {
      const states: ClaimState[] = ['pending', 'settled', 'delivered', 'void'];
      await keep(...states.map((state, n) => claim(n, { state, amount: 10n ** BigInt(n) })));
      await keep(claim(20, { payer: BOB, state: 'delivered' }));
      await keep(claim(21, { network: 'eip155:4217', state: 'delivered' }));
      expect(await claims.spendOf(NETWORK, ALICE)).to.deep.equal({ total: 110n, payments: 2 });
      expect(await claims.spendOf(NETWORK, CAROL)).to.deep.equal({ total: 0n, payments: 0 });
    });

    it('adds up since a given time, inclusive', async () => {
      await keep(claim(1, { state: 'delivered' }), claim(2, { state: 'delivered' }), claim(3, { state: 'delivered' }));
      expect(await claims.spendOf(NETWORK, ALICE, at(2))).to.deep.equal({ total: 10_000n, payments: 2 });
    });

    it('adds up beyond a uint256', async () => {
      const most = { state: 'delivered', amount: MAX_UINT256 } as const;
      await keep(claim(1, most), claim(2, most));
      expect(await claims.spendOf(NETWORK, ALICE)).to.deep.equal({ total: 2n * MAX_UINT256, payments: 2 });
    });

    it('lists a payer’s latest payments, newest first', async () => {
      await keep(claim(1, { state: 'delivered' }), claim(3, { state: 'settled' }), claim(2, { state: 'delivered' }));
      await keep(claim(4), claim(5, { state: 'void' }), claim(6, { state: 'delivered', payer: BOB }));
      const listed = async (limit: number) =>
        (await claims.recentOf(NETWORK, ALICE, limit)).map((one) => one.reference);
      expect(await listed(10)).to.deep.equal([hash(3), hash(2), hash(1)]);
      expect(await listed(2)).to.deep.equal([hash(3), hash(2)]);
    });

    it('returns copies', async () => {
      const mine = claim(1);
      (await claims.take(mine)).claim.claimedAt.setTime(0);
      mine.validUntil.setTime(0);
      (await claims.find('challenge 1'))?.claimedAt.setTime(0);
      expect(await claims.find('challenge 1')).to.deep.equal(claim(1));
    });
  });
}
