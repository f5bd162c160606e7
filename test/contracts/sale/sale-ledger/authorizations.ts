import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { SaleLedger } from '../../../../src/application/ports/sale/sale-ledger.ts';
import { MAX_UINT256 } from '../../../../src/domain/shared/amount.ts';
import { authorization, block, DEADLINE, purchase, step } from '../../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB } from '../../../support/fixtures/store-fixtures.ts';

const LAST_SECOND = new Date(Number(DEADLINE) * 1000 + 999);
const TOO_LATE = new Date(Number(DEADLINE) * 1000 + 1000);

export function describeAuthorizations(ledgerOf: () => SaleLedger): void {
  describe('authorizations', () => {
    it('have no state when they were never issued', async () => {
      expect(await ledgerOf().authorizationState(1n, at())).to.equal(undefined);
      expect(await ledgerOf().liveAuthorizations(ALICE, at())).to.equal(0);
    });

    it('are issued through the whole last second of their deadline, and expired after it', async () => {
      await ledgerOf().record(authorization(1n), at());
      expect(await ledgerOf().authorizationState(1n, at())).to.equal('issued');
      expect(await ledgerOf().authorizationState(1n, LAST_SECOND)).to.equal('issued');
      expect(await ledgerOf().authorizationState(1n, TOO_LATE)).to.equal('expired');
      expect(await ledgerOf().authorizationState(2n, at())).to.equal(undefined);
    });

    it('are used once a purchase with their nonce is indexed, confirmed or not, whatever the time', async () => {
      for (const nonce of [1n, 2n, 3n]) await ledgerOf().record(authorization(nonce), at());
      const indexed = { confirmed: [purchase(1, 8)], unconfirmed: [purchase(2, 11)] };
      await ledgerOf().commit(step(block(10), indexed));
      expect(await ledgerOf().authorizationState(1n, TOO_LATE)).to.equal('used');
      expect(await ledgerOf().authorizationState(2n, at())).to.equal('used');
      expect(await ledgerOf().authorizationState(3n, at())).to.equal('issued');
    });

    it('are usable again when their purchase was reorganised away', async () => {
      await ledgerOf().record(authorization(1n), at());
      await ledgerOf().commit(step(block(10), { unconfirmed: [purchase(1, 11)] }));
      await ledgerOf().commit(step(block(10), { from: block(10) }));
      expect(await ledgerOf().authorizationState(1n, at())).to.equal('issued');
    });

    it('are counted while their buyer could still use them', async () => {
      for (const nonce of [1n, 2n, 3n]) await ledgerOf().record(authorization(nonce), at());
      await ledgerOf().record(authorization(4n, { buyer: BOB }), at());
      await ledgerOf().record(authorization(5n, { deadline: DEADLINE - 1n }), at());
      await ledgerOf().commit(step(block(10), { confirmed: [purchase(1, 8)] }));
      expect(await ledgerOf().liveAuthorizations(ALICE, at())).to.equal(3);
      expect(await ledgerOf().liveAuthorizations(ALICE, LAST_SECOND)).to.equal(2);
      expect(await ledgerOf().liveAuthorizations(ALICE, TOO_LATE)).to.equal(0);
      expect(await ledgerOf().liveAuthorizations(BOB, at())).to.equal(1);
    });

    it('may hold the largest numbers that the contract knows', async () => {
      const huge = { amount: MAX_UINT256, maxAllowed: MAX_UINT256, deadline: MAX_UINT256 };
      await ledgerOf().record(authorization(MAX_UINT256, huge), at());
      await ledgerOf().record(authorization(MAX_UINT256 - 1n, huge), at());
      await ledgerOf().commit(step(block(10), { confirmed: [purchase(1, 8, { nonce: MAX_UINT256 })] }));
      expect(await ledgerOf().authorizationState(MAX_UINT256, at())).to.equal('used');
      expect(await ledgerOf().authorizationState(MAX_UINT256 - 1n, at())).to.equal('issued');
      expect(await ledgerOf().liveAuthorizations(ALICE, at())).to.equal(1);
    });

    it('never share a nonce', async () => {
      await ledgerOf().record(authorization(1n), at());
      const again = ledgerOf().record(authorization(1n, { buyer: BOB }), at());
      expect(await again.catch(() => 'refused')).to.equal('refused');
      expect(await ledgerOf().liveAuthorizations(BOB, at())).to.equal(0);
    });
  });
}
