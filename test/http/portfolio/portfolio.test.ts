import { expect } from 'chai';
import sinon from 'sinon';
import { SANDBOX_ACCOUNTS } from '../../../src/adapters/sandbox/world.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { pricesUnavailable, tokenListUnavailable } from '../../../src/domain/token/errors.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

const [RICH = ''] = SANDBOX_ACCOUNTS;

const ALL = 5;

// 10,000 coins at 3000 dollars on four chains and at 0.25 on Polygon, and two millions of dollars on each.
const TOTAL = 4 * 30_000_000 + 2_500 + ALL * 2_000_000;

describe('GET /api/portfolio/aggregate', () => {
  const view = async (world: TestWorld, address = RICH) => {
    const { bearer } = await signedIn(world);
    return (await world.api.get(`/api/portfolio/aggregate?address=${address}`).set(bearer).expect(200)).body;
  };

  it('returns the holdings of a wallet on five chains and their value, each with its block', async () => {
    const world = await aWorld();
    const body = await view(world);
    expect([body.success, body.totalUSD, body.degraded]).to.deep.equal([true, TOTAL, []]);
    expect(body.byChain.map(({ chainName }: { chainName: string }) => chainName)).to.deep.equal([
      'Ethereum',
      'Optimism',
      'Polygon',
      'Base',
      'Arbitrum',
    ]);
    const [ethereum] = body.byChain;
    expect(ethereum).to.deep.include({
      nativeBalance: '10000000000000000000000',
      nativeBalanceUSD: 30_000_000,
      totalUSD: 32_000_000,
      blockNumber: world.accounts.get(1)?.height,
      asOf: '2026-01-31T12:00:00.000Z',
    });
    expect(ethereum.tokens[0]).to.deep.include({
      symbol: 'USDC',
      balance: '1000000000000',
      priceUSD: 1,
      valueUSD: 1_000_000,
    });
    expect(body.topTokens).to.have.length(10);
  });

  it('returns the same for a second, separately for each wallet, and then a new reading', async () => {
    const world = await aWorld();
    const before = await view(world);
    const nobody = await view(world, '0x00000000000000000000000000000000DeaDBeef');
    sinon.stub(world.chainBalances, 'read').callThrough().withArgs(8453).rejects(chainUnavailable());
    expect(await view(world)).to.deep.equal(before);
    expect(await view(world, '0x00000000000000000000000000000000DeaDBeef')).to.deep.equal(nobody);
    expect(nobody.totalUSD).to.equal(0);
    world.clock.advance(1_000);
    expect((await view(world)).degraded).to.deep.equal(['balances:8453']);
  });

  it('returns no holdings for an empty wallet', async () => {
    const body = await view(await aWorld(), '0x00000000000000000000000000000000DeaDBeef');
    expect([body.totalUSD, body.byChain.length, body.topTokens]).to.deep.equal([0, ALL, []]);
  });

  it('omits a chain that cannot be read, and names it', async () => {
    const world = await aWorld();
    const read = sinon.stub(world.chainBalances, 'read').callThrough();
    read.withArgs(8453).rejects(chainUnavailable());
    const body = await view(world);
    expect(body.degraded).to.deep.equal(['balances:8453']);
    expect(body.byChain.map(({ chainId }: { chainId: number }) => chainId)).to.deep.equal([1, 10, 137, 42161]);
    expect(body.totalUSD).to.equal(TOTAL - 32_000_000);
  });

  it('leaves out a chain without a node, and does not call it failed', async () => {
    const world = await aWorld();
    sinon.stub(world.chainBalances, 'chainIds').get(() => [8453]);
    const body = await view(world);
    expect(body.degraded).to.deep.equal([]);
    expect(body.byChain.map(({ chainId }: { chainId: number }) => chainId)).to.deep.equal([8453]);
  });

  it('shows the chain of the sale, whichever it is, with what is sold and what pays for it', async () => {
    const world = await aWorld({ SALE_CHAIN_ID: '31337' });
    const { token, paymentTokens } = world.config.sale;
    const wallet = '0x00000000000000000000000000000000DeaDBeef';
    const tokens = world.accounts.get(31337)?.tokens;
    for (const address of [token, paymentTokens[0].address]) tokens?.mint(address as never, wallet as never, 5n);
    const { byChain } = await view(world, wallet);
    const here = byChain.find(({ chainId }: { chainId: number }) => chainId === 31337);
    const held = here.tokens.map(({ symbol, balance, decimals }: Record<string, unknown>) => [
      symbol,
      balance,
      decimals,
    ]);
    expect(held).to.have.deep.members([
      ['SALE', '5', 18],
      ['USDC', '5', 6],
    ]);
  });

  it('returns 503 when no chain can be read', async () => {
    const world = await aWorld();
    const { bearer } = await signedIn(world);
    sinon.stub(world.chainBalances, 'read').rejects(chainUnavailable());
    const response = await world.api.get(`/api/portfolio/aggregate?address=${RICH}`).set(bearer);
    expectRefusal(response, 503, 'CHAIN_UNAVAILABLE');
  });

  it('returns balances without values when prices are unavailable, and never zero', async () => {
    const world = await aWorld();
    sinon.stub(world.tokenPrices, 'ofTokens').rejects(pricesUnavailable());
    sinon.stub(world.tokenPrices, 'ofCoins').rejects(pricesUnavailable());
    const { totalUSD, byChain, degraded } = await view(world);
    expect(totalUSD).to.equal(null);
    expect(byChain[0]).to.include({ nativeBalance: '10000000000000000000000', nativeBalanceUSD: null, totalUSD: null });
    expect(byChain[0].tokens[0]).to.include({ balance: '1000000000000', priceUSD: null, valueUSD: null });
    expect(degraded).to.have.length(ALL).and.to.include('prices:1');
  });

  it('has no total when the tokens could not be priced', async () => {
    const world = await aWorld();
    sinon.stub(world.tokenPrices, 'ofTokens').rejects(pricesUnavailable());
    const { byChain } = await view(world);
    expect([byChain[0].nativeBalanceUSD, byChain[0].totalUSD]).to.deep.equal([30_000_000, null]);
  });

  it('returns the native coins when the token lists are unavailable', async () => {
    const world = await aWorld();
    sinon.stub(world.tokenList, 'tokensOf').rejects(tokenListUnavailable());
    const { byChain, degraded } = await view(world);
    expect([byChain[0].tokens, byChain[0].nativeBalanceUSD]).to.deep.equal([[], 30_000_000]);
    expect(degraded).to.include('tokens:1');
  });

  it('returns 400 for an invalid address', async () => {
    const world = await aWorld();
    const { bearer } = await signedIn(world);
    const wrong = await world.api.get('/api/portfolio/aggregate?address=0x12').set(bearer);
    expectRefusal(wrong, 400, 'VALIDATION_FAILED', 'address');
  });
});

describe('GET /api/portfolio/summary', () => {
  it('returns the total of the caller’s wallet, or of the wallet that is named', async () => {
    const world = await aWorld();
    const { bearer, address } = await signedIn(world);
    const summary = async (query = '') =>
      (await world.api.get(`/api/portfolio/summary${query}`).set(bearer).expect(200)).body.data;
    expect(await summary()).to.include({ address, totalUSD: 0 });
    const rich = await summary(`?address=${RICH}`);
    expect(rich).to.include({ address: RICH, totalUSD: TOTAL });
    expect(rich.chains[0]).to.deep.equal({ chainId: 1, chainName: 'Ethereum', totalUSD: 32_000_000 });
    expectRefusal(await world.api.get('/api/portfolio/summary'), 401, 'UNAUTHENTICATED');
  });
});
