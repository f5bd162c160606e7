import { expect } from 'chai';
import type { PaymentClaims } from '../../../src/application/ports/payment.ts';
import type { ClaimState } from '../../../src/domain/payment/claim.ts';
import { at, atOnce, hash, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';
import { claim, paidResponse } from './payment-claims.contract.ts';

const CHALLENGE = 'challenge 1';

export type PaidResponsesWorld = Readonly<{
  claims: PaymentClaims;
  /** A settled claim on CHALLENGE from before responses were stored. */
  putBare(): Promise<void>;
}>;

export function describePaidResponsesContract(name: string, makeWorld: () => Promise<PaidResponsesWorld>): void {
  describe(`PaymentClaims, paid responses: ${name}`, () => {
    let world: PaidResponsesWorld;
    let claims: PaymentClaims;
    beforeEach(async () => {
      world = await makeWorld();
      claims = world.claims;
    });
    const settle = async () => {
      expect(await claims.advance(CHALLENGE, ['pending'], 'settled', at(5))).to.equal(true);
    };
    const bodyOf = async (challengeId = CHALLENGE) => (await claims.deliverable(challengeId))?.response?.body;

    it('returns what was stored with a claim once it is settled, to the last byte', async () => {
      const body = JSON.stringify({ text: NON_ASCII, line: '\n', quote: '"' });
      await claims.take(claim(1), paidResponse(body, at(7)));
      await settle();
      expect(await claims.deliverable(CHALLENGE)).to.deep.equal({
        claim: claim(1, { state: 'settled', stateAt: at(5) }),
        response: { body, keptUntil: at(7) },
      });
    });

    it('returns nothing for a claim that is pending, delivered, void or unknown', async () => {
      for (const [n, state] of (['pending', 'delivered', 'void'] as const).entries()) {
        await claims.take(claim(n, { state }), paidResponse());
        expect(await claims.deliverable(`challenge ${n}`), state).to.equal(undefined);
      }
      expect(await claims.deliverable('challenge 9')).to.equal(undefined);
    });

    it('stores the response of exactly one of ten concurrent claims', async () => {
      const outcomes = await atOnce(10, async (n) => ({
        n,
        ...(await claims.take(claim(n, { challengeId: CHALLENGE }), paidResponse(`snapshot ${n}`))),
      }));
      const [winner] = outcomes.filter(({ taken }) => taken);
      await settle();
      expect(await bodyOf()).to.equal(`snapshot ${winner?.n}`);
    });

    it('does not replace a response', async () => {
      await claims.take(claim(1), paidResponse('first'));
      await claims.take(claim(1), paidResponse('second'));
      await settle();
      expect(await claims.addResponse(CHALLENGE, paidResponse('third'))).to.equal(false);
      expect(await bodyOf()).to.equal('first');
    });

    it('adds the response of exactly one of ten concurrent calls to a settled claim without one', async () => {
      await world.putBare();
      expect(await claims.deliverable(CHALLENGE)).to.deep.equal({ claim: claim(1, { state: 'settled' }) });
      const added = await atOnce(10, (n) => claims.addResponse(CHALLENGE, paidResponse(`snapshot ${n}`)));
      expect(added.filter((one) => one)).to.have.length(1);
      expect(await bodyOf()).to.equal(`snapshot ${added.indexOf(true)}`);
    });

    it('adds no response to a claim that is not settled or does not exist', async () => {
      await claims.take(claim(1), paidResponse());
      expect(await claims.addResponse(CHALLENGE, paidResponse('other'))).to.equal(false);
      expect(await claims.addResponse('challenge 9', paidResponse('other'))).to.equal(false);
      await settle();
      expect(await bodyOf()).to.equal('one snapshot');
    });

    it('purges expired responses of delivered and void claims, abandoned responses of settled claims, and no claim', async () => {
      const states: ClaimState[] = ['pending', 'settled', 'delivered', 'void'];
      const until = [at(10), at(20), at(30)];
      let n = 0;
      for (const state of states)
        for (const keptUntil of until) await claims.take(claim(n++, { state }), paidResponse('body', keptUntil));
      expect(await claims.purgeResponses(at(30), at(20), 100)).to.equal(5);
      expect(await claims.purgeResponses(at(30), at(20), 100)).to.equal(0);
      expect([await bodyOf('challenge 3'), await bodyOf('challenge 4')]).to.deep.equal([undefined, 'body']);
      expect((await claims.deliverable('challenge 3'))?.response).to.deep.equal({ body: undefined, keptUntil: at(10) });
      for (let kept = 0; kept < n; kept += 1)
        expect((await claims.find(`challenge ${kept}`))?.reference).to.equal(hash(kept));
    });

    it('adds no response where one was purged', async () => {
      await claims.take(claim(1), paidResponse('body', at(10)));
      await settle();
      expect(await claims.purgeResponses(at(11), at(11), 1)).to.equal(1);
      expect(await claims.addResponse(CHALLENGE, paidResponse('other'))).to.equal(false);
      expect(await bodyOf()).to.equal(undefined);
    });

    it('purges at most one batch per call', async () => {
      for (let n = 0; n < 5; n += 1) await claims.take(claim(n, { state: 'delivered' }), paidResponse('body', at(n)));
      expect(await claims.purgeResponses(at(9), at(9), 3)).to.equal(3);
      expect(await claims.purgeResponses(at(9), at(9), 3)).to.equal(2);
    });
  });
}
