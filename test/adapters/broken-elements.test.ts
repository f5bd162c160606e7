import { expect } from 'chai';
import fc from 'fast-check';
import { EsploraAccounts } from '../../src/adapters/bitcoin/bitcoin-accounts.esplora.ts';
import { ExplorerHistory } from '../../src/adapters/history/transaction-history.etherscan.ts';
import { systemClock } from '../../src/adapters/local/clock.ts';
import { coinGecko } from '../../src/adapters/market/coingecko.ts';
import { CoinGeckoMarketData } from '../../src/adapters/market/market-data.coingecko.ts';
import { CoinGeckoTokenPrices } from '../../src/adapters/market/token-prices.coingecko.ts';
import { geckoTerminal } from '../../src/adapters/oracle/geckoterminal.ts';
import { DefiLlamaLending } from '../../src/adapters/oracle/lending-markets.defillama.ts';
import { GeckoTerminalPools } from '../../src/adapters/oracle/token-pools.geckoterminal.ts';
import { SolanaRpcAccounts } from '../../src/adapters/solana/solana-accounts.rpc.ts';
import { PublishedChains } from '../../src/adapters/swap/swap-provider.relay.ts';
import { JupiterTokenList } from '../../src/adapters/token-list/token-list.jupiter.ts';
import { StandardTokenList } from '../../src/adapters/token-list/token-list.standard.ts';
import type { BitcoinAddress, SolanaAddress } from '../../src/domain/shared/foreign-address.ts';
import { toUsd } from '../../src/domain/shared/usd.ts';
import { SOLANA_CHAIN_ID } from '../../src/domain/token/token.ts';
import { ALICE } from '../support/fixtures/store-fixtures.ts';
import {
  type Asked,
  CALM,
  type ProviderServer,
  QUICK,
  Reply,
  startProviderServer,
} from '../support/servers/provider-server.ts';

const tools = { clock: systemClock, onTrouble: () => {} };
const tuning = { ...QUICK, ...CALM, allowance: { calls: 100_000, perMs: 1_000 } };
const address = (n: number) => `0x${n.toString(16).padStart(40, '0')}`;
const hash = (n: number) => n.toString(16).padStart(64, '0');
const TOKEN = ALICE.toLowerCase();

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

const MINTS = [
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  'So11111111111111111111111111111111111111112',
  'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263',
  'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
];

