import { expect } from 'chai';
import fc from 'fast-check';
import { ExplorerHistory } from '../../src/adapters/history/transaction-history.etherscan.ts';
import { coinGecko } from '../../src/adapters/market/coingecko.ts';
import { CoinGeckoTokenPrices } from '../../src/adapters/market/token-prices.coingecko.ts';
import { StandardTokenList } from '../../src/adapters/token-list/token-list.standard.ts';
import { toUsd } from '../../src/domain/shared/usd.ts';
import { address, historyRow, JUNK, providers, tools, tuning } from '../support/fixtures/odd-elements.ts';
import { ALICE } from '../support/fixtures/store-fixtures.ts';

describe('odd rows of a provider', () => {
  const serve = providers();

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
    const url = await serve(() => document);
    const list = new StandardTokenList(`${url}/list.json`, tools, tuning);
    const read = await list.tokensOf(8453);
    expect([read.value.length, read.unread]).to.deep.equal([allowed.length, refused.length]);
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
      const token = { ...historyRow(1), contractAddress: address(8), tokenSymbol };
      const url = await serve(({ query }) => ({
        status: '1',
        result: query.get('action') === 'tokentx' ? [token] : [],
      }));
      const history = new ExplorerHistory({ kind: 'etherscan', baseUrl: url, tuning }, tools);
      const { value, unread } = await history.newest(8453, ALICE);
      expect(value.map((movement) => movement.symbol)).to.deep.equal([symbol]);
      expect(unread).to.equal(undefined);
    });

  it('prices: 200 answers of token_price, each with one unreadable row', async () => {
    let rows: Readonly<Record<string, unknown>> = {};
    const url = await serve(() => rows);
    const row = fc.oneof(
      fc.constantFrom(...JUNK, { usd: null }, { usd: '' }, { usd_24h_change: 1 }, { last_updated_at: 1 }, { eur: 3 }),
      fc.constantFrom({ usd: -1 }, { usd: 'NaN' }, { usd: [] }, { usd: {} }, { usd: 0, usd_24h_change: 'x' }),
    );
    await fc.assert(
      fc.asyncProperty(row, fc.double({ min: 0.01, max: 1e6, noNaN: true }), async (odd, usd) => {
        rows = { [address(1)]: odd, [address(2)]: { usd }, [address(3)]: { usd, usd_24h_change: null } };
        const prices = new CoinGeckoTokenPrices(coinGecko({ baseUrl: url, tuning }, tools));
        const read = await prices.ofTokens(8453, [address(1), address(2), address(3)]);
        expect([...read.keys()]).to.deep.equal([address(2), address(3)]);
        expect(read.get(address(2))?.value.usd).to.equal(toUsd(usd));
      }),
      { numRuns: 200 },
    );
  });
});
