import { z } from 'zod';
import type { LendingMarkets } from '../../application/ports/oracle.ts';
import type { LendingMarket } from '../../domain/oracle/dashboard.ts';
import { lendingUnavailable } from '../../domain/oracle/errors.ts';
import { type ChainId, isChainId } from '../../domain/shared/chain/chains.ts';
import type { Listed } from '../../domain/shared/dated.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { countOf, eachOf } from '../local/each-of.ts';
import type { Freshness } from '../upstream/readings.ts';
import { figure, label } from '../upstream/shapes.ts';
import { inWords, type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';

export type DefiLlamaSettings = Readonly<{
  baseUrl?: string;
  /** With a key the paid host is used, which also returns borrow rates. */
  key?: string;
  tuning?: Tuning;
}>;

const MOST_MARKETS = 20;
/** The response has thousands of rows and changes hourly. */
const FRESHNESS: Freshness = { freshMs: 10 * 60_000, staleMs: 6 * 60 * 60_000, absentMs: 60_000 };

/** DefiLlama's names of the chains; no entry for an unsupported chain. */
const CHAIN_LABELS: Readonly<Record<ChainId, readonly string[]>> = {
  1: ['Ethereum'],
  10: ['Optimism', 'OP Mainnet'],
  137: ['Polygon'],
  8453: ['Base'],
  42161: ['Arbitrum'],
};

/** Projects whose single-token pools are lending markets; the free rows do not distinguish lending from other yield. */
const LENDERS =
  /^(aave|compound|morpho|spark|euler|fluid|moonwell|silo|venus|radiant|seamless|dforce|fraxlend|lodestar|sonne|benqi|granary|exactly)\b/;

const Row = z.object({
  chain: label(60),
  project: label(60),
  exposure: z.string().nullish(),
  tvlUsd: figure,
  apyBase: figure,
  apyBaseBorrow: figure,
  underlyingTokens: z.array(z.string().nullable()).nullish(),
});
type Row = z.output<typeof Row>;
const isLending = ({ project, exposure, apyBaseBorrow }: Row) =>
  exposure === 'single' && (apyBaseBorrow !== undefined || LENDERS.test(project));
/** Only the lending markets of the thousands of rows are kept. */
const Pools = z.object({
  status: z.literal('success'),
  data: eachOf(Row).transform(({ items, unread }) => ({ items: items.filter(isLending), unread })),
});

/** Lending markets from DefiLlama's yields. */
export class DefiLlamaLending implements LendingMarkets {
  readonly #upstream: Upstream;
  readonly #path: readonly string[];

  constructor({ baseUrl, key, tuning = {} }: DefiLlamaSettings, tools: UpstreamTools) {
    const host = key === undefined ? 'https://yields.llama.fi' : 'https://pro-api.llama.fi';
    this.#path = key === undefined ? ['pools'] : ['yields', 'poolsBorrow'];
    this.#upstream = new Upstream(
      {
        name: 'DefiLlama',
        // The paid host expects the key as the first path segment.
        baseUrl: [baseUrl ?? host, ...(key === undefined ? [] : [encodeURIComponent(key)])].join('/'),
        allowance: { calls: 10, perMs: 60_000 },
        maxBytes: 48 * 1024 * 1024,
        maxKept: 64 * 1024 * 1024,
        attemptMs: 15_000,
        totalMs: 20_000,
        repetitions: 1,
        ...tuning,
      },
      tools,
    );
  }

  async forToken(chainId: number, token: WalletAddress): Promise<Listed<LendingMarket>> {
    const { value, asOf } = await this.#upstream
      .read({ operation: 'pools', path: this.#path }, Pools, FRESHNESS)
      .catch(inWords(lendingUnavailable));
    const chains = isChainId(chainId) ? CHAIN_LABELS[chainId] : [];
    const { items = [], unread = [] } = value?.data ?? {};
    const rows = items.filter((row) => chains.includes(row.chain) && holds(row, token));
    return {
      value: rows
        .sort((a, b) => (b.tvlUsd ?? 0) - (a.tvlUsd ?? 0))
        .slice(0, MOST_MARKETS)
        .map(marketOf),
      asOf,
      ...countOf(unread),
    };
  }
}

const holds = ({ underlyingTokens }: Row, token: WalletAddress) =>
  underlyingTokens?.length === 1 && underlyingTokens[0]?.toLowerCase() === token.toLowerCase();

const marketOf = ({ project, chain, apyBase, apyBaseBorrow, tvlUsd }: Row): LendingMarket => ({
  project,
  chain,
  ...(apyBase !== undefined && { supplyApy: apyBase }),
  ...(apyBaseBorrow !== undefined && { borrowApy: apyBaseBorrow }),
  ...(tvlUsd !== undefined && { tvlUsd }),
});
