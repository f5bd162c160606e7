import { expect } from 'chai';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../../src/adapters/local/random.ts';
import { InMemoryPortfolioSnapshots } from '../../../src/adapters/store/portfolio/portfolio-snapshots.memory.ts';
import { InMemoryLeases } from '../../../src/adapters/store/system/system-stores.memory.ts';
import { takeSnapshots } from '../../../src/application/portfolio/take-snapshots.ts';
import type { Portfolio } from '../../../src/application/portfolio/view-portfolio.ts';
import type { Attempt } from '../../../src/domain/shared/attempt.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import type { Usd } from '../../../src/domain/shared/usd.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { at } from '../../support/fixtures/store-fixtures.ts';

const WALLETS = 1_000;
const HOUR = 60 * 60_000;
const walletAt = (i: number) => `0x${i.toString(16).padStart(40, '0')}` as WalletAddress;

describe('takeSnapshots', () => {
  let clock: SettableClock;
  let snapshots: InMemoryPortfolioSnapshots;
  let asked: readonly WalletAddress[][];
  let open: number;
  let mostOpen: number;
  let isOut: boolean;
  beforeEach(async () => {
    clock = new SettableClock(at());
    snapshots = new InMemoryPortfolioSnapshots();
    [asked, open, mostOpen, isOut] = [[], 0, 0, false];
    for (let i = 0; i < WALLETS; i += 1) await snapshots.follow(walletAt(i));
  });

  const whole: Portfolio = { totalUSD: 1n as Usd, byChain: [], topTokens: [], degraded: [], lastUpdated: at() };
  const viewAll = async (wallets: readonly WalletAddress[]): Promise<readonly Attempt<Portfolio>[]> => {
    asked = [...asked, [...wallets]];
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    await Promise.resolve();
    open -= 1;
    return wallets.map(() => (isOut ? { known: false, failure: chainUnavailable() } : { known: true, value: whole }));
  };
  const run = (stopping?: { aborted: boolean }, view = viewAll) => {
    const leases = new InMemoryLeases(clock);
    return takeSnapshots({ portfolioSnapshots: snapshots, clock, leases, random: cryptoRandom }, view)(stopping);
  };

  it('takes all that are due in one run, in groups, with a bounded number of groups at once', async () => {
    expect(await run()).to.deep.equal({ taken: WALLETS, skipped: 0 });
    expect(asked.flat()).to.deep.equal(Array.from({ length: WALLETS }, (_, i) => walletAt(i)));
    expect(Math.max(...asked.map(({ length }) => length))).to.equal(10);
    expect(mostOpen).to.equal(8);
    expect(await run()).to.deep.equal({ taken: 0, skipped: 0 });
  });

  it('continues with the longest waiting when its time was up', async () => {
    const slow = async (wallets: readonly WalletAddress[]) => {
      clock.advance(5_000);
      return viewAll(wallets);
    };
    const { taken } = (await run(undefined, slow)) ?? { taken: 0 };
    expect(taken).to.equal(560);
    await run();
    expect(asked.flat()[taken], 'the first wallet of the second run').to.equal(walletAt(taken));
    expect(new Set(asked.flat()).size).to.equal(WALLETS);
  });

  it('stops between two rounds when the process stops', async () => {
    const stopping = { aborted: false };
    const stops = (wallets: readonly WalletAddress[]) => {
      stopping.aborted = true;
      return viewAll(wallets);
    };
    expect(await run(stopping, stops)).to.deep.equal({ taken: 80, skipped: 0 });
  });

  it('ends a run in which nothing can be read, and asks those wallets an hour later', async () => {
    isOut = true;
    expect(await run()).to.deep.equal({ taken: 0, skipped: 80 });
    isOut = false;
    expect(await run()).to.deep.equal({ taken: WALLETS - 80, skipped: 0 });
    clock.advance(HOUR + 1);
    expect((await run())?.taken).to.equal(WALLETS);
  });
});
