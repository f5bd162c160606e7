import { expect } from 'chai';
import sinon from 'sinon';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { InMemoryMarketOverview } from '../../../src/adapters/market/market-overview.memory.ts';
import { InMemoryMarketSentiment } from '../../../src/adapters/market/market-sentiment.memory.ts';
import { takeSnapshot } from '../../../src/application/market/index.ts';
import { marketDataUnavailable } from '../../../src/domain/market/errors.ts';
import { MARKET } from '../../contracts/market/market-overview.contract.ts';
import { SENTIMENT } from '../../contracts/market/market-sentiment.contract.ts';
import { deferred } from '../../support/deferred.ts';
import { failureOf, rejectionOf } from '../../support/rejection.ts';

const HOUR = 3_600_000;
const NOW = new Date(MARKET.updatedAt.getTime() + 30_000);

function aMarket() {
  const clock = new SettableClock(NOW);
  const marketOverview = new InMemoryMarketOverview(() => MARKET);
  const marketSentiment = new InMemoryMarketSentiment(() => SENTIMENT);
  const take = takeSnapshot({ clock, marketOverview, marketSentiment });
  return { clock, marketOverview, marketSentiment, take };
}

describe('a market snapshot', () => {
  let market: ReturnType<typeof aMarket>;
  beforeEach(() => {
    market = aMarket();
  });

  it('contains both parts, with the time when they were read', async () => {
    expect(await market.take()).to.deep.equal({ global: MARKET, sentiment: SENTIMENT, degraded: false, asOf: NOW });
  });

  it('reads both providers concurrently', async () => {
    const [one, other] = [deferred<typeof MARKET>(), deferred<typeof SENTIMENT>()];
    const global = sinon.stub(market.marketOverview, 'global').returns(one.promise);
    const latest = sinon.stub(market.marketSentiment, 'latest').returns(other.promise);
    const snapshot = market.take();
    await new Promise(setImmediate);
    expect([global.callCount, latest.callCount]).to.deep.equal([1, 1]);
    other.resolve(SENTIMENT);
    one.resolve(MARKET);
    expect((await snapshot).degraded).to.equal(false);
  });

  it('leaves out a part that cannot be read, and is degraded', async () => {
    sinon.stub(market.marketSentiment, 'latest').rejects(marketDataUnavailable());
    expect(await market.take()).to.deep.equal({ global: MARKET, sentiment: undefined, degraded: true, asOf: NOW });
    sinon.restore();
    market.clock.advance(60_000);
    sinon.stub(market.marketOverview, 'global').rejects(marketDataUnavailable());
    expect(await market.take()).to.deep.equal({
      global: undefined,
      sentiment: SENTIMENT,
      degraded: true,
      asOf: market.clock.now(),
    });
  });

  it('rejects when neither part can be read, with both causes', async () => {
    sinon.stub(market.marketSentiment, 'latest').rejects(marketDataUnavailable());
    sinon.stub(market.marketOverview, 'global').rejects(marketDataUnavailable());
    const { cause } = await failureOf(market.take(), marketDataUnavailable);
    expect((cause as AggregateError).errors).to.have.length(2);
  });

  it('does not hide a defect behind a missing part', async () => {
    const defect = new TypeError('x is not a function');
    sinon.stub(market.marketSentiment, 'latest').rejects(defect);
    expect(await rejectionOf(market.take())).to.equal(defect);
  });

  it('leaves out stale figures', async () => {
    market.marketOverview.put({ ...MARKET, updatedAt: new Date(NOW.getTime() - HOUR) });
    expect(await market.take()).to.deep.include({ global: undefined, sentiment: SENTIMENT, degraded: true });
    market.clock.advance(60_000);
    market.marketOverview.put({ ...MARKET, updatedAt: new Date(market.clock.now().getTime() - HOUR + 1) });
    market.marketSentiment.put({ ...SENTIMENT, updatedAt: new Date(market.clock.now().getTime() - 48 * HOUR) });
    expect(await market.take()).to.include({ degraded: true, sentiment: undefined });
    market.clock.advance(60_000);
    market.marketOverview.put({ ...MARKET, updatedAt: new Date(market.clock.now().getTime() + HOUR) });
    await failureOf(market.take(), marketDataUnavailable);
  });

  it('is read again after a minute, and not before', async () => {
    const asked = sinon.spy(market.marketOverview, 'global');
    await market.take();
    market.clock.advance(59_999);
    expect((await market.take()).asOf).to.deep.equal(NOW);
    expect(asked.callCount).to.equal(1);
    market.clock.advance(1);
    expect((await market.take()).asOf).to.deep.equal(market.clock.now());
    expect(asked.callCount).to.equal(2);
  });

  it('is as old as its older part', async () => {
    const silent = sinon.stub(market.marketSentiment, 'latest').rejects(marketDataUnavailable());
    await market.take();
    silent.restore();
    market.clock.advance(30_000);
    expect(await market.take()).to.deep.include({ degraded: false, asOf: NOW });
  });

  it('reads a provider once for concurrent calls, and again after a failure', async () => {
    const failing = sinon.stub(market.marketOverview, 'global').rejects(marketDataUnavailable());
    await Promise.all(Array.from({ length: 10 }, () => market.take()));
    expect(failing.callCount).to.equal(1);
    failing.restore();
    expect((await market.take()).global).to.deep.equal(MARKET);
  });
});
