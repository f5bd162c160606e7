import { expect } from 'chai';
import fc from 'fast-check';
import { EsploraAccounts } from '../../src/adapters/bitcoin/bitcoin-accounts.esplora.ts';
import { ExplorerHistory } from '../../src/adapters/history/transaction-history.etherscan.ts';
import { systemClock } from '../../src/adapters/local/clock.ts';
import { coinGecko } from '../../src/adapters/market/coingecko.ts';
import { CoinGeckoMarketData } from '../../src/adapters/market/market-data.coingecko.ts';
import { geckoTerminal } from '../../src/adapters/oracle/geckoterminal.ts';
import { DefiLlamaLending } from '../../src/adapters/oracle/lending-markets.defillama.ts';
import { GeckoTerminalPools } from '../../src/adapters/oracle/token-pools.geckoterminal.ts';
import { SolanaRpcAccounts } from '../../src/adapters/solana/solana-accounts.rpc.ts';
import { PublishedChains } from '../../src/adapters/swap/swap-provider.relay.ts';
import { JupiterTokenList } from '../../src/adapters/token-list/token-list.jupiter.ts';
import { StandardTokenList } from '../../src/adapters/token-list/token-list.standard.ts';
import type { BitcoinAddress, SolanaAddress } from '../../src/domain/shared/foreign-address.ts';
import { SOLANA_CHAIN_ID } from '../../src/domain/token/token.ts';
import {
  address,
  hash,
  historyRow,
  JUNK,
  MINTS,
  providers,
  solanaNode,
  solanaToken,
  TOKEN,
  tools,
  tuning,
} from '../support/fixtures/odd-elements.ts';
import { ALICE } from '../support/fixtures/store-fixtures.ts';
import type { Asked } from '../support/servers/provider-server.ts';

/** What a list adapter made of a document: its elements by name, and whether it said that one is missing. */
type Read = Readonly<{ names: readonly string[]; isTold: boolean }>;

type ListAdapter = Readonly<{
  what: string;
  /** The n-th element as its provider documents it, under a name that `read` returns. */
  element: (n: number) => object;
  /** The whole document. */
  document: (elements: readonly unknown[], asked: Asked) => unknown;
  read: (url: string) => Promise<Read>;
  /** Fields with which an element belongs elsewhere, and is rightly left out. */
  placing?: readonly string[];
}>;

const namesOf = (count: number) => Array.from({ length: count }, (_, n) => `n${n}`);

const numberIn = (text: string) => Number.parseInt(text.slice(-8), 16);

