import { expect } from 'chai';
import { developmentAccounts, NodeBinaryMissing } from '../../contracts/kit/node.ts';
import { systemClock } from '../../src/adapters/local/clock.ts';
import { SUPPORTED_CHAINS } from '../../src/domain/shared/chain/chains.ts';
import { CHAIN_LIMIT_MS, dollarsOn, type ManyChains, startOnManyChains } from '../support/chain/many-chains.ts';
import { until } from '../support/real-time.ts';
import { aWallet, signedIn } from '../support/service/world.ts';

const [HOLDER, , NOBODY] = developmentAccounts;
const COINS = 10_000n * 10n ** 18n;

type Held = Readonly<{ symbol: string; balance: string; valueUSD: number }>;
type ChainView = Readonly<{
  chainId: number;
  nativeBalance: string;
  nativeBalanceUSD: number | null;
  tokens: readonly Held[];
  blockNumber: number;
}>;
type View = Readonly<{ byChain: readonly ChainView[]; degraded: readonly string[]; totalUSD: number }>;

describe('a portfolio over real nodes of five chains', () => {
  let service: ManyChains | undefined;
  before(async function () {
    try {
      service = await startOnManyChains();
    } catch (error) {
      if (!(error instanceof NodeBinaryMissing) || process.env.CI) throw error;
      console.error(`SKIPPED a portfolio over real nodes: ${error.message}`);
      this.skip();
    }
  });
  after(() => service?.stop());

  const chains = (): ManyChains => {
    if (service === undefined) throw new Error('the nodes are not running');
    return service;
  };
  const proxyOf = (chainId: number) => {
    const proxy = chains().proxies.get(chainId);
    if (proxy === undefined) throw new Error(`no node of chain ${chainId}`);
    return proxy;
  };
  /** A reading is cached for some seconds, so each test uses a separate wallet. */
  const view = async (address: string): Promise<View & Readonly<{ tookMs: number }>> => {
    const { bearer } = await signedIn({ ...chains(), clock: systemClock });
    const startedAt = performance.now();
    const { body } = await chains().api.get(`/api/portfolio/aggregate?address=${address}`).set(bearer).expect(200);
    return { ...body, tookMs: performance.now() - startedAt };
  };

  it('returns native coins and tokens of each chain from that chain', async () => {
    const { byChain, degraded, totalUSD } = await view(HOLDER.address);
    expect(degraded).to.deep.equal([]);
    expect(byChain.map(({ chainId }) => chainId)).to.deep.equal([1, 10, 137, 8453, 42161]);
    for (const { chainId, nativeBalance, tokens, blockNumber } of byChain) {
      expect(BigInt(nativeBalance), `coins on ${chainId}`).to.equal(COINS);
      expect(tokens.map(({ symbol, balance }) => [symbol, BigInt(balance)])).to.deep.equal([
        ['USDC', dollarsOn(chainId)],
      ]);
      expect(blockNumber).to.equal(1);
    }
    const dollars = SUPPORTED_CHAINS.reduce((sum, chainId) => sum + chainId, 0);
    const held = byChain.flatMap(({ tokens }) => tokens).reduce((sum, { valueUSD }) => sum + (valueUSD ?? 0), 0);
    const coins = byChain.reduce((sum, { nativeBalanceUSD }) => sum + (nativeBalanceUSD ?? 0), 0);
    expect(held).to.equal(dollars);
    expect(coins).to.be.greaterThan(0);
    expect(totalUSD).to.be.closeTo(coins + dollars, 0.01);
  });

  it('omits a chain whose node is down, and names it', async () => {
    proxyOf(137).cut();
    const { byChain, degraded } = await view(NOBODY.address);
    expect(degraded).to.deep.equal(['balances:137']);
    expect(byChain.map(({ chainId }) => chainId)).to.deep.equal([1, 10, 8453, 42161]);
    proxyOf(137).mend();
  });

  it('waits for slow nodes in parallel, no longer than the time limit of a chain', async () => {
    const reached = [1, 42161].map((chainId) => proxyOf(chainId).silence());
    const viewing = view('0x00000000000000000000000000000000DeaDBeef');
    const both = await Promise.race([Promise.all(reached), viewing]);
    expect(both, 'both were asked before either had its time').to.have.length(2);
    const { byChain, degraded, tookMs } = await viewing;
    expect(degraded).to.deep.equal(['balances:1', 'balances:42161']);
    expect(byChain.map(({ chainId }) => chainId)).to.deep.equal([10, 137, 8453]);
    expect(tookMs).to.be.at.least(CHAIN_LIMIT_MS - 50);
    for (const chainId of [1, 42161]) proxyOf(chainId).mend();
  });

  it('is complete again once the nodes are back', async () => {
    await until(async () => {
      const { degraded, byChain } = await view(aWallet().address);
      return degraded.length === 0 && byChain.length === 5;
    });
  });
});
