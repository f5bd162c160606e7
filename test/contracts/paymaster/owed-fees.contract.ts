import { expect } from 'chai';
import type { Sponsorships } from '../../../src/application/ports/paymaster.ts';
import type { FeeFigure } from '../../../src/domain/paymaster/owed-fee.ts';
import type { Usd } from '../../../src/domain/shared/usd.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { type Changes, dollars, newSponsorship, uuid } from '../../support/fixtures/sponsorship-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL, hash } from '../../support/fixtures/store-fixtures.ts';
import { failureOf, rejection } from '../../support/rejection.ts';

const LIMITS = { wallet: dollars(1_000), network: dollars(1_000), all: dollars(1_000), owed: dollars(2) };
const DAY = 86_400_000;

/** The part of the port that keeps the fees which calls do not pay themselves. */
export function describeOwedFeesContract(name: string, makeStore: () => Promise<Sponsorships>): void {
  describe(`Sponsorships, owed fees: ${name}`, () => {
    let store: Sponsorships;
    beforeEach(async () => {
      store = await makeStore();
    });

    /** A purchase: a dollar of fee, 100 units of Bob's token. */
    const buy = (nth: number, changes: Changes = {}) =>
      store.take(
        newSponsorship(nth, { fee: { token: BOB, amount: 100n, collection: 'owed' }, feeUsd: dollars(1), ...changes }),
        LIMITS,
        aGrant(),
      );
    /** A gasless transfer that pays this much above its own fee. */
    const pay = (nth: number, surplus: bigint, changes: Changes = {}) =>
      store.take(
        newSponsorship(nth, { fee: { token: BOB, amount: 7n + surplus, collection: 'in-call' }, surplus, ...changes }),
        LIMITS,
        aGrant(),
      );
    const execute = (nth: number, now = at(nth)) => store.settle(uuid(nth), { end: 'executed', hash: hash(nth) }, now);
    const owe = async (...numbers: readonly number[]) => {
      for (const nth of numbers) {
        await buy(nth);
        await execute(nth);
      }
    };
    const counts = async () =>
      Object.fromEntries((await store.feeFigures()).map(({ state, count }: FeeFigure) => [state, count]));

    it('owes a fee once its request was executed', async () => {
      await buy(1);
      expect(await counts()).to.deep.equal({ pending: 1 });
      await execute(1);
      expect(await store.feeFigures()).to.deep.equal([
        { chainId: 8453, token: BOB, state: 'owed', amount: 100n, usd: dollars(1), count: 1 },
      ]);
    });

    for (const end of ['failed', 'lapsed'] as const)
      it(`owes nothing for a request that ${end}, or of which no transaction is known`, async () => {
        await buy(1);
        await store.settle(uuid(1), { end }, at(1));
        await buy(2);
        await store.settle(uuid(2), { end: 'executed', isDeduced: true }, at(1));
        await buy(3);
        await store.release(uuid(3));
        expect(await counts()).to.deep.equal({});
      });

    it('owes nothing for a call that pays its own fee', async () => {
      await pay(1, 0n);
      await execute(1);
      expect(await store.feeFigures()).to.deep.equal([]);
    });

    it('collects the oldest fees that a surplus pays whole, when the call is executed', async () => {
      await owe(1, 2, 3);
      await pay(4, 250n);
      expect(await counts()).to.deep.equal({ owed: 1, promised: 2 });
      await execute(4);
      expect(await counts()).to.deep.equal({ owed: 1, collected: 2 });
      await pay(5, 100n);
      await execute(5);
      expect(await counts()).to.deep.equal({ collected: 3 });
    });

    for (const [how, undo] of [
      ['failed', () => store.settle(uuid(9), { end: 'failed' }, at(9))],
      ['lapsed', () => store.settle(uuid(9), { end: 'lapsed' }, at(9))],
      ['is not proved', () => store.settle(uuid(9), { end: 'executed', isDeduced: true }, at(9))],
      ['was released', () => store.release(uuid(9))],
    ] as const)
      it(`owes again what a transfer promised that ${how}, for as long as before`, async () => {
        await buy(1);
        await store.note(uuid(1), { isRelayed: true }, at(1));
        await execute(1);
        await pay(9, 100n);
        expect(await counts()).to.deep.equal({ promised: 1 });
        await undo();
        expect(await counts()).to.deep.equal({ owed: 1 });
        expect(await store.writeOff(at(1), at(DAY))).to.have.length(1);
      });

    it('takes back what an execution owed and collected that a reorganization removed', async () => {
      await owe(1);
      await pay(2, 100n);
      await execute(2);
      await buy(3);
      await execute(3);
      expect(await counts()).to.deep.equal({ collected: 1, owed: 1 });
      await store.reopen({ chainId: 8453, forwarder: CAROL, wallet: ALICE, nonce: 2n });
      expect(await counts()).to.deep.equal({ promised: 1, pending: 1 });
      await execute(3);
      await store.settle(uuid(2), { end: 'lapsed' }, at(9));
      expect(await counts()).to.deep.equal({ owed: 2 });
    });

    it('collects in the token, on the chain and from the wallet of the fee only', async () => {
      await owe(1);
      await pay(2, 100n, { chainId: 1 });
      await pay(3, 100n, { fee: { token: CAROL, amount: 107n, collection: 'in-call' } });
      await pay(4, 100n, { request: { from: CAROL } });
      expect(await counts()).to.deep.equal({ owed: 1 });
    });

    it('collects a fee once when ten transfers promise it at once', async () => {
      await owe(1, 2, 3);
      await atOnce(10, (nth) => pay(10 + nth, 100n));
      expect(await counts()).to.deep.equal({ promised: 3 });
      await atOnce(10, (nth) => execute(10 + nth));
      expect(await counts()).to.deep.equal({ collected: 3 });
    });

    it('refuses a request while its wallet owes more than the limit, and says what is owed', async () => {
      await owe(1, 2);
      await buy(3);
      const refusal = await failureOf(buy(4), { code: 'FEES_OWED' });
      expect(refusal.facts.issues).to.deep.equal([{ path: `chain 8453 token ${BOB}`, message: 'owes 300' }]);
      expect(await store.find(uuid(4))).to.equal(undefined);
      expect(await rejection(pay(5, 99n))).to.equal('FEES_OWED');
      expect(await counts()).to.deep.equal({ owed: 2, pending: 1 });
      await buy(6, { request: { from: CAROL } });
      await pay(7, 100n);
      await buy(8);
      expect(await rejection(buy(9))).to.equal('FEES_OWED');
    });

    it('takes as many of ten requests at once as the limit allows', async () => {
      const outcomes = await atOnce(10, (nth) =>
        buy(nth + 1, { chainId: nth + 1 }).then(
          () => 'taken',
          (error) => error.code,
        ),
      );
      expect(outcomes.filter((one) => one === 'taken')).to.have.length(3);
      expect(outcomes.filter((one) => one === 'FEES_OWED')).to.have.length(7);
    });

    it('writes off what is owed for long enough, once, and lets the wallet go on', async () => {
      await owe(1, 2, 3);
      expect(await store.writeOff(at(0), at(DAY))).to.deep.equal([]);
      const written = await store.writeOff(at(2), at(DAY));
      expect(written.map(({ sponsorshipId }) => sponsorshipId).toSorted()).to.deep.equal([uuid(1), uuid(2)]);
      expect(written[0]).to.deep.include({
        wallet: ALICE,
        chainId: 8453,
        token: BOB,
        amount: 100n,
        state: 'written-off',
      });
      expect(await store.writeOff(at(2), at(DAY))).to.deep.equal([]);
      expect(await counts()).to.deep.equal({ owed: 1, 'written-off': 2 });
      expect(await store.writtenOffSince(at(DAY))).to.equal(dollars(2));
      expect(await store.writtenOffSince(at(DAY + 1))).to.equal(0n as Usd);
      await buy(4);
    });
  });
}
