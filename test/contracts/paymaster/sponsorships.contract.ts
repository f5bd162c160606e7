import { expect } from 'chai';
import type { Sponsorships } from '../../../src/application/ports/paymaster.ts';
import type { SponsorshipEnd } from '../../../src/domain/paymaster/sponsorship.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { Usd } from '../../../src/domain/shared/usd.ts';
import { type Changes, dollars, newSponsorship, uuid } from '../../support/fixtures/sponsorship-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL, hash } from '../../support/fixtures/store-fixtures.ts';
import { failureOf, rejection } from '../../support/rejection.ts';
import { describeSettlement } from './sponsorships/settlement.ts';
import { describeSuspension } from './sponsorships/suspension.ts';
import { ofEach, outcome, PLENTY, refusedAs, takingFrom } from './sponsorships/taking.ts';

export function describeSponsorshipsContract(name: string, makeWorld: () => Promise<Sponsorships>): void {
  describe(`Sponsorships: ${name}`, () => {
    let made: Sponsorships;
    const storeOf = () => made;
    const { take } = takingFrom(storeOf);
    const later = at(10 * 86_400_000);
    const openIds = async (limit = 10, takenBy = later) => (await storeOf().open(limit, takenBy)).map(({ id }) => id);
    beforeEach(async () => {
      made = await makeWorld();
    });

    it('returns what was taken, as it was', async () => {
      const extreme = {
        gasLimit: MAX_UINT256,
        nativeUsd: dollars(3_000),
        request: { nonce: MAX_UINT256, deadline: 2n ** 48n - 1n, data: '0x' },
      } as const;
      await take(1, extreme);
      const { decision, ...kept } = (await storeOf().find(uuid(1))) ?? {};
      expect(kept).to.deep.equal({ ...newSponsorship(1, extreme), state: 'taken' });
      expect(decision).to.match(/^[0-9a-f-]{36}$/);
      expect(await storeOf().find(uuid(2))).to.equal(undefined);
    });

    for (const collection of ['owed', 'in-call'] as const)
      it(`stores a fee that is ${collection}`, async () => {
        const fee = { token: BOB, amount: MAX_UINT256, collection };
        await take(1, { fee });
        await storeOf().settle(uuid(1), { end: 'executed', hash: hash(9) }, at(1));
        expect((await storeOf().find(uuid(1)))?.fee).to.deep.equal(fee);
      });

    it('accepts a quote once of twenty concurrent calls', async () => {
      expect(await storeOf().isQuoteUsed(uuid(7))).to.equal(false);
      const outcomes = await atOnce(20, (nth) => outcome(take(nth, { quoteId: uuid(7) })));
      expect([refusedAs(outcomes, 'taken'), refusedAs(outcomes, 'QUOTE_USED')]).to.deep.equal([1, 19]);
      expect(await storeOf().isQuoteUsed(uuid(7))).to.equal(true);
      const winner = outcomes.indexOf('taken');
      expect(await storeOf().findByQuote(uuid(7))).to.deep.equal(await storeOf().find(uuid(winner)));
      expect(await storeOf().findByQuote(uuid(8))).to.equal(undefined);
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
      expect(await storeOf().open(10, later)).to.have.length(4);
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
        expect(await storeOf().open(20, later)).to.have.length(7);
      });

    it('accepts a cost up to exactly the budget', async () => {
      const budget = ofEach(dollars(2));
      await take(1, { cost: dollars(2) }, budget);
      expect(await rejection(take(2, { cost: 1n as Usd }, budget))).to.equal('SPONSOR_BUDGET');
      expect(
        await rejection(take(3, { cost: (dollars(2) + 1n) as Usd, takenAt: at(10 * 86_400_000) }, budget)),
      ).to.equal('SPONSOR_BUDGET');
    });

    it('stores nothing of a rejected request', async () => {
      const tight = { ...PLENTY, all: dollars(1) };
      expect(await rejection(take(1, { cost: dollars(2) }, tight))).to.equal('SPONSOR_BUDGET');
      expect(await storeOf().find(uuid(1))).to.equal(undefined);
      expect(await storeOf().isQuoteUsed(uuid(1001))).to.equal(false);
      // If the wallet's or the network's dollar had been kept, the budget would not suffice for another.
      await take(1, {}, ofEach(dollars(1)));
    });

    it('resets the budgets on the next UTC day, and returns when', async () => {
      const budget = ofEach(dollars(1));
      const [late, next] = [new Date('2026-03-29T23:59:59.001Z'), new Date('2026-03-30T00:00:00.000Z')];
      await take(1, { takenAt: late }, budget);
      const refusal = await failureOf(take(2, { takenAt: late }, budget), { code: 'SPONSOR_BUDGET' });
      expect(refusal.facts.retryAfterSeconds).to.equal(1);
      await take(2, { takenAt: next }, budget);
    });

    it('frees the budget of a released request, but not of a relayed one', async () => {
      const budget = ofEach(dollars(1));
      await take(1, {}, budget);
      await storeOf().release(uuid(1));
      await storeOf().release(uuid(1));
      expect(await storeOf().find(uuid(1))).to.equal(undefined);
      await take(1, {}, budget);
      await storeOf().note(uuid(1), { isRelayed: true, reference: 'r' }, at(1));
      await storeOf().release(uuid(1));
      expect((await storeOf().find(uuid(1)))?.state).to.equal('relayed');
      expect(await rejection(take(2, {}, budget))).to.equal('SPONSOR_BUDGET');
    });
    describeSettlement(storeOf);
    describeSuspension(storeOf);

    it('stores the sponsor’s reference, and the newest hash', async () => {
      await take(1);
      await storeOf().note(uuid(1), { isRelayed: false, reference: 'task 1' }, at(1));
      expect(await storeOf().find(uuid(1))).to.include({ state: 'taken', reference: 'task 1' });
      await storeOf().note(uuid(1), { isRelayed: true, hash: hash(1) }, at(2));
      await storeOf().note(uuid(1), { isRelayed: false, hash: hash(2) }, at(3));
      expect(await storeOf().find(uuid(1))).to.include({ state: 'relayed', reference: 'task 1', hash: hash(2) });
    });

    for (const end of ['executed', 'failed', 'lapsed'] as const satisfies readonly SponsorshipEnd[])
      it(`stays ${end}, and frees the nonce`, async () => {
        await take(1);
        await storeOf().settle(uuid(1), { end, hash: hash(9) }, at(1));
        await storeOf().settle(uuid(1), { end: 'lapsed', hash: hash(8) }, at(2));
        await storeOf().note(uuid(1), { isRelayed: true, hash: hash(7) }, at(3));
        await storeOf().release(uuid(1));
        expect(await storeOf().find(uuid(1))).to.include({ state: end, hash: hash(9) });
        expect(await storeOf().open(10, later)).to.deep.equal([]);
        await take(2, { request: { nonce: 1n } });
        expect(await rejection(take(3, { quoteId: uuid(1001) }))).to.equal('QUOTE_USED');
      });

    it('lists the requests of a wallet that a transaction carries, newest first, up to the limit', async () => {
      for (const nth of [1, 2, 3, 4]) await take(nth);
      await take(5, { request: { from: BOB } });
      for (const nth of [3, 1, 4, 5]) await storeOf().note(uuid(nth), { isRelayed: true, hash: hash(nth) }, at(1));
      await storeOf().settle(uuid(3), { end: 'failed' }, at(2));
      const ids = async (limit: number) => (await storeOf().history(ALICE, limit)).map(({ id }) => id);
      expect(await ids(10)).to.deep.equal([uuid(4), uuid(3), uuid(1)]);
      expect(await ids(2)).to.deep.equal([uuid(4), uuid(3)]);
      expect(await storeOf().history(CAROL, 10)).to.deep.equal([]);
    });

    it('leaves out requests in submission', async () => {
      await take(1, { takenAt: at(10) });
      await take(2, { takenAt: at(11) });
      await take(3, { takenAt: at(12) });
      await storeOf().note(uuid(3), { isRelayed: true }, at(13));
      expect(await openIds(10, at(9))).to.deep.equal([uuid(3)]);
      expect(await openIds(10, at(10))).to.deep.equal([uuid(1), uuid(3)]);
    });

    it('lists open ones with the oldest check first, up to the limit', async () => {
      for (const nth of [1, 2, 3]) await take(nth, { request: { from: CAROL } });
      await storeOf().note(uuid(1), { isRelayed: true }, at(20));
      await storeOf().note(uuid(2), { isRelayed: false }, at(10));
      expect(await openIds(10)).to.deep.equal([uuid(3), uuid(2), uuid(1)]);
      expect(await openIds(1)).to.deep.equal([uuid(3)]);
    });
  });
}
