import { expect } from 'chai';
import type { PortfolioSnapshots } from '../../../src/application/ports/portfolio.ts';
import type { Usd } from '../../../src/domain/shared/usd.ts';
import { ALICE, at, atOnce, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

const HUGE = (10n ** 110n + 1n) as Usd;
const snapshot = (laterMs: number, totalUSD = 1n as Usd, wallet = ALICE) => ({
  wallet,
  takenAt: at(laterMs),
  totalUSD,
});

export function describePortfolioSnapshotsContract(name: string, makeStore: () => Promise<PortfolioSnapshots>): void {
  describe(`PortfolioSnapshots: ${name}`, () => {
    let store: PortfolioSnapshots;
    beforeEach(async () => {
      store = await makeStore();
    });

    it('has no snapshots and no due wallets at first', async () => {
      expect(await store.since(ALICE, at())).to.deep.equal([]);
      expect(await store.due(at(), 10)).to.deep.equal([]);
    });

    it('stores snapshots to the millisecond and the last digit, and returns them oldest first', async () => {
      await store.keep([snapshot(2, HUGE)]);
      await store.keep([snapshot(1, 0n as Usd)]);
      expect(await store.since(ALICE, at(1))).to.deep.equal([snapshot(1, 0n as Usd), snapshot(2, HUGE)]);
    });

    it('returns those since the given time, of that wallet only', async () => {
      for (const later of [0, 1, 2]) await store.keep([snapshot(later)]);
      await store.keep([snapshot(2, 5n as Usd, BOB)]);
      expect(await store.since(ALICE, at(1))).to.deep.equal([snapshot(1), snapshot(2)]);
    });

    it('keeps the later of two snapshots of one moment', async () => {
      await store.keep([snapshot(1, 1n as Usd)]);
      await store.keep([snapshot(1, 2n as Usd)]);
      expect(await store.since(ALICE, at())).to.deep.equal([snapshot(1, 2n as Usd)]);
    });

    it('lists every followed wallet once, however often it is followed', async () => {
      await atOnce(5, () => store.follow(ALICE, at()));
      expect(await store.due(at(1), 10)).to.deep.equal([ALICE]);
    });

    it('lists the longest waiting first, starting with those never attempted', async () => {
      for (const [i, wallet] of [ALICE, BOB, CAROL].entries()) await store.follow(wallet, at(i));
      await store.attempted([ALICE], at(20));
      await store.attempted([BOB], at(10));
      expect(await store.due(at(30), 10)).to.deep.equal([CAROL, BOB, ALICE]);
      expect(await store.due(at(30), 2)).to.deep.equal([CAROL, BOB]);
      expect(await store.due(at(20), 10)).to.deep.equal([CAROL, BOB]);
    });

    it('ignores an attempt for a wallet that is not followed', async () => {
      await store.attempted([BOB], at());
      expect(await store.due(at(1), 10)).to.deep.equal([]);
    });

    it('deletes older snapshots, and returns how many', async () => {
      for (const later of [0, 1, 2]) await store.keep([snapshot(later)]);
      expect(await store.purge(at(2), 100)).to.equal(2);
      expect(await store.since(ALICE, at())).to.deep.equal([snapshot(2)]);
    });
  });
}
