import { expect } from 'chai';
import type { PaymentClaims } from '../../../src/application/ports/payment.ts';
import type { ClaimState, PaidResponse, PaymentClaim } from '../../../src/domain/payment/claim.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { ALICE, at, atOnce, BOB, CAROL, hash, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';

const NETWORK = 'eip155:42431';
const HOUR = 3_600_000;

/** The n-th claim, of its own challenge and transaction. */
export const claim = (n: number, over: Partial<PaymentClaim> = {}): PaymentClaim => ({
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

export const paidResponse = (body = 'one snapshot', keptUntil = at(HOUR)): PaidResponse => ({ body, keptUntil });

export function describePaymentClaimsContract(name: string, makeWorld: () => Promise<PaymentClaims>): void {
  describe(`PaymentClaims: ${name}`, () => {
    let claims: PaymentClaims;
    beforeEach(async () => {
      claims = await makeWorld();
    });
    const take = (one: PaymentClaim) => claims.take(one, paidResponse());
    const keep = async (...kept: readonly PaymentClaim[]) => {
      for (const one of kept) expect((await take(one)).taken).to.equal(true);
    };

    it('gives back what was claimed, to the last unit and millisecond', async () => {
      const first = claim(1, { amount: MAX_UINT256, validUntil: at(7), resource: NON_ASCII });
      expect(await take(first)).to.deep.equal({ taken: true, claim: first });
      expect(await claims.find(first.challengeId)).to.deep.equal(first);
    });

    it('does not find a claim that was not stored', async () => {
      await keep(claim(1));
      expect(await claims.find('challenge 2')).to.equal(undefined);
      expect(await claims.find('CHALLENGE 1')).to.equal(undefined);
    });

    it('takes a challenge once, whatever transaction comes with it', async () => {
      await keep(claim(1));
      const again = claim(2, { challengeId: 'challenge 1' });
      expect(await take(again)).to.deep.equal({ taken: false, claim: claim(1) });
      expect(await take(claim(2))).to.deep.equal({ taken: true, claim: claim(2) });
    });

    it('takes a transaction once, whatever challenge comes with it', async () => {
      await keep(claim(1));
      const again = claim(2, { reference: hash(1) });
      expect(await take(again)).to.deep.equal({ taken: false, claim: claim(1) });
      expect(await claims.find('challenge 2')).to.equal(undefined);
    });

    it('takes the same transaction name on another network', async () => {
      await keep(claim(1), claim(2, { reference: hash(1), network: 'eip155:4217' }));
    });

    it('lets exactly one of ten claims on one challenge through, and shows it to the others', async () => {
      const outcomes = await atOnce(10, (n) => take(claim(n, { challengeId: 'wanted' })));
      expect(outcomes.filter(({ taken }) => taken)).to.have.length(1);
      const kept = await claims.find('wanted');
      for (const outcome of outcomes) expect(outcome.claim).to.deep.equal(kept);
    });

    it('lets exactly one of ten claims on one transaction through, and shows it to the others', async () => {
      const outcomes = await atOnce(10, (n) => take(claim(n, { reference: hash(77) })));
      const winners = outcomes.filter(({ taken }) => taken);
      expect(winners).to.have.length(1);
      for (const outcome of outcomes) expect(outcome.claim).to.deep.equal(winners[0]?.claim);
    });

    it('still knows the claim on a challenge that came to nothing', async () => {
      await keep(claim(1));
      await claims.advance('challenge 1', ['pending'], 'void', at(5));
      const { taken, claim: kept } = await take(claim(1));
      expect({ taken, state: kept.state }).to.deep.equal({ taken: false, state: 'void' });
    });

    it('moves a claim on from where it stands, and remembers since when', async () => {
      await keep(claim(1), claim(2));
      expect(await claims.advance('challenge 1', ['pending', 'settled'], 'delivered', at(9))).to.equal(true);
      expect(await claims.find('challenge 1')).to.deep.equal(claim(1, { state: 'delivered', stateAt: at(9) }));
      expect(await claims.find('challenge 2')).to.deep.equal(claim(2));
    });

    it('stores the transaction that paid with the move, and only then', async () => {
      await keep(claim(1), claim(2), claim(3));
      expect(await claims.advance('challenge 1', ['pending'], 'settled', at(9), hash(8))).to.equal(true);
      await claims.advance('challenge 1', ['settled'], 'delivered', at(10));
      await claims.advance('challenge 2', ['settled'], 'delivered', at(9), hash(9));
      // One transaction may execute several transfers.
      await claims.advance('challenge 3', ['pending'], 'settled', at(9), hash(8));
      expect(await claims.find('challenge 1')).to.include({ state: 'delivered', txHash: hash(8) });
      expect(await claims.find('challenge 2')).to.deep.equal(claim(2));
      expect(await claims.find('challenge 3')).to.include({ txHash: hash(8) });
    });

    it('does not move a claim that stands elsewhere, or is not there', async () => {
      await keep(claim(1));
      expect(await claims.advance('challenge 1', ['settled'], 'delivered', at(9))).to.equal(false);
      expect(await claims.advance('challenge 1', [], 'delivered', at(9))).to.equal(false);
      expect(await claims.advance('challenge 2', ['pending'], 'delivered', at(9))).to.equal(false);
      expect(await claims.find('challenge 1')).to.deep.equal(claim(1));
    });

    it('lets exactly one of ten callers move a claim', async () => {
      await keep(claim(1, { state: 'settled' }));
      const moved = await atOnce(10, (n) => claims.advance('challenge 1', ['settled'], 'delivered', at(n)));
      expect(moved.filter((one) => one)).to.have.length(1);
    });

    it('lists what is pending on a network since before a moment, oldest first', async () => {
      await keep(claim(3), claim(1), claim(2), claim(4), claim(9, { network: 'eip155:4217' }));
      await claims.advance('challenge 2', ['pending'], 'settled', at(8));
      const listed = async (limit: number) => (await claims.pending(NETWORK, at(4), limit)).map((one) => one.reference);
      expect(await listed(10)).to.deep.equal([hash(1), hash(3)]);
      expect(await listed(1)).to.deep.equal([hash(1)]);
    });

    it('adds up what a payer paid, and not what is in doubt or came to nothing', async () => {
      const states: ClaimState[] = ['pending', 'settled', 'delivered', 'void'];
      await keep(...states.map((state, n) => claim(n, { state, amount: 10n ** BigInt(n) })));
      await keep(claim(20, { payer: BOB, state: 'delivered' }));
      await keep(claim(21, { network: 'eip155:4217', state: 'delivered' }));
      expect(await claims.spendOf(NETWORK, ALICE)).to.deep.equal({ total: 110n, payments: 2 });
      expect(await claims.spendOf(NETWORK, CAROL)).to.deep.equal({ total: 0n, payments: 0 });
    });

    it('adds up from a moment on, that moment included', async () => {
      await keep(claim(1, { state: 'delivered' }), claim(2, { state: 'delivered' }), claim(3, { state: 'delivered' }));
      expect(await claims.spendOf(NETWORK, ALICE, at(2))).to.deep.equal({ total: 10_000n, payments: 2 });
    });

    it('adds up beyond what any token can hold', async () => {
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

    it('hands out copies', async () => {
      const mine = claim(1);
      (await take(mine)).claim.claimedAt.setTime(0);
      mine.validUntil.setTime(0);
      (await claims.find('challenge 1'))?.claimedAt.setTime(0);
      expect(await claims.find('challenge 1')).to.deep.equal(claim(1));
    });
  });
}
