import { expect } from 'chai';
import sinon from 'sinon';
import { pricesUnavailable, tokenListUnavailable } from '../../../src/domain/token/errors.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

describe('GET /api/tokens/list', () => {
  const list = async (query: string) => (await (await aWorld()).api.get(`/api/tokens/list${query}`).expect(200)).body;

  it('returns the tokens of a chain at top level, with their count and age', async () => {
    const { success, tokens, count, asOf } = await list('?chainId=8453');
    expect([success, count, asOf]).to.deep.equal([true, 6, '2026-01-31T12:00:00.000Z']);
    const usdc = { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6, logoURI: null, chainId: 8453 };
    expect(tokens[0]).to.deep.equal(usdc);
    expect(tokens.at(-1)).to.include({ symbol: 'SALE', decimals: 18 });
  });

  it('returns those of every supported chain and of Solana without a chain, and of Solana by its name', async () => {
    const chains = (tokens: readonly { chainId: number }[]) => [...new Set(tokens.map(({ chainId }) => chainId))];
    expect(chains((await list('')).tokens)).to.have.members([1, 10, 137, 8453, 42161, 501000101]);
    expect(chains((await list('?chainId=solana')).tokens)).to.deep.equal([501000101]);
    expect((await list('?chainId=56')).tokens).to.deep.equal([]);
  });

  it('searches by symbol and name, and respects the limit', async () => {
    expect((await list('?chainId=1&search=wrapped')).tokens.map((t: { symbol: string }) => t.symbol)).to.deep.equal([
      'WETH',
      'WBTC',
    ]);
    expect((await list('?search=usdc&limit=2')).count).to.equal(2);
  });

  it('passes a refresh on', async () => {
    const world = await aWorld();
    const tokensOf = sinon.spy(world.tokenList, 'tokensOf');
    await world.api.get('/api/tokens/list?chainId=1&refresh=true').expect(200);
    expect(tokensOf.firstCall.args).to.deep.equal([1, true]);
  });

  for (const [query, path] of [
    ['chainId=0', 'chainId'],
    ['chainId=base', 'chainId'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=1e2', 'limit'],
    ['refresh=yes', 'refresh'],
    [`search=${'x'.repeat(101)}`, 'search'],
  ] as const)
    it(`returns 400 for ${query.slice(0, 30)}`, async () => {
      const { api } = await aWorld();
      expectRefusal(await api.get(`/api/tokens/list?${query}`), 400, 'VALIDATION_FAILED', path);
    });

  it('names a list of which some tokens could not be read', async () => {
    const world = await aWorld();
    const real = world.tokenList.tokensOf.bind(world.tokenList);
    sinon.stub(world.tokenList, 'tokensOf').callsFake(async (chainId) => ({
      ...(await real(chainId)),
      ...(chainId === 10 && { unread: 1 }),
    }));
    const { body } = await world.api.get('/api/tokens/list').expect(200);
    expect(body.degraded).to.deep.equal(['tokens:10']);
  });

  it('leaves out a list that cannot be read, and names it', async () => {
    const world = await aWorld();
    const real = world.tokenList.tokensOf.bind(world.tokenList);
    sinon.stub(world.tokenList, 'tokensOf').callsFake(async (chainId) => {
      if (chainId === 501000101) throw tokenListUnavailable();
      return await real(chainId);
    });
    const { body } = await world.api.get('/api/tokens/list?search=usdc').expect(200);
    expect(body.degraded).to.deep.equal(['tokens:501000101']);
    expect(body.tokens).to.have.length(5);
    expectRefusal(await world.api.get('/api/tokens/list?chainId=solana'), 503, 'TOKEN_LIST_UNAVAILABLE');
  });

  it('returns 503 when no list is available', async () => {
    const world = await aWorld();
    sinon.stub(world.tokenList, 'tokensOf').rejects(tokenListUnavailable());
    expectRefusal(await world.api.get('/api/tokens/list'), 503, 'TOKEN_LIST_UNAVAILABLE');
  });
});

describe('GET /api/tokens/prices', () => {
  const prices = async (query: string) =>
    (await (await aWorld()).api.get(`/api/tokens/prices?${query}`).expect(200)).body.data.prices;

  it('prices by contract under its checksummed address, null without a price', async () => {
    const unknown = '0x00000000000000000000000000000000DeaDBeef';
    const told = await prices(`chainId=8453&addresses=${USDC.toLowerCase()},${unknown.toLowerCase()}`);
    const price = { usd: 1, change24h: 0, source: 'sandbox', asOf: '2026-01-31T12:00:00.000Z' };
    expect(told).to.deep.equal({ [USDC]: price, [unknown]: null });
  });

  it('prices by symbol in any letter case, and mints of Solana', async () => {
    expect((await prices('symbols=eth,nosuch')).ETH.usd).to.equal(3000);
    expect((await prices('symbols=sale')).SALE).to.include({ usd: 0.05, source: 'sale' });
    expect((await prices('symbols=eth,nosuch')).NOSUCH).to.equal(null);
    const renamed = await prices('symbols=MATIC,POL');
    expect(renamed.MATIC.usd).to.be.a('number').and.equal(renamed.POL.usd);
    const mint = 'So11111111111111111111111111111111111111112';
    expect((await prices(`chainId=solana&addresses=${mint}`))[mint].usd).to.equal(150);
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => `0x${i.toString(16).padStart(40, '0')}`).join(',');

  it('prices a hundred in one request', async () => {
    expect(Object.keys(await prices(`chainId=1&addresses=${many(100)}`))).to.have.length(100);
  });

  for (const [query, path] of [
    ['', 'addresses'],
    ['chainId=1', 'addresses'],
    [`addresses=${USDC}`, 'chainId'],
    [`chainId=1&addresses=${USDC}&symbols=ETH`, 'addresses'],
    [`chainId=1&addresses=${many(101)}`, 'addresses'],
    ['chainId=1&addresses=0x12', 'addresses'],
    ['chainId=1&addresses=0x833589FCD6eDb6E08f4c7C32D4f71b54bdA02913', 'addresses'],
    [`chainId=solana&addresses=${USDC}`, 'addresses'],
    ['symbols=', 'symbols'],
    ['symbols=ETH,', 'symbols'],
    ['symbols=__proto__', 'symbols'],
  ] as const)
    it(`returns 400 for ${query.slice(0, 60)}`, async () => {
      const { api } = await aWorld();
      expectRefusal(await api.get(`/api/tokens/prices?${query}`), 400, 'VALIDATION_FAILED', path);
    });

  it('returns 503 when no prices are available', async () => {
    const world = await aWorld();
    sinon.stub(world.tokenPrices, 'ofSymbols').rejects(pricesUnavailable());
    expectRefusal(await world.api.get('/api/tokens/prices?symbols=ETH'), 503, 'PRICES_UNAVAILABLE');
  });
});
