import { expect } from 'chai';
import type { Sponsorships } from '../../../src/application/ports/paymaster.ts';
import type { SponsorshipEnd } from '../../../src/domain/paymaster/sponsorship.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { Usd } from '../../../src/domain/shared/usd.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { type Changes, dollars, newSponsorship, uuid } from '../../support/fixtures/sponsorship-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL, hash } from '../../support/fixtures/store-fixtures.ts';
import { failureOf, rejection } from '../../support/rejection.ts';

const PLENTY = { wallet: dollars(100), network: dollars(100), all: dollars(100) };

export function describeSponsorshipsContract(name: string, makeWorld: () => Promise<Sponsorships>): void {
  describe(`Sponsorships: ${name}`, () => {
    let store: Sponsorships;
    beforeEach(async () => {
      store = await makeWorld();
    });
    const take = (nth: number, changes: Changes = {}, budget = PLENTY) =>
      store.take(newSponsorship(nth, changes), budget, aGrant());
    const outcome = (taking: Promise<void>) =>
      taking.then(
        () => 'taken',
        (error) => error.code ?? String(error),
      );
    const refusedAs = (outcomes: readonly string[], code: string) => outcomes.filter((one) => one === code).length;

    it('returns what was taken, as it was', async () => {
      const extreme = {
        gasLimit: MAX_UINT256,
        nativeUsd: dollars(3_000),
        request: { nonce: MAX_UINT256, deadline: 2n ** 48n - 1n, data: '0x' },
      } as const;
      await take(1, extreme);
      const { decision, ...kept } = (await store.find(uuid(1))) ?? {};
      expect(kept).to.deep.equal({ ...newSponsorship(1, extreme), state: 'taken' });
      expect(decision).to.match(/^[0-9a-f-]{36}$/);
      expect(await store.find(uuid(2))).to.equal(undefined);
    });

    for (const collection of ['owed', 'in-call'] as const)
      it(`stores a fee that is ${collection}`, async () => {
        const fee = { token: BOB, amount: MAX_UINT256, collection };
        await take(1, { fee });
        await store.settle(uuid(1), { end: 'executed', hash: hash(9) }, at(1));
        expect((await store.find(uuid(1)))?.fee).to.deep.equal(fee);
      });

    it('accepts a quote once of twenty concurrent calls', async () => {
      expect(await store.isQuoteUsed(uuid(7))).to.equal(false);
      const outcomes = await atOnce(20, (nth) => outcome(take(nth, { quoteId: uuid(7) })));
      expect([refusedAs(outcomes, 'taken'), refusedAs(outcomes, 'QUOTE_USED')]).to.deep.equal([1, 19]);
      expect(await store.isQuoteUsed(uuid(7))).to.equal(true);
      const winner = outcomes.indexOf('taken');
      expect(await store.findByQuote(uuid(7))).to.deep.equal(await store.find(uuid(winner)));
      expect(await store.findByQuote(uuid(8))).to.equal(undefined);
    });

    it('accepts one request per wallet and nonce of twenty concurrent calls', async () => {
      const outcomes = await atOnce(20, (nth) => outcome(take(nth, { request: { nonce: 7n } })));
      expect([refusedAs(outcomes, 'taken'), refusedAs(outcomes, 'REQUEST_IN_FLIGHT')]).to.deep.equal([1, 19]);
    });

    it('distinguishes nonces of other wallets, chains and forwarders', async () => {
      const same = { request: { nonce: 7n } };
      await take(1, same);
      await take(2, { request: { ...same.request, from: BOB } });
      await take(3, { ...same, chainId: 1 });
      await take(4, { ...same, forwarder: ALICE });
      expect(await store.open(10, at(10 * 86_400_000))).to.have.length(4);
    });

    for (const [scope, distinct] of [
      ['wallet', (nth: number): Changes => ({ network: `network ${nth}` })],
      ['network', (nth: number): Changes => ({ request: { from: nth % 2 ? ALICE : BOB } })],
      ['all', (nth: number): Changes => ({ network: `network ${nth}`, request: { from: nth % 2 ? ALICE : BOB } })],
    ] as const)
      it(`accepts seven of ten concurrent calls when the daily budget of the ${scope} allows seven`, async () => {
        const budget = { ...PLENTY, [scope]: (dollars(8) - 1n) as Usd };
        const outcomes = await atOnce(10, (nth) => outcome(take(nth, distinct(nth), budget)));
        expect([refusedAs(outcomes, 'taken'), refusedAs(outcomes, 'SPONSOR_BUDGET')]).to.deep.equal([7, 3]);
        expect(await store.open(20, at(10 * 86_400_000))).to.have.length(7);
      });

    it('accepts a cost up to exactly the budget', async () => {
      const budget = { wallet: dollars(2), network: dollars(2), all: dollars(2) };
      await take(1, { cost: dollars(2) }, budget);
      expect(await rejection(take(2, { cost: 1n as Usd }, budget))).to.equal('SPONSOR_BUDGET');
      expect(
        await rejection(take(3, { cost: (dollars(2) + 1n) as Usd, takenAt: at(10 * 86_400_000) }, budget)),
      ).to.equal('SPONSOR_BUDGET');
    });

    it('stores nothing of a rejected request', async () => {
      const tight = { ...PLENTY, all: dollars(1) };
      expect(await rejection(take(1, { cost: dollars(2) }, tight))).to.equal('SPONSOR_BUDGET');
      expect(await store.find(uuid(1))).to.equal(undefined);
      expect(await store.isQuoteUsed(uuid(1001))).to.equal(false);
      // If the wallet's or the network's dollar had been kept, the budget would not suffice for another.
      await take(1, {}, { wallet: dollars(1), network: dollars(1), all: dollars(1) });
    });

    it('resets the budgets on the next UTC day, and returns when', async () => {
      const budget = { wallet: dollars(1), network: dollars(1), all: dollars(1) };
      const [late, next] = [new Date('2026-03-29T23:59:59.001Z'), new Date('2026-03-30T00:00:00.000Z')];
      await take(1, { takenAt: late }, budget);
      const refusal = await failureOf(take(2, { takenAt: late }, budget), { code: 'SPONSOR_BUDGET' });
      expect(refusal.facts.retryAfterSeconds).to.equal(1);
      await take(2, { takenAt: next }, budget);
    });

    it('frees the budget of a released request, but not of a relayed one', async () => {
      const budget = { wallet: dollars(1), network: dollars(1), all: dollars(1) };
      await take(1, {}, budget);
      await store.release(uuid(1));
      await store.release(uuid(1));
      expect(await store.find(uuid(1))).to.equal(undefined);
      await take(1, {}, budget);
      await store.note(uuid(1), { isRelayed: true, reference: 'r' }, at(1));
      await store.release(uuid(1));
      expect((await store.find(uuid(1)))?.state).to.equal('relayed');
      expect(await rejection(take(2, {}, budget))).to.equal('SPONSOR_BUDGET');
    });

    describe('settling the budgets to the real cost', () => {
      const budget = { wallet: dollars(1), network: dollars(1), all: dollars(1) };
      const TENTH = (dollars(1) / 10n) as Usd;
      const rest = (dollars(1) - TENTH) as Usd;

      it('frees what the estimate had taken too much, in all three budgets, once', async () => {
        await take(1, {}, budget);
        for (let settled = 0; settled < 3; settled += 1)
          await store.settle(uuid(1), { end: 'executed', hash: hash(9), cost: TENTH }, at(1));
        expect(await store.find(uuid(1))).to.include({ state: 'executed', cost: TENTH });
        expect(await rejection(take(2, { cost: (rest + 1n) as Usd }, budget))).to.equal('SPONSOR_BUDGET');
        await take(2, { cost: rest }, budget);
      });

      it('counts a transaction that cost more than the estimate', async () => {
        await take(1, { cost: TENTH }, budget);
        await store.settle(uuid(1), { end: 'failed', cost: rest }, at(1));
        expect(await rejection(take(2, { cost: (TENTH + 1n) as Usd }, budget))).to.equal('SPONSOR_BUDGET');
        await take(2, { cost: TENTH }, budget);
      });

      it('keeps the estimate while the real cost is unknown', async () => {
        await take(1, {}, budget);
        await store.settle(uuid(1), { end: 'lapsed' }, at(1));
        expect(await rejection(take(2, { cost: 1n as Usd }, budget))).to.equal('SPONSOR_BUDGET');
      });

      it('charges the day on which the request was taken', async () => {
        const nextDay = new Date(at().getTime() + 86_400_000);
        await take(1, {}, budget);
        await take(2, { takenAt: nextDay }, budget);
        await store.settle(uuid(1), { end: 'executed', cost: 0n as Usd }, nextDay);
        expect(await rejection(take(3, { takenAt: nextDay, cost: 1n as Usd }, budget))).to.equal('SPONSOR_BUDGET');
        await take(3, {}, budget);
      });

      it('is charged exactly once when twenty settle at once while others take', async () => {
        for (const nth of [1, 2]) await take(nth, { cost: (dollars(1) / 2n) as Usd }, budget);
        const others = await atOnce(20, async (nth) =>
          nth % 2
            ? store.settle(uuid(1 + (nth % 4 > 1 ? 1 : 0)), { end: 'executed', cost: TENTH }, at(1))
            : outcome(take(100 + nth, { cost: (dollars(1) + 1n) as Usd }, budget)),
        );
        expect(others.filter((one) => one === 'SPONSOR_BUDGET')).to.have.length(10);
        const left = (dollars(1) - TENTH * 2n) as Usd;
        expect(await rejection(take(3, { cost: (left + 1n) as Usd }, budget))).to.equal('SPONSOR_BUDGET');
        await take(3, { cost: left }, budget);
      });
    });

    describe('executed requests that a reorganization removed', () => {
      const budget = { wallet: dollars(10), network: dollars(10), all: dollars(10) };
      const TENTH = (dollars(1) / 10n) as Usd;
      const lane = { chainId: 8453, forwarder: CAROL, wallet: ALICE };
      const execute = async (...numbers: readonly number[]) => {
        for (const nth of numbers) {
          await take(nth, {}, budget);
          await store.settle(uuid(nth), { end: 'executed', hash: hash(nth), cost: TENTH }, at(nth));
        }
      };
      const openIds = async () => (await store.open(10, at(10 * 86_400_000))).map(({ id }) => id);

      it('are open again from the nonce on that the forwarder expects, and in flight', async () => {
        await execute(1, 2, 3);
        expect(await store.reopen({ ...lane, nonce: 2n })).to.equal(2);
        expect(await openIds()).to.deep.equal([uuid(2), uuid(3)]);
        expect(await store.find(uuid(2))).to.include({ state: 'relayed', hash: hash(2) });
        expect(await rejection(take(4, { request: { nonce: 2n } }, budget))).to.equal('REQUEST_IN_FLIGHT');
        expect(await store.reopen({ ...lane, nonce: 2n })).to.equal(0);
      });

      it('do not include those of another wallet, forwarder or chain, or those that ended otherwise', async () => {
        await execute(1);
        await take(2, {}, budget);
        await store.settle(uuid(2), { end: 'failed', hash: hash(2) }, at(2));
        for (const other of [{ chainId: 1 }, { forwarder: BOB }, { wallet: BOB }])
          expect(await store.reopen({ ...lane, ...other, nonce: 0n })).to.equal(0);
        expect(await store.reopen({ ...lane, nonce: 2n })).to.equal(0);
        expect(await openIds()).to.deep.equal([]);
      });

      it('leave a nonce to the request that is in flight with it, and are opened once by ten at once', async () => {
        await execute(1, 2);
        await take(3, { request: { nonce: 1n } }, budget);
        const counts = await atOnce(10, () => store.reopen({ ...lane, nonce: 1n }));
        expect(counts.sort()).to.deep.equal([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
        expect(await openIds()).to.have.members([uuid(2), uuid(3)]);
      });

      it('are charged once to the budgets, whatever they end with', async () => {
        await execute(1);
        const rest = { wallet: dollars(1), network: dollars(1), all: dollars(1) };
        for (const end of ['executed', 'lapsed'] as const) {
          await store.reopen({ ...lane, nonce: 1n });
          await store.settle(uuid(1), { end, hash: hash(9), cost: (TENTH * 2n) as Usd }, at(1));
        }
        expect(await rejection(take(2, { cost: (dollars(1) - TENTH * 2n + 1n) as Usd }, rest))).to.equal(
          'SPONSOR_BUDGET',
        );
        await take(2, { cost: (dollars(1) - TENTH * 2n) as Usd }, rest);
      });
    });

    describe('a wallet that empties itself after the simulation', () => {
      const HOUR = 3_600_000;
      const revert = (nth: number, now: Date) => store.settle(uuid(nth), { end: 'failed', isRevert: true }, now);

      it('is suspended by the settlement of its revert, until the hour is over', async () => {
        await take(1);
        expect(await store.suspensionOf(ALICE)).to.equal(undefined);
        await revert(1, at(1));
        expect(await store.suspensionOf(ALICE)).to.deep.equal({ failures: 1, until: at(1 + HOUR) });
        const refusal = await failureOf(take(2, { takenAt: at(HOUR) }), { code: 'WALLET_SUSPENDED' });
        expect(refusal.facts.until).to.equal(at(1 + HOUR).toISOString());
        expect(await store.find(uuid(2))).to.equal(undefined);
        await take(2, { takenAt: at(1 + HOUR) });
      });

      it('is suspended for twice as long the next time, and once for each request', async () => {
        await take(1);
        await take(2);
        for (let settled = 0; settled < 3; settled += 1) await revert(1, at(1));
        await revert(2, at(HOUR));
        expect(await store.suspensionOf(ALICE)).to.deep.equal({ failures: 2, until: at(3 * HOUR) });
      });

      it('is counted for each of ten reverts that are settled at once', async () => {
        await atOnce(10, (nth) => take(nth, { chainId: nth + 1 }));
        await atOnce(10, (nth) => revert(nth, at(1)));
        expect((await store.suspensionOf(ALICE))?.failures).to.equal(10);
      });

      it('does not suspend other wallets, nor wallets whose request did not revert', async () => {
        await take(1);
        await take(2, { request: { from: BOB } });
        await take(3, { request: { from: CAROL } });
        await revert(1, at(1));
        await store.settle(uuid(2), { end: 'failed', isRevert: false }, at(1));
        await store.settle(uuid(3), { end: 'lapsed' }, at(1));
        await take(4, { request: { from: BOB } });
        await take(5, { request: { from: CAROL } });
      });
    });

    it('stores the sponsor’s reference, and the newest hash', async () => {
      await take(1);
      await store.note(uuid(1), { isRelayed: false, reference: 'task 1' }, at(1));
      expect(await store.find(uuid(1))).to.include({ state: 'taken', reference: 'task 1' });
      await store.note(uuid(1), { isRelayed: true, hash: hash(1) }, at(2));
      await store.note(uuid(1), { isRelayed: false, hash: hash(2) }, at(3));
      expect(await store.find(uuid(1))).to.include({ state: 'relayed', reference: 'task 1', hash: hash(2) });
    });

    for (const end of ['executed', 'failed', 'lapsed'] as const satisfies readonly SponsorshipEnd[])
      it(`stays ${end}, and frees the nonce`, async () => {
        await take(1);
        await store.settle(uuid(1), { end, hash: hash(9) }, at(1));
        await store.settle(uuid(1), { end: 'lapsed', hash: hash(8) }, at(2));
        await store.note(uuid(1), { isRelayed: true, hash: hash(7) }, at(3));
        await store.release(uuid(1));
        expect(await store.find(uuid(1))).to.include({ state: end, hash: hash(9) });
        expect(await store.open(10, at(10 * 86_400_000))).to.deep.equal([]);
        await take(2, { request: { nonce: 1n } });
        expect(await rejection(take(3, { quoteId: uuid(1001) }))).to.equal('QUOTE_USED');
      });

    it('lists the requests of a wallet that a transaction carries, newest first, up to the limit', async () => {
      for (const nth of [1, 2, 3, 4]) await take(nth);
      await take(5, { request: { from: BOB } });
      for (const nth of [3, 1, 4, 5]) await store.note(uuid(nth), { isRelayed: true, hash: hash(nth) }, at(1));
      await store.settle(uuid(3), { end: 'failed' }, at(2));
      const ids = async (limit: number) => (await store.history(ALICE, limit)).map(({ id }) => id);
      expect(await ids(10)).to.deep.equal([uuid(4), uuid(3), uuid(1)]);
      expect(await ids(2)).to.deep.equal([uuid(4), uuid(3)]);
      expect(await store.history(CAROL, 10)).to.deep.equal([]);
    });

    it('leaves out requests in submission', async () => {
      await take(1, { takenAt: at(10) });
      await take(2, { takenAt: at(11) });
      await take(3, { takenAt: at(12) });
      await store.note(uuid(3), { isRelayed: true }, at(13));
      const ids = async (takenBy: Date) => (await store.open(10, takenBy)).map(({ id }) => id);
      expect(await ids(at(9))).to.deep.equal([uuid(3)]);
      expect(await ids(at(10))).to.deep.equal([uuid(1), uuid(3)]);
    });

    it('lists open ones with the oldest check first, up to the limit', async () => {
      for (const nth of [1, 2, 3]) await take(nth, { request: { from: CAROL } });
      await store.note(uuid(1), { isRelayed: true }, at(20));
      await store.note(uuid(2), { isRelayed: false }, at(10));
      const order = async (limit: number) => (await store.open(limit, at(10 * 86_400_000))).map(({ id }) => id);
      expect(await order(10)).to.deep.equal([uuid(3), uuid(2), uuid(1)]);
      expect(await order(1)).to.deep.equal([uuid(3)]);
    });
  });
}
