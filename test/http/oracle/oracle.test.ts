import { expect } from 'chai';
import sinon from 'sinon';
import { marketDataUnavailable, upstreamLimitExhausted } from '../../../src/domain/market/errors.ts';
import { lendingUnavailable, oracleUnavailable } from '../../../src/domain/oracle/errors.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type TestWorld } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const PATH = `/api/oracle/dashboard?token=${USDC}&chainId=8453`;

describe('GET /api/oracle/dashboard', () => {
  const view = async ({ api }: TestWorld, path = PATH) => (await api.get(path).expect(200)).body;

  it('returns everything about a token, at top level', async () => {
    const body = await view(await aWorld());
    expect(body.price).to.deep.equal({ usd: 1, change24h: 0, source: 'sandbox-swap' });
    expect(body.candles).to.have.length(300);
    expect(Object.keys(body.candles[0])).to.have.members(['time', 'open', 'high', 'low', 'close', 'volume']);
    for (const name of ['rsi14', 'ema20', 'ema50', 'sma200', 'atr14'])
      expect(body.indicators[name], name).to.be.a('number');
    expect(body.indicators.macd).to.have.all.keys('macd', 'signal', 'histogram');
    expect(body.indicators.bollinger).to.have.all.keys('upper', 'middle', 'lower');
    expect(body.fearGreed).to.have.all.keys('value', 'classification');
    expect(body.market).to.have.all.keys('marketCap', 'volume24h', 'rank', 'fdv');
    expect(body.liquidity.totalUsd).to.equal(5_000_000);
    expect(body.lending.protocols[0]).to.include({ project: 'sandbox-lend', supplyApy: 4.1, borrowApy: 5.6 });
    expect(body.degraded).to.deep.equal([]);
    expect(body.cache).to.deep.equal({ hit: false, ageMs: 0, ttlMs: 60_000 });
  });

  it('uses the figures of the coin that is named', async () => {
    const body = await view(await aWorld(), `${PATH}&coinId=bitcoin&timeframe=1d`);
    expect(body.market.rank).to.equal(1);
    expect(new Date(body.candles[1].time).getTime() - new Date(body.candles[0].time).getTime()).to.equal(86_400_000);
  });

  const parts = {
    market: (world: TestWorld) => sinon.stub(world.coinFigures, 'ofToken').rejects(marketDataUnavailable()),
    lending: (world: TestWorld) => sinon.stub(world.lendingMarkets, 'forToken').rejects(lendingUnavailable()),
    fearGreed: (world: TestWorld) => sinon.stub(world.marketSentiment, 'latest').rejects(marketDataUnavailable()),
    candles: (world: TestWorld) => sinon.stub(world.tokenPools, 'candles').rejects(oracleUnavailable()),
  };
  for (const [part, fail] of Object.entries(parts))
    it(`returns null for ${part} when it cannot be read, and lists it as degraded`, async () => {
      const world = await aWorld();
      fail(world);
      const body = await view(world);
      expect([body[part], body.degraded]).to.deep.equal([null, [part]]);
      expect(body.price.usd).to.equal(1);
    });

  it('has null figures when no source has any, which is not degraded', async () => {
    const world = await aWorld();
    sinon.stub(world.coinFigures, 'ofToken').resolves({ value: undefined, asOf: world.clock.now() });
    const body = await view(world);
    expect([body.market, body.degraded]).to.deep.equal([null, []]);
  });

  it('returns the age of the oldest part', async () => {
    const world = await aWorld();
    const asOf = new Date(world.clock.now().getTime() - 5_000);
    sinon.stub(world.lendingMarkets, 'forToken').resolves({ value: [], asOf });
    expect((await view(world)).cache).to.deep.equal({ hit: true, ageMs: 5_000, ttlMs: 60_000 });
  });

  it('returns 404 for a token without a pool', async () => {
    const { api } = await aWorld();
    const unknown = '0x00000000000000000000000000000000DeaDBeef';
    expectRefusal(await api.get(`/api/oracle/dashboard?token=${unknown}&chainId=1`), 404, 'POOL_NOT_FOUND');
    expectRefusal(await api.get(`/api/oracle/dashboard?token=${USDC}&chainId=56`), 404, 'POOL_NOT_FOUND');
  });

  it('returns 429 with Retry-After when the limit of the pools is exceeded, and null when another limit is', async () => {
    const world = await aWorld();
    const exhausted = upstreamLimitExhausted({ retryAfterSeconds: 30 });
    const pools = sinon.stub(world.tokenPools, 'poolsOf').rejects(exhausted);
    const response = await world.api.get(PATH);
    expectRefusal(response, 429, 'UPSTREAM_LIMIT_EXHAUSTED');
    expect(response.get('retry-after')).to.equal('30');
    pools.restore();
    sinon.stub(world.coinFigures, 'ofToken').rejects(exhausted);
    expect((await view(world)).degraded).to.deep.equal(['market']);
  });

  it('returns 503 when the pools cannot be read', async () => {
    const world = await aWorld();
    sinon.stub(world.tokenPools, 'poolsOf').rejects(oracleUnavailable());
    expectRefusal(await world.api.get(PATH), 503, 'ORACLE_UNAVAILABLE');
  });

  for (const [query, path] of [
    ['chainId=8453', 'token'],
    [`token=${USDC}`, 'chainId'],
    ['token=0x12&chainId=1', 'token'],
    [`token=${USDC}&chainId=base`, 'chainId'],
    [`token=${USDC}&chainId=1&timeframe=2h`, 'timeframe'],
    [`token=${USDC}&chainId=1&coinId=../x`, 'coinId'],
  ] as const)
    it(`returns 400 to ${query}`, async () => {
      const { api } = await aWorld();
      expectRefusal(await api.get(`/api/oracle/dashboard?${query}`), 400, 'VALIDATION_FAILED', path);
    });
});
