import { expect } from 'chai';
import sinon from 'sinon';
import { SANDBOX_ACCOUNTS } from '../../../src/adapters/sandbox/world.ts';
import { portfolioUseCases } from '../../../src/application/portfolio/index.ts';
import { bitcoinUnavailable, solanaUnavailable } from '../../../src/domain/portfolio/errors.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { pricesUnavailable, tokenListUnavailable } from '../../../src/domain/token/errors.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

const [RICH = ''] = SANDBOX_ACCOUNTS;
const ALL = 5;
// 10,000 coins at 3000 dollars on four chains and at 0.25 on Polygon, and two millions of dollars on each.
const TOTAL = 4 * 30_000_000 + 2_500 + ALL * 2_000_000;

describe('GET /api/portfolio/aggregate', () => {
  afterEach(() => sinon.restore());
  const view = async (world: TestWorld, address = RICH) => {
    const { bearer } = await signedIn(world);
    return (await world.api.get(`/api/portfolio/aggregate?address=${address}`).set(bearer).expect(200)).body;
  };

  it('returns the holdings of a wallet on five chains and their value, each with its block', async () => {
    const body = await view(await aWorld());
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
      blockNumber: 0,
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
    expect(held).to.deep.equal([
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

  it('returns 401 without a session and 400 for an invalid address', async () => {
    const world = await aWorld();
    const { bearer } = await signedIn(world);
    expectRefusal(await world.api.get(`/api/portfolio/aggregate?address=${RICH}`), 401, 'UNAUTHENTICATED');
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

describe('GET /api/portfolio/bitcoin and /solana', () => {
  afterEach(() => sinon.restore());
  const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  const SOLANA = '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo';

  it('return the holdings of an address, exactly and in dollars', async () => {
    const { api } = await aWorld();
    const bitcoin = (await api.get(`/api/portfolio/bitcoin?address=${BITCOIN}`).expect(200)).body;
    const balance = { success: true, balanceSats: '150000', balanceBTC: '0.00150000', balanceUSD: 150 };
    expect(bitcoin).to.include(balance);
    expect(bitcoin.utxos[0]).to.include({ vout: 0, valueSats: '150000', confirmed: true });
    const solana = (await api.get(`/api/portfolio/solana?address=${SOLANA}`).expect(200)).body;
    expect(solana).to.include({ success: true, lamports: '1500000000', balanceSOL: '1.500000000', balanceUSD: 225 });
    expect(solana.tokens[0]).to.include({ amount: '2500000', decimals: 6, symbol: 'USDC', usd: 2.5 });
  });

  it('return what could be read, and name what could not', async () => {
    const world = await aWorld();
    const asOf = world.clock.now();
    sinon
      .stub(world.solanaAccounts, 'read')
      .resolves({ value: { lamports: 7n, slot: 1, tokens: [], isPartial: true }, asOf });
    const bitcoin = sinon
      .stub(world.bitcoinAccounts, 'read')
      .resolves({ value: { balanceSats: 7n, pendingSats: 0n }, asOf });
    const read = async (chain: string, address: string) =>
      (await world.api.get(`/api/portfolio/${chain}?address=${address}`).expect(200)).body;
    expect(await read('solana', SOLANA)).to.deep.include({ lamports: '7', degraded: ['tokenAccounts'] });
    expect(await read('bitcoin', BITCOIN)).to.deep.include({ balanceSats: '7', utxos: null, degraded: ['utxos'] });
    bitcoin.resolves({ value: { balanceSats: 7n, pendingSats: 0n, utxos: [], isPartial: true }, asOf });
    expect(await read('bitcoin', BITCOIN)).to.deep.include({ utxos: [], degraded: ['utxos'] });
  });

  it('return the balance without a value when there is no price', async () => {
    const world = await aWorld();
    sinon.stub(world.tokenPrices, 'ofCoins').rejects(pricesUnavailable());
    const { body } = await world.api.get(`/api/portfolio/bitcoin?address=${BITCOIN}`).expect(200);
    expect([body.balanceSats, body.balanceUSD, body.degraded]).to.deep.equal(['150000', null, ['prices']]);
  });

  for (const [chain, address] of [
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['bitcoin', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['bitcoin', ''],
    ['solana', RICH],
    ['solana', 'x'.repeat(101)],
  ] as const)
    it(`return 400 for ${address.slice(0, 50)} on ${chain}`, async () => {
      const { api } = await aWorld();
      const response = await api.get(`/api/portfolio/${chain}?address=${address}`);
      expectRefusal(response, 400, 'VALIDATION_FAILED', 'address');
    });

  it('return 503 when the chain cannot be read', async () => {
    const world = await aWorld();
    sinon.stub(world.bitcoinAccounts, 'read').rejects(bitcoinUnavailable());
    sinon.stub(world.solanaAccounts, 'read').rejects(solanaUnavailable());
    expectRefusal(await world.api.get(`/api/portfolio/bitcoin?address=${BITCOIN}`), 503, 'BITCOIN_UNAVAILABLE');
    expectRefusal(await world.api.get(`/api/portfolio/solana?address=${SOLANA}`), 503, 'SOLANA_UNAVAILABLE');
  });
});

describe('GET /api/portfolio/history', () => {
  it('returns the snapshots of a wallet whose owner requested its portfolio, taken once an hour', async () => {
    const world = await aWorld();
    const { bearer, address } = await signedIn(world);
    const takeSnapshots = async () => portfolioUseCases(world).takeSnapshots();
    const points = async (query = '') =>
      (await world.api.get(`/api/portfolio/history?address=${address}${query}`).expect(200)).body.points;
    expect(await takeSnapshots()).to.deep.equal({ taken: 0, skipped: 0 });
    await world.api.get(`/api/portfolio/aggregate?address=${RICH}`).set(bearer).expect(200);
    expect(await takeSnapshots()).to.deep.equal({ taken: 0, skipped: 0 });
    await world.api.get(`/api/portfolio/aggregate?address=${address}`).set(bearer).expect(200);
    expect(await takeSnapshots()).to.deep.equal({ taken: 1, skipped: 0 });
    expect(await takeSnapshots()).to.deep.equal({ taken: 0, skipped: 0 });
    world.clock.advance(60 * 60_000 + 1);
    expect(await takeSnapshots()).to.deep.equal({ taken: 1, skipped: 0 });
    expect(await points()).to.deep.equal([
      { timestamp: '2026-01-31T12:00:00.000Z', totalUSD: 0 },
      { timestamp: '2026-01-31T13:00:00.001Z', totalUSD: 0 },
    ]);
    world.clock.advance(24 * 60 * 60_000 - 1);
    expect(await points('&days=1')).to.have.length(1);
  });

  it('stores no snapshot of an incomplete portfolio', async () => {
    const world = await aWorld();
    const { bearer, address } = await signedIn(world);
    await world.api.get(`/api/portfolio/aggregate?address=${address}`).set(bearer).expect(200);
    sinon.stub(world.chainBalances, 'read').callThrough().withArgs(10).rejects(chainUnavailable());
    expect(await portfolioUseCases(world).takeSnapshots()).to.deep.equal({ taken: 0, skipped: 1 });
    sinon.restore();
    expect(await portfolioUseCases(world).takeSnapshots()).to.deep.equal({ taken: 0, skipped: 0 });
  });

  for (const days of ['0', '366', '1.5'])
    it(`returns 400 for ${days} days`, async () => {
      const { api } = await aWorld();
      const response = await api.get(`/api/portfolio/history?address=${RICH}&days=${days}`);
      expectRefusal(response, 400, 'VALIDATION_FAILED', 'days');
    });
});
