import { expect } from 'chai';
import type { Sponsorships } from '../../../../src/application/ports/paymaster.ts';
import { uuid } from '../../../support/fixtures/sponsorship-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL } from '../../../support/fixtures/store-fixtures.ts';
import { failureOf } from '../../../support/rejection.ts';
import { takingFrom } from './taking.ts';

export function describeSuspension(storeOf: () => Sponsorships): void {
  const { take } = takingFrom(storeOf);

  describe('a wallet that empties itself after the simulation', () => {
    const HOUR = 3_600_000;
    const revert = (nth: number, now: Date) => storeOf().settle(uuid(nth), { end: 'failed', isRevert: true }, now);

    it('is suspended by the settlement of its revert, until the hour is over', async () => {
      await take(1);
      expect(await storeOf().suspensionOf(ALICE)).to.equal(undefined);
      await revert(1, at(1));
      expect(await storeOf().suspensionOf(ALICE)).to.deep.equal({ failures: 1, until: at(1 + HOUR) });
      const refusal = await failureOf(take(2, { takenAt: at(HOUR) }), { code: 'WALLET_SUSPENDED' });
      expect(refusal.facts.until).to.equal(at(1 + HOUR).toISOString());
      expect(await storeOf().find(uuid(2))).to.equal(undefined);
      await take(2, { takenAt: at(1 + HOUR) });
    });

    it('is suspended for twice as long the next time, and once for each request', async () => {
      await take(1);
      await take(2);
      for (let settled = 0; settled < 3; settled += 1) await revert(1, at(1));
      await revert(2, at(HOUR));
      expect(await storeOf().suspensionOf(ALICE)).to.deep.equal({ failures: 2, until: at(3 * HOUR) });
    });

    it('is counted for each of ten reverts that are settled at once', async () => {
      await atOnce(10, (nth) => take(nth, { chainId: nth + 1 }));
      await atOnce(10, (nth) => revert(nth, at(1)));
      expect((await storeOf().suspensionOf(ALICE))?.failures).to.equal(10);
    });

    it('does not suspend other wallets, nor wallets whose request did not revert', async () => {
      await take(1);
      await take(2, { request: { from: BOB } });
      await take(3, { request: { from: CAROL } });
      await revert(1, at(1));
      await storeOf().settle(uuid(2), { end: 'failed', isRevert: false }, at(1));
      await storeOf().settle(uuid(3), { end: 'lapsed' }, at(1));
      await take(4, { request: { from: BOB } });
      await take(5, { request: { from: CAROL } });
    });
  });
}
