import { expect } from 'chai';
import type { PreferenceStore } from '../../../src/application/ports/user.ts';
import { DEFAULT_PREFERENCES } from '../../../src/domain/user/preferences.ts';
import { ALICE, atOnce, BOB, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';

export function describePreferenceStoreContract(name: string, makeWorld: () => Promise<PreferenceStore>): void {
  describe(`PreferenceStore: ${name}`, () => {
    let preferences: PreferenceStore;
    beforeEach(async () => {
      preferences = await makeWorld();
    });

    it('is empty at first', async () => {
      expect(await preferences.choices(ALICE, 'swap')).to.deep.equal({});
    });

    it('stores every choice exactly', async () => {
      const swap = { ...DEFAULT_PREFERENCES.swap, preferredProvider: NON_ASCII, showCharts: false };
      expect(await preferences.choose(ALICE, 'swap', swap)).to.deep.equal(swap);
      expect(await preferences.choices(ALICE, 'swap')).to.deep.equal(swap);
    });

    it('merges choices, and returns all of them', async () => {
      await preferences.choose(ALICE, 'dashboard', { theme: 'dark', showCharts: false });
      expect(await preferences.choose(ALICE, 'dashboard', { theme: 'light', sidebarEnabled: false })).to.deep.equal({
        theme: 'light',
        showCharts: false,
        sidebarEnabled: false,
      });
      await preferences.choose(ALICE, 'dashboard', {});
      expect(await preferences.choices(ALICE, 'dashboard')).to.have.all.keys('theme', 'showCharts', 'sidebarEnabled');
    });

    it('distinguishes people and kinds', async () => {
      await preferences.choose(ALICE, 'swap', { showCharts: false });
      expect(await preferences.choices(ALICE, 'dashboard')).to.deep.equal({});
      expect(await preferences.choices(BOB, 'swap')).to.deep.equal({});
    });

    it('loses none of several concurrent choices', async () => {
      const choices = [{ showCharts: false }, { showMultiQuoter: false }, { showAdvancedRouting: true }];
      await atOnce(9, (index) => preferences.choose(ALICE, 'swap', choices[index % 3] ?? {}));
      expect(await preferences.choices(ALICE, 'swap')).to.deep.equal(Object.assign({}, ...choices));
    });

    it('returns copies', async () => {
      const chosen = await preferences.choose(ALICE, 'swap', { showCharts: false });
      Object.assign(chosen, { showCharts: true });
      expect(await preferences.choices(ALICE, 'swap')).to.deep.equal({ showCharts: false });
    });
  });
}
