import { expect } from 'chai';
import type { Sponsorships } from '../../../../src/application/ports/paymaster.ts';
import type { Usd } from '../../../../src/domain/shared/usd.ts';
import { dollars, uuid } from '../../../support/fixtures/sponsorship-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL, hash } from '../../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../../support/rejection.ts';
import { ofEach, outcome, takingFrom } from './taking.ts';

const TENTH = (dollars(1) / 10n) as Usd;

export function describeSettlement(storeOf: () => Sponsorships): void {
  const { take, expectLeft } = takingFrom(storeOf);

  describe('settling the budgets to the real cost', () => {
    const budget = ofEach(dollars(1));
    const rest = (dollars(1) - TENTH) as Usd;

    it('frees what the estimate had taken too much, in all three budgets, once', async () => {
      await take(1, {}, budget);
      for (let settled = 0; settled < 3; settled += 1)
        await storeOf().settle(uuid(1), { end: 'executed', hash: hash(9), cost: TENTH }, at(1));
      expect(await storeOf().find(uuid(1))).to.include({ state: 'executed', cost: TENTH });
      await expectLeft(rest, budget, 2);
    });

    it('counts a transaction that cost more than the estimate', async () => {
      await take(1, { cost: TENTH }, budget);
      await storeOf().settle(uuid(1), { end: 'failed', cost: rest }, at(1));
      await expectLeft(TENTH, budget, 2);
    });

    for (const end of ['executed', 'failed', 'lapsed'] as const)
      it(`gives the whole estimate back of a request that ended as ${end} and cost nothing`, async () => {
        await take(1, {}, budget);
        await storeOf().settle(uuid(1), { end, hash: hash(9), cost: 0n as Usd }, at(1));
        await expectLeft(dollars(1), budget, 2);
      });

    it('keeps the estimate while the real cost is unknown', async () => {
      await take(1, {}, budget);
      await storeOf().settle(uuid(1), { end: 'lapsed' }, at(1));
      await expectLeft(0n as Usd, budget, 2);
    });

    it('charges the day on which the request was taken', async () => {
      const nextDay = new Date(at().getTime() + 86_400_000);
      await take(1, {}, budget);
      await take(2, { takenAt: nextDay }, budget);
      await storeOf().settle(uuid(1), { end: 'executed', cost: 0n as Usd }, nextDay);
      expect(await rejection(take(3, { takenAt: nextDay, cost: 1n as Usd }, budget))).to.equal('SPONSOR_BUDGET');
      await take(3, {}, budget);
    });

    it('is charged exactly once when twenty settle at once while others take', async () => {
      for (const nth of [1, 2]) await take(nth, { cost: (dollars(1) / 2n) as Usd }, budget);
      const others = await atOnce(20, async (nth) =>
        nth % 2
          ? storeOf().settle(uuid(1 + (nth % 4 > 1 ? 1 : 0)), { end: 'executed', cost: TENTH }, at(1))
          : outcome(take(100 + nth, { cost: (dollars(1) + 1n) as Usd }, budget)),
      );
      expect(others.filter((one) => one === 'SPONSOR_BUDGET')).to.have.length(10);
      const left = (dollars(1) - TENTH * 2n) as Usd;
      await expectLeft(left, budget, 3);
    });
  });

  describe('executed requests that a reorganization removed', () => {
    const budget = ofEach(dollars(10));
    const lane = { chainId: 8453, forwarder: CAROL, wallet: ALICE };
    const execute = async (...numbers: readonly number[]) => {
      for (const nth of numbers) {
        await take(nth, {}, budget);
        await storeOf().settle(uuid(nth), { end: 'executed', hash: hash(nth), cost: TENTH }, at(nth));
      }
    };
    const openIds = async () => (await storeOf().open(10, at(10 * 86_400_000))).map(({ id }) => id);

    it('are open again from the nonce on that the forwarder expects, and in flight', async () => {
      await execute(1, 2, 3);
      expect(await storeOf().reopen({ ...lane, nonce: 2n })).to.equal(2);
      expect(await openIds()).to.deep.equal([uuid(2), uuid(3)]);
      expect(await storeOf().find(uuid(2))).to.include({ state: 'relayed', hash: hash(2) });
      expect(await rejection(take(4, { request: { nonce: 2n } }, budget))).to.equal('REQUEST_IN_FLIGHT');
      expect(await storeOf().reopen({ ...lane, nonce: 2n })).to.equal(0);
    });

    it('do not include those of another wallet, forwarder or chain, or those that ended otherwise', async () => {
      await execute(1);
      await take(2, {}, budget);
      await storeOf().settle(uuid(2), { end: 'failed', hash: hash(2) }, at(2));
      for (const other of [{ chainId: 1 }, { forwarder: BOB }, { wallet: BOB }])
        expect(await storeOf().reopen({ ...lane, ...other, nonce: 0n })).to.equal(0);
      expect(await storeOf().reopen({ ...lane, nonce: 2n })).to.equal(0);
      expect(await openIds()).to.deep.equal([]);
    });

    it('leave a nonce to the request that is in flight with it, and are opened once by ten at once', async () => {
      await execute(1, 2);
      await take(3, { request: { nonce: 1n } }, budget);
      const counts = await atOnce(10, () => storeOf().reopen({ ...lane, nonce: 1n }));
      expect(counts.sort()).to.deep.equal([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
      expect(await openIds()).to.have.members([uuid(2), uuid(3)]);
    });

    it('are charged once to the budgets, whatever they end with', async () => {
      await execute(1);
      const all = ofEach(dollars(1));
      for (const end of ['executed', 'lapsed'] as const) {
        await storeOf().reopen({ ...lane, nonce: 1n });
        await storeOf().settle(uuid(1), { end, hash: hash(9), cost: (TENTH * 2n) as Usd }, at(1));
      }
      await expectLeft((dollars(1) - TENTH * 2n) as Usd, all, 2);
    });
  });
}