const ADAPTERS: readonly ListAdapter[] = [
  {
    what: 'Solana token accounts',
    element: (n) => ({
      pubkey: 'x',
      account: { data: { parsed: { info: { mint: MINTS[n], tokenAmount: { amount: '5', decimals: 6 } } } } },
    }),
    document: (elements, { body }) => {
      const { method, params } = body as { method: string; params: readonly [string, { programId?: string }] };
      const isFirst = params[1].programId?.startsWith('Tokenkeg');
      const value = method === 'getBalance' ? 7 : isFirst ? elements : [];
      return { jsonrpc: '2.0', id: 1, result: { context: { slot: 1 }, value } };
    },
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
        hash: `0x${hash(n)}`,
        timeStamp: '1790000000',
        from: TOKEN,
        to: address(9),
        value: '5',
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

/** Ways in which an element arrives that is none. */
const JUNK: readonly unknown[] = [null, 7, 'x', [], {}, [['AAAA', 'base64']], { account: null }, true];

describe('a document with one unreadable element', () => {
  const servers: ProviderServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });

  for (const { what, element, document, read } of ADAPTERS)
    it(`${what}: the others are read, and the loss is told`, async () => {
      let elements: readonly unknown[] = [];
      const server = await startProviderServer((asked) => document(elements, asked));
      servers.push(server);
      const cases = fc.record({
        count: fc.integer({ min: 2, max: 5 }),
        at: fc.nat(4),
        junk: fc.constantFrom(...JUNK),
      });
      await fc.assert(
        fc.asyncProperty(cases, async ({ count, at, junk }) => {
          const broken = at % count;
          elements = Array.from({ length: count }, (_, n) => (n === broken ? junk : element(n)));
          const { names, isTold } = await read(server.url);
          expect([...names].sort()).to.deep.equal(namesOf(count).filter((_, n) => n !== broken));
          expect(isTold).to.equal(true);
        }),
        { numRuns: 25 },
      );
    });

  for (const { what, element, document, read, placing = [] } of ADAPTERS)
    it(`${what}: any broken field costs at most its own element`, async () => {
      let elements: readonly unknown[] = [];
      const server = await startProviderServer((asked) => document(elements, asked));
      servers.push(server);
      const cases = fc.record({
        field: fc.nat(9),
        value: fc.constantFrom(...JUNK, '', -1, Number.POSITIVE_INFINITY, '\u202e', 'x'.repeat(99)),
      });
      await fc.assert(
        fc.asyncProperty(cases, async ({ field, value }) => {
          const own = element(1);
          const names = Object.keys(own).filter((name) => !placing.includes(name));
          elements = [element(0), { ...own, [names[field % names.length] as string]: value }, element(2)];
          const got = await read(server.url);
          expect(got.names).to.include.members(['n0', 'n2']);
          expect(got.names.length === 3 || got.isTold).to.equal(true);
        }),
        { numRuns: 40 },
      );
    });

  it('Bitcoin: shows the balance when only the list of outputs cannot be read', async () => {
    for (const status of [400, 404, 413, 429, 500, 503]) {
      const sums = { funded_txo_sum: 5, spent_txo_sum: 0 };
      const server = await startProviderServer(({ path }) =>
        path.endsWith('utxo')
          ? new Reply(status, 'Too many history entries')
          : { chain_stats: sums, mempool_stats: sums },
      );
      servers.push(server);
      const { value } = await new EsploraAccounts({ baseUrl: server.url, tuning }, tools).read('bc1' as BitcoinAddress);
      expect(value).to.deep.equal({ balanceSats: 5n, pendingSats: 5n });
    }
  });

  it('Solana: reads a wallet full of spam, under both programs', async () => {
    const held = (mint: string | undefined, amount: string, decimals: number, extra: object = {}) => ({
      pubkey: 'x',
      account: {
        owner: 'y',
        data: {
          program: 'spl-token-2022',
          parsed: {
            type: 'account',
            info: {
              mint,
              owner: 'z',
              state: 'initialized',
              tokenAmount: { amount, decimals, uiAmount: null, uiAmountString: '' },
              ...extra,
            },
          },
        },
      },
    });
    const extensions = [
      { extension: 'transferFeeAmount', state: { withheldAmount: 7 } },
      { extension: 'unparseableExtension' },
    ];
    const first = [
      ...Array.from({ length: 3_000 }, () => held(MINTS[1], '1', 0)),
      ...Array.from({ length: 500 }, () => held(MINTS[2], '0', 9)),
      held(MINTS[3], '18446744073709551615', 0, { state: 'frozen', delegate: 'd', delegatedAmount: { amount: '1' } }),
      ...[
        { account: { data: ['AAAA', 'base64'] } },
        held(MINTS[4], '-1', 6),
        held(MINTS[4], '1.5', 6),
        held(MINTS[4], '1', 256),
      ],
    ];
    const second = [held(MINTS[0], '5', 6, { extensions }), held(undefined, '5', 6)];
    const server = await startProviderServer(({ body }) => {
      const { method, params } = body as { method: string; params: readonly [string, { programId?: string }] };
      const value = method === 'getBalance' ? 7 : params[1].programId?.startsWith('TokenzQ') ? second : first;
      return { jsonrpc: '2.0', id: 1, result: { context: { slot: 1 }, value } };
    });
    servers.push(server);
    const { value } = await new SolanaRpcAccounts({ url: server.url, tuning }, tools).read(MINTS[0] as SolanaAddress);
    expect(value.tokens.map(({ mint, amount }) => [mint, amount])).to.deep.equal([
      [MINTS[1], 3_000n],
      [MINTS[3], 18_446_744_073_709_551_615n],
      [MINTS[0], 5n],
    ]);
    expect(value).to.include({ lamports: 7n, isPartial: true });
  });

  it('token lists: reads every oddity that the published schema allows, and counts what it does not', async () => {
    const token = { chainId: 8453, address: address(1), decimals: 6, name: 'USD Coin', symbol: 'USDC' };
    const allowed = [
      { ...token, logoURI: '' },
      { ...token, logoURI: 'ipfs://Qm' },
      { ...token, logoURI: 7 },
      { ...token, tags: ['stablecoin'], extensions: { bridgeInfo: { 1: { tokenAddress: address(2) } } } },
      { ...token, extensions: { a: null, b: true, c: 1.5, d: { e: { f: 'g' } } } },
      { ...token, decimals: 0 },
      { ...token, decimals: 255 },
      { ...token, symbol: 'X'.repeat(20), name: 'n'.repeat(60) },
      { ...token, symbol: 'USD₮0', name: 'Tether, “bridged” (PoS) #1' },
      { ...token, symbol: '+', name: '柴犬' },
      { ...token, unknown: 1 },
    ].map((one, n) => ({ ...one, address: address(n + 1) }));
    const refused = [
      ...[null, [], 'x', {}],
      { ...token, symbol: '' },
      { ...token, name: '' },
      { ...token, decimals: 256 },
      { ...token, decimals: -1 },
      { ...token, decimals: '6' },
      { ...token, address: '0x1' },
      { ...token, address: `0x${'A'.repeat(39)}b` },
      { ...token, symbol: 'US\u200bDC' },
      { ...token, symbol: 'X'.repeat(21) },
      { ...token, name: 'n'.repeat(61) },
      { ...token, chainId: '8453' },
    ];
    const elsewhere = [
      { ...token, chainId: 1, decimals: -1 },
      { ...token, chainId: 10 },
    ];
    const tokens = [...allowed, ...refused, ...elsewhere, { ...allowed[0], name: 'again' }];
    const document = {
      name: 'l',
      timestamp: 't',
      version: { major: 1, minor: 0, patch: 0 },
      tokenMap: {},
      tags: {},
      tokens,
    };
    const server = await startProviderServer(() => document);
    servers.push(server);
    const list = new StandardTokenList(`${server.url}/list.json`, tools, tuning);
    const read = await list.tokensOf(8453);
    expect([read.value.length, read.unread]).to.deep.equal([allowed.length, refused.length]);
  });

  it('Solana: shows the balance and one program’s tokens when the other’s cannot be read', async () => {
    const server = await startProviderServer(({ body }) => {
      const { method, params } = body as { method: string; params: readonly [string, { programId?: string }] };
      if (params[1].programId?.startsWith('TokenzQ'))
        return { jsonrpc: '2.0', id: 1, error: { code: -32010, message: 'x' } };
      const own = {
        account: { data: { parsed: { info: { mint: MINTS[0], tokenAmount: { amount: '5', decimals: 6 } } } } },
      };
      return { jsonrpc: '2.0', id: 1, result: { context: { slot: 1 }, value: method === 'getBalance' ? 7 : [own] } };
    });
    servers.push(server);
    const { value } = await new SolanaRpcAccounts({ url: server.url, tuning }, tools).read(MINTS[0] as SolanaAddress);
    expect(value).to.deep.include({ lamports: 7n, isPartial: true });
    expect(value.tokens).to.have.length(1);
  });

  for (const [what, tokenSymbol, symbol] of [
    ['blank', '   ', undefined],
    ['empty', '', undefined],
    ['missing', undefined, undefined],
    ['null', null, undefined],
    ['a number', 7, undefined],
    ['60 characters long', 'X'.repeat(60), undefined],
    ['turned around', 'CDSU\u202e', undefined],
    ['32 bytes', `0x${Buffer.from('MKR').toString('hex').padEnd(64, '0')}`, 'MKR'],
    ['padded with zeros', 'MKR\0\0\0', 'MKR'],
    ['an ordinary one', 'USDC', 'USDC'],
    ['not Latin', '柴犬', '柴犬'],
  ] as const)
    it(`history: keeps the transfer of a token whose symbol is ${what}`, async () => {
      const row = { hash: `0x${hash(1)}`, timeStamp: '1790000000', from: TOKEN, to: address(9), value: '5' };
      const token = { ...row, contractAddress: address(8), tokenSymbol };
      const server = await startProviderServer(({ query }) => ({
        status: '1',
        result: query.get('action') === 'tokentx' ? [token] : [],
      }));
      servers.push(server);
      const history = new ExplorerHistory({ kind: 'etherscan', baseUrl: server.url, tuning }, tools);
      const { value, unread } = await history.newest(8453, ALICE);
      expect(value.map((movement) => movement.symbol)).to.deep.equal([symbol]);
      expect(unread).to.equal(undefined);
    });

  it('prices: 200 answers of token_price, each with one unreadable row', async () => {
    let rows: Readonly<Record<string, unknown>> = {};
    const server = await startProviderServer(() => rows);
    servers.push(server);
    const row = fc.oneof(
      fc.constantFrom(...JUNK, { usd: null }, { usd: '' }, { usd_24h_change: 1 }, { last_updated_at: 1 }, { eur: 3 }),
      fc.constantFrom({ usd: -1 }, { usd: 'NaN' }, { usd: [] }, { usd: {} }, { usd: 0, usd_24h_change: 'x' }),
    );
    await fc.assert(
      fc.asyncProperty(row, fc.double({ min: 0.01, max: 1e6, noNaN: true }), async (odd, usd) => {
        rows = { [address(1)]: odd, [address(2)]: { usd }, [address(3)]: { usd, usd_24h_change: null } };
        const prices = new CoinGeckoTokenPrices(coinGecko({ baseUrl: server.url, tuning }, tools));
        const read = await prices.ofTokens(8453, [address(1), address(2), address(3)]);
        expect([...read.keys()]).to.deep.equal([address(2), address(3)]);
        expect(read.get(address(2))?.value.usd).to.equal(toUsd(usd));
      }),
      { numRuns: 200 },
    );
  });
});