const ADAPTERS: readonly ListAdapter[] = [
  {
    what: 'Solana token accounts',
    element: (n) => ({ pubkey: 'x', ...solanaToken(MINTS[n]) }),
    document: (elements, asked) => solanaNode((isNewer) => (isNewer ? [] : elements))(asked),
    read: async (url) => {
      const { value } = await new SolanaRpcAccounts({ url, tuning }, tools).read(MINTS[0] as SolanaAddress);
      return { names: value.tokens.map(({ mint }) => `n${MINTS.indexOf(mint)}`), isTold: value.isPartial === true };
    },
  },
  {
    what: 'Bitcoin outputs',
    element: (n) => ({ txid: hash(n), vout: 0, value: 5, status: { confirmed: true } }),
    document: (elements, { path }) => {
      const sums = { funded_txo_sum: 5, spent_txo_sum: 0 };
      return path.endsWith('utxo') ? elements : { chain_stats: sums, mempool_stats: sums };
    },
    read: async (url) => {
      const { value } = await new EsploraAccounts({ baseUrl: url, tuning }, tools).read('bc1' as BitcoinAddress);
      return { names: (value.utxos ?? []).map(({ txid }) => `n${numberIn(txid)}`), isTold: value.isPartial === true };
    },
  },
  ...(['txlist', 'tokentx'] as const).map(
    (action): ListAdapter => ({
      what: `history rows of ${action}`,
      element: (n) => ({
        ...historyRow(n),
        ...(action === 'txlist' ? { isError: '0' } : { contractAddress: address(8), tokenSymbol: 'USDC' }),
      }),
      document: (elements, { query }) => ({ status: '1', result: query.get('action') === action ? elements : [] }),
      read: async (url) => {
        const history = new ExplorerHistory({ kind: 'etherscan', baseUrl: url, tuning }, tools);
        const { value, unread } = await history.newest(8453, ALICE);
        return { names: value.map((row) => `n${numberIn(row.hash)}`), isTold: unread === 1 };
      },
    }),
  ),
  {
    what: 'a standard token list',
    element: (n) => ({ chainId: 8453, address: address(n), decimals: 6, name: `n${n}`, symbol: `S${n}` }),
    document: (tokens) => ({ name: 'list', tokens }),
    placing: ['chainId'],
    read: async (url) => {
      const list = new StandardTokenList(`${url}/list.json`, tools, tuning);
      const { value, unread } = await list.tokensOf(8453);
      return { names: value.map(({ name }) => name), isTold: unread === 1 };
    },
  },
  {
    what: 'Jupiter’s token list',
    element: (n) => ({ id: MINTS[n], decimals: 6, name: `n${n}`, symbol: `S${n}` }),
    document: (tokens) => tokens,
    read: async (url) => {
      const { value, unread } = await new JupiterTokenList({ baseUrl: url, tuning }, tools).tokensOf(SOLANA_CHAIN_ID);
      return { names: value.map(({ name }) => name), isTold: unread === 1 };
    },
  },
  {
    what: 'pools',
    element: (n) => ({
      attributes: { name: `n${n}`, address: address(n), base_token_price_usd: '1', reserve_in_usd: '5' },
      relationships: { base_token: { data: { id: `base_${TOKEN}` } }, quote_token: { data: { id: 'base_x' } } },
    }),
    document: (data) => ({ data }),
    read: async (url) => {
      const pools = new GeckoTerminalPools(geckoTerminal({ baseUrl: url, tuning }, tools), systemClock);
      const { value, unread } = await pools.poolsOf(8453, ALICE);
      return { names: value.map(({ pair }) => pair), isTold: unread === 1 };
    },
  },
  {
    what: 'lending markets',
    element: (n) => ({
      ...{ chain: 'Base', project: `aave n${n}`, exposure: 'single', tvlUsd: 5, underlyingTokens: [TOKEN] },
    }),
    document: (data) => ({ status: 'success', data }),
    placing: ['chain', 'project', 'exposure', 'underlyingTokens'],
    read: async (url) => {
      const { value, unread } = await new DefiLlamaLending({ baseUrl: url, tuning }, tools).forToken(8453, ALICE);
      return { names: value.map(({ project }) => project.slice(5)), isTold: unread === 1 };
    },
  },
  {
    what: 'market rows, which are passed on whole',
    element: (n) => ({ id: `n${n}`, symbol: 's', name: 'n', current_price: 1 }),
    document: (rows) => rows,
    read: async (url) => {
      const data = new CoinGeckoMarketData(coinGecko({ baseUrl: url, tuning }, tools));
      const { value } = await data.read({ topic: 'coins/markets', parameters: {} });
      return { names: (value as { id?: string }[]).flatMap((row) => row?.id ?? []), isTold: true };
    },
  },
  {
    what: 'the contracts of a swap provider',
    element: (n) => ({ id: n, contracts: {} }),
    document: (chains) => ({ chains }),
    read: async (url) => {
      const chains = PublishedChains.parse(await (await fetch(url)).json());
      return { names: [...chains.keys()].map((id) => `n${id}`), isTold: true };
    },
  },
];

describe('a document with one unreadable element', () => {
  const serve = providers();

  for (const { what, element, document, read, placing = [] } of ADAPTERS)
    describe(what, () => {
      let elements: readonly unknown[] = [];
      const start = () => serve((asked) => document(elements, asked));

      it('the others are read, and the loss is told', async () => {
        const url = await start();
        const cases = fc.record({
          count: fc.integer({ min: 2, max: 5 }),
          at: fc.nat(4),
          junk: fc.constantFrom(...JUNK),
        });
        await fc.assert(
          fc.asyncProperty(cases, async ({ count, at, junk }) => {
            const broken = at % count;
            elements = Array.from({ length: count }, (_, n) => (n === broken ? junk : element(n)));
            const { names, isTold } = await read(url);
            expect([...names].sort()).to.deep.equal(namesOf(count).filter((_, n) => n !== broken));
            expect(isTold).to.equal(true);
          }),
          { numRuns: 25 },
        );
      });

      it('any broken field costs at most its own element', async () => {
        const url = await start();
        const cases = fc.record({
          field: fc.nat(9),
          value: fc.constantFrom(...JUNK, '', -1, Number.POSITIVE_INFINITY, '\u202e', 'x'.repeat(99)),
        });
        await fc.assert(
          fc.asyncProperty(cases, async ({ field, value }) => {
            const own = element(1);
            const names = Object.keys(own).filter((name) => !placing.includes(name));
            elements = [element(0), { ...own, [names[field % names.length] as string]: value }, element(2)];
            const got = await read(url);
            expect(got.names).to.include.members(['n0', 'n2']);
            expect(got.names.length === 3 || got.isTold).to.equal(true);
          }),
          { numRuns: 40 },
        );
      });
    });
});
