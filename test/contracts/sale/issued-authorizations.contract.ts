import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { authorization, block, DEADLINE, purchase, step } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB } from '../../support/fixtures/store-fixtures.ts';
import type { SaleStores } from './sale-stores.ts';

const LAST_SECOND = new Date(Number(DEADLINE) * 1000 + 999);
const TOO_LATE = new Date(Number(DEADLINE) * 1000 + 1000);

export function describeIssuedAuthorizationsContract(name: string, makeStores: () => Promise<SaleStores>): void {
  describe(`IssuedAuthorizations: ${name}`, () => {
    let stores: SaleStores;
    beforeEach(async () => {
      stores = await makeStores();
    });

    it('have no state when they were never issued', async () => {
      expect(await stores.issuedAuthorizations.stateOf(1n, at())).to.equal(undefined);
      expect(await stores.issuedAuthorizations.countLive(ALICE, at())).to.equal(0);
    });

    it('are issued through the whole last second of their deadline, and expired after it', async () => {
      await stores.issuedAuthorizations.record(authorization(1n), at(), aGrant());
      expect(await stores.issuedAuthorizations.stateOf(1n, at())).to.equal('issued');
      expect(await stores.issuedAuthorizations.stateOf(1n, LAST_SECOND)).to.equal('issued');
      expect(await stores.issuedAuthorizations.stateOf(1n, TOO_LATE)).to.equal('expired');
      expect(await stores.issuedAuthorizations.stateOf(2n, at())).to.equal(undefined);
    });

    it('are used once a purchase with their nonce is indexed, confirmed or not, whatever the time', async () => {
      for (const nonce of [1n, 2n, 3n]) await stores.issuedAuthorizations.record(authorization(nonce), at(), aGrant());
      const indexed = { confirmed: [purchase(1, 8)], unconfirmed: [purchase(2, 11)] };
      await stores.purchaseIndex.commit(step(block(10), indexed));
      expect(await stores.issuedAuthorizations.stateOf(1n, TOO_LATE)).to.equal('used');
      expect(await stores.issuedAuthorizations.stateOf(2n, at())).to.equal('used');
      expect(await stores.issuedAuthorizations.stateOf(3n, at())).to.equal('issued');
    });

    it('are usable again when their purchase was reorganised away', async () => {
      await stores.issuedAuthorizations.record(authorization(1n), at(), aGrant());
      await stores.purchaseIndex.commit(step(block(10), { unconfirmed: [purchase(1, 11)] }));
      await stores.purchaseIndex.commit(step(block(10), { from: block(10) }));
      expect(await stores.issuedAuthorizations.stateOf(1n, at())).to.equal('issued');
    });

    it('are counted while their buyer could still use them', async () => {
      for (const nonce of [1n, 2n, 3n]) await stores.issuedAuthorizations.record(authorization(nonce), at(), aGrant());
      await stores.issuedAuthorizations.record(authorization(4n, { buyer: BOB }), at(), aGrant());
      await stores.issuedAuthorizations.record(authorization(5n, { deadline: DEADLINE - 1n }), at(), aGrant());
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 8)] }));
      expect(await stores.issuedAuthorizations.countLive(ALICE, at())).to.equal(3);
      expect(await stores.issuedAuthorizations.countLive(ALICE, LAST_SECOND)).to.equal(2);
      expect(await stores.issuedAuthorizations.countLive(ALICE, TOO_LATE)).to.equal(0);
      expect(await stores.issuedAuthorizations.countLive(BOB, at())).to.equal(1);
    });

    it('can contain the contract’s largest numbers', async () => {
      const huge = { amount: MAX_UINT256, maxAllowed: MAX_UINT256, deadline: MAX_UINT256 };
      await stores.issuedAuthorizations.record(authorization(MAX_UINT256, huge), at(), aGrant());
      await stores.issuedAuthorizations.record(authorization(MAX_UINT256 - 1n, huge), at(), aGrant());
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 8, { nonce: MAX_UINT256 })] }));
      expect(await stores.issuedAuthorizations.stateOf(MAX_UINT256, at())).to.equal('used');
      expect(await stores.issuedAuthorizations.stateOf(MAX_UINT256 - 1n, at())).to.equal('issued');
      expect(await stores.issuedAuthorizations.countLive(ALICE, at())).to.equal(1);
    });

    it('never share a nonce', async () => {
      await stores.issuedAuthorizations.record(authorization(1n), at(), aGrant());
      const again = stores.issuedAuthorizations.record(authorization(1n, { buyer: BOB }), at(), aGrant());
      expect(await again.catch(() => 'refused')).to.equal('refused');
      expect(await stores.issuedAuthorizations.countLive(BOB, at())).to.equal(0);
    });
  });
}
