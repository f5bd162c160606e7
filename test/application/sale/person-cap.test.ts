import { expect } from 'chai';
import fc from 'fast-check';
import { tierCap } from '../../../src/domain/kyc/tier.ts';
import { AUCTION } from '../../support/fixtures/auction-fixtures.ts';
import { ALICE, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import { AUCTIONS, PersonWorld, SECOND, seconds, WALLETS } from '../../support/service/person-world.ts';

const CAP = tierCap('TIER_1', 6);
const RUNS = process.env.TESTS === 'rest' ? 5_000 : 500;

const ask = fc.record({
  kind: fc.constant('ask' as const),
  wallet: fc.constantFrom(...WALLETS),
  where: fc.constantFrom(undefined, ...AUCTIONS),
  usd: fc.oneof(fc.bigInt(100n, 999n), fc.constantFrom(100n, 333n, 500n)),
});
const nth = fc.nat({ max: 30 });
const step = fc.oneof(
  { weight: 4, arbitrary: ask },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('record' as const), nth }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('use' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('exit' as const), nth, percent: fc.bigInt(0n, 100n) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('index' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('configure' as const), auctions: fc.subarray(AUCTIONS) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('mine' as const), late: fc.constantFrom(0n, 1n, 899n, 901n) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('mineAtDeadline' as const), nth, late: fc.bigInt(0n, 1n) }) },
);

async function take(world: PersonWorld, it: typeof step extends fc.Arbitrary<infer T> ? T : never): Promise<void> {
  if (it.kind === 'ask') await world.ask(it.wallet, it.where, it.usd * 1_000_000n);
  else if (it.kind === 'record') await world.record(it.nth);
  else if (it.kind === 'use') world.use(it.nth);
  else if (it.kind === 'exit') world.exit(it.nth, it.percent);
  else if (it.kind === 'index') await world.index();
  else if (it.kind === 'configure') world.configure(it.auctions);
  else if (it.kind === 'mine') world.mine(seconds(world.now) - it.late);
  else if (it.kind === 'mineAtDeadline') world.mineAtDeadline(it.nth, it.late);
  else {
    // A request is recorded within seconds of its reading, or not at all.
    world.pending.length = 0;
    world.now = new Date(world.now.getTime() + it.minutes * 60_000);
  }
}

describe('threat, the limit multiplied: purchases and bids of one person with three wallets', () => {
  it('never pass the cap by what is used on chain, whatever is asked, used, refunded and indexed when', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
        const world = new PersonWorld();
        for (const it of steps) {
          await take(world, it);
          expect(world.spent() <= CAP, `${world.spent()}`).to.equal(true);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    ));

  for (const first of [undefined, AUCTION])
    for (const second of [undefined, SECOND])
      it(`count what a ${first ? 'bid' : 'purchase'} of one wallet can still spend against a ${second ? 'bid' : 'purchase'} of another while a block with the time of its deadline can come`, async () => {
        const world = new PersonWorld();
        await world.ask(ALICE, first, 900_000_000n);
        await world.record(0);
        const [held] = [...world.authorizations, ...world.permits];
        const deadline = held?.deadline ?? 0n;
        const askedAgain = async () => {
          await world.ask(BOB, second, 900_000_000n);
          await world.record(0);
          return world.authorizations.length + world.permits.length - 1;
        };
        world.now = new Date(Number(deadline + 3_600n) * 1_000);
        expect(await askedAgain(), 'no block').to.equal(0);
        for (const time of [deadline, deadline, deadline, deadline + 1n, deadline + 1n]) {
          world.mine(time);
          expect(await askedAgain(), `a block of ${time - deadline} s after the deadline`).to.equal(0);
        }
        world.mine(deadline + 1n);
        if (first !== undefined) expect(await askedAgain(), 'the bids until then are not indexed').to.equal(0);
        await world.index();
        expect(await askedAgain(), 'a confirmed block after the deadline').to.equal(1);
      });

  it('use up the whole cap, and again what was refunded', async () => {
    const world = new PersonWorld();
    for (const [wallet, where] of [
      [ALICE, undefined],
      [BOB, AUCTION],
      [CAROL, SECOND],
    ] as const) {
      await world.ask(wallet, where, 333_000_000n);
      await world.record(0);
      world.use(world.authorizations.length + world.permits.length - 1);
      // What is used and not indexed counts as usable besides.
      await world.index();
    }
    expect(world.spent()).to.equal(999_000_000n);
    world.exit(0, 100n);
    await world.ask(ALICE, SECOND, 333_000_000n);
    expect(world.pending).to.have.length(0);
    await world.index();
    await world.ask(BOB, AUCTION, 333_000_000n);
    await world.record(0);
    world.use(3);
    expect(world.spent()).to.equal(999_000_000n);
  });

  it('count a bid that is made, and one that still can be, after its auction was removed from the configuration', async () => {
    const world = new PersonWorld();
    await world.ask(ALICE, AUCTION, 600_000_000n);
    await world.record(0);
    world.configure([]);
    const left = async (usd: bigint) => {
      await world.ask(BOB, undefined, usd * 1_000_000n);
      await world.record(0);
      return world.authorizations.length;
    };
    expect(await left(400n), 'it can be used').to.equal(0);
    world.use(0);
    for (const _ of [1, 2, 3, 4]) world.mine((world.permits[0]?.deadline ?? 0n) + 1n);
    expect(await left(400n), 'nobody looked whether it was').to.equal(0);
    await world.index();
    expect(await left(400n), 'it was').to.equal(0);
    expect(await left(399n)).to.equal(1);
  });

  it('count bids of an auction that is not configured any more', async () => {
    const world = new PersonWorld();
    await world.ask(ALICE, AUCTION, 600_000_000n);
    await world.record(0);
    world.use(0);
    await world.index();
    for (const auctions of [[SECOND], []]) {
      world.auctions = auctions;
      for (const wallet of [ALICE, BOB]) {
        await world.ask(wallet, undefined, 400_000_000n);
        expect(world.pending, `${auctions.length} auctions`).to.have.length(0);
      }
    }
    await world.ask(BOB, undefined, 399_000_000n);
    expect(world.pending).to.have.length(1);
  });
});
