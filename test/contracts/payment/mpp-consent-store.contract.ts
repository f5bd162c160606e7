import { expect } from 'chai';
import type { MppConsentStore } from '../../../src/application/ports/payment.ts';
import { type MppConsent, SOURCE_CHAINS } from '../../../src/domain/payment/consent.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { ALICE, at, atOnce, BOB } from '../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../support/rejection.ts';

const NETWORK = 'eip155:42431';
const consent: MppConsent = {
  wallet: ALICE,
  autoFundEnabled: true,
  preferredSourceChain: 'base',
  grantedAt: at(),
};

export function describeMppConsentStoreContract(name: string, makeWorld: () => Promise<MppConsentStore>): void {
  describe(`MppConsentStore: ${name}`, () => {
    let store: MppConsentStore;
    beforeEach(async () => {
      store = await makeWorld();
    });

    it('is empty at first', async () => {
      await store.change(BOB, () => ({ ...consent, wallet: BOB }));
      expect(await store.consentOf(ALICE)).to.equal(undefined);
    });

    it('stores the decision, which receives the current consent', async () => {
      const first = await store.change(ALICE, (before) => {
        expect(before).to.equal(undefined);
        return consent;
      });
      expect(first).to.deep.equal(consent);
      const next = { ...consent, autoFundEnabled: false, grantedAt: at(1) };
      await store.change(ALICE, (before) => {
        expect(before).to.deep.equal(consent);
        return next;
      });
      expect(await store.consentOf(ALICE)).to.deep.equal(next);
    });

    it('stores every source chain', async () => {
      for (const preferredSourceChain of SOURCE_CHAINS) {
        await store.change(ALICE, () => ({ ...consent, preferredSourceChain }));
        expect((await store.consentOf(ALICE))?.preferredSourceChain).to.equal(preferredSourceChain);
      }
    });

    it('stores nothing when the decision throws', async () => {
      await store.change(ALICE, () => consent);
      const broken = new Error('no decision');
      const decide = () => {
        throw broken;
      };
      expect(await rejectionOf(store.change(ALICE, decide))).to.equal(broken);
      expect(await rejectionOf(store.change(BOB, decide))).to.equal(broken);
      expect(await store.consentOf(ALICE)).to.deep.equal(consent);
      expect(await store.consentOf(BOB)).to.equal(undefined);
    });

    it('serializes ten concurrent decisions', async () => {
      await atOnce(10, () =>
        store.change(ALICE, (before) => ({
          ...consent,
          grantedAt: new Date((before?.grantedAt ?? at()).getTime() + 1),
        })),
      );
      expect((await store.consentOf(ALICE))?.grantedAt).to.deep.equal(at(10));
    });

    it('stores the balance of an account on a network', async () => {
      await store.rememberBalance(NETWORK, ALICE, { units: MAX_UINT256, asOf: at() });
      expect(await store.balanceOf(NETWORK, ALICE)).to.deep.equal({ units: MAX_UINT256, asOf: at() });
      expect(await store.balanceOf(NETWORK, BOB)).to.equal(undefined);
      expect(await store.balanceOf('eip155:4217', ALICE)).to.equal(undefined);
    });

    it('keeps the newer of two balances, in any order', async () => {
      await store.rememberBalance(NETWORK, ALICE, { units: 1n, asOf: at(1) });
      await store.rememberBalance(NETWORK, ALICE, { units: 3n, asOf: at(3) });
      await store.rememberBalance(NETWORK, ALICE, { units: 2n, asOf: at(2) });
      expect(await store.balanceOf(NETWORK, ALICE)).to.deep.equal({ units: 3n, asOf: at(3) });
    });

    it('returns copies', async () => {
      (await store.change(ALICE, () => structuredClone(consent))).grantedAt.setTime(0);
      (await store.consentOf(ALICE))?.grantedAt.setTime(0);
      expect(await store.consentOf(ALICE)).to.deep.equal(consent);
      await store.rememberBalance(NETWORK, ALICE, { units: 1n, asOf: at() });
      (await store.balanceOf(NETWORK, ALICE))?.asOf.setTime(0);
      expect(await store.balanceOf(NETWORK, ALICE)).to.deep.equal({ units: 1n, asOf: at() });
    });
  });
}
