import { expect } from 'chai';
import fc from 'fast-check';
import { MARKET_PARAMETERS, marketQuery } from '../../../src/domain/market/market-query.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';

const codeOf = (segments: readonly string[], parameters: Readonly<Record<string, string>> = {}) => {
  try {
    marketQuery(segments, parameters);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};

const GOOD: readonly (readonly [path: string, parameters: Readonly<Record<string, string>>])[] = [
  ['global', {}],
  ['search/trending', {}],
  [
    'simple/price',
    { ids: 'bitcoin,usd-coin', vs_currencies: 'usd,eur', include_24hr_change: 'true', precision: 'full' },
  ],
  ['coins/markets', { vs_currency: 'usd' }],
  ['coins/markets', { vs_currency: 'usd', per_page: '250', page: '3', order: 'market_cap_desc', category: 'layer-1' }],
  ['coins/markets', { vs_currency: 'usd', price_change_percentage: '1h,24h,7d', sparkline: 'false' }],
  ['coins/0x', {}],
  ['coins/bitcoin', { localization: 'false', market_data: 'true' }],
  ['coins/wrapped_steth-2/market_chart', { vs_currency: 'usd', days: '30', interval: 'daily' }],
  ['coins/bitcoin/market_chart', { vs_currency: 'usd', days: 'max' }],
];

// R1: each is tried as one segment, as its decoded segments, and below an existing path.
const HOSTILE = [
  '',
  '.',
  '..',
  '../admin',
  '..\\admin',
  '%2e%2e',
  '..%2f..%2fadmin',
  '//169.254.169.254',
  'http://169.254.169.254/',
  'http:%2f%2fevil',
  'https://evil.example',
  'file:///etc/passwd',
  '@evil.example',
  'user:pass@evil.example',
  '\\evil.example',
  '\\\\evil.example\\share',
  '[::ffff:169.254.169.254]',
  '::1',
  'bitcoin?x=1',
  'bitcoin#x',
  'bitcoin;x=1',
  'bitcoin/../../ping',
  'bitcoin\u0000',
  'bitcoin\n',
  'bitcoin ',
  ' bitcoin',
  'Bitcoin',
  'bitcoín',
  'ｂitcoin',
  '-bitcoin',
  '__proto__',
  'a'.repeat(101),
];

describe('marketQuery', () => {
  for (const [path, parameters] of GOOD)
    it(`accepts ${path} ${JSON.stringify(parameters)}`, () => {
      expect(marketQuery(path.split('/'), parameters).parameters).to.deep.equal(parameters);
    });

  for (const hostile of HOSTILE)
    it(`rejects a path with ${JSON.stringify(hostile.slice(0, 40))}`, () => {
      const paths = [
        [hostile],
        hostile.split('/'),
        ['coins', hostile],
        ['coins', hostile, 'market_chart'],
        ['coins', ...hostile.split('/')],
        ['simple', hostile],
        [hostile, 'global'],
        ['global', hostile],
        ['coins', 'bitcoin', hostile],
        ['coins', 'bitcoin', 'market_chart', hostile],
      ];
      for (const path of paths) expect(codeOf(path), path.join(' | ')).to.equal('MARKET_PATH_UNKNOWN');
    });

  for (const path of [
    'ping',
    'key',
    'simple',
    'simple/token_price/ethereum',
    'coins',
    'coins/list',
    'coins/categories',
    'coins/id',
    'coins/markets/market_chart',
    'coins/list/market_chart',
    'coins/bitcoin/tickers',
    'coins/bitcoin/history',
    'search',
    'exchanges',
    'global/decentralized_finance_defi',
    'onchain/networks',
  ])
    it(`rejects ${path}, although the provider supports it`, () => {
      expect(codeOf(path.split('/'))).to.equal('MARKET_PATH_UNKNOWN');
    });

  it('rejects segments that do not match as a whole', () =>
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 4 }), (segments) => {
        fc.pre(
          !/^(global|simple\/price|coins\/[a-z0-9][a-z0-9_-]*(\/market_chart)?|search\/trending)$/.test(
            segments.join('/'),
          ),
        );
        expect(codeOf(segments)).to.equal('MARKET_PATH_UNKNOWN');
      }),
      { numRuns: 2_000 },
    ));

  it('treats an encoded slash as a character, not as a separator', () => {
    expect(codeOf(['simple/price'], { ids: 'bitcoin', vs_currencies: 'usd' })).to.equal('MARKET_PATH_UNKNOWN');
    expect(codeOf(['coins', 'bitcoin/market_chart'], { vs_currency: 'usd', days: '1' })).to.equal(
      'MARKET_PATH_UNKNOWN',
    );
  });

  const bad: readonly (readonly [path: string, parameters: Readonly<Record<string, string>>, at: string])[] = [
    ['global', { x: '1' }, 'x'],
    ['global', { x_cg_demo_api_key: 'stolen' }, 'x_cg_demo_api_key'],
    ['simple/price', { ids: 'bitcoin' }, 'vs_currencies'],
    ['simple/price', { vs_currencies: 'usd' }, 'ids'],
    ['simple/price', { ids: 'bitcoin,', vs_currencies: 'usd' }, 'ids'],
    ['simple/price', { ids: '../x', vs_currencies: 'usd' }, 'ids'],
    ['simple/price', { ids: Array(251).fill('a').join(','), vs_currencies: 'usd' }, 'ids'],
    ['simple/price', { ids: 'bitcoin', vs_currencies: 'usd&x=1' }, 'vs_currencies'],
    ['simple/price', { ids: 'bitcoin', vs_currencies: 'usd', precision: '20' }, 'precision'],
    ['coins/markets', {}, 'vs_currency'],
    ['coins/markets', { vs_currency: 'usd', per_page: '251' }, 'per_page'],
    ['coins/markets', { vs_currency: 'usd', per_page: '0' }, 'per_page'],
    ['coins/markets', { vs_currency: 'usd', page: '1000' }, 'page'],
    ['coins/markets', { vs_currency: 'usd', order: 'gecko_desc;drop' }, 'order'],
    ['coins/bitcoin', { days: '1' }, 'days'],
    ['coins/bitcoin/market_chart', { vs_currency: 'usd' }, 'days'],
    ['coins/bitcoin/market_chart', { vs_currency: 'usd', days: '1.5' }, 'days'],
    ['coins/bitcoin', { constructor: '1' }, 'constructor'],
    ['coins/bitcoin', JSON.parse('{"__proto__":"1"}'), '__proto__'],
  ];
  for (const [path, parameters, at] of bad)
    it(`rejects ${path} ${JSON.stringify(parameters).slice(0, 60)} for its ${at}`, () => {
      const refusal = (() => {
        try {
          return marketQuery(path.split('/'), parameters);
        } catch (error) {
          return error as Failure;
        }
      })() as Failure;
      expect([refusal.code, (refusal.facts.issues as { path: string }[])[0]?.path]).to.deep.equal([
        'VALIDATION_FAILED',
        at,
      ]);
    });

  it('returns the same query for any order of the parameters', () => {
    const one = marketQuery(['simple', 'price'], { ids: 'bitcoin', vs_currencies: 'usd' });
    const other = marketQuery(['simple', 'price'], { vs_currencies: 'usd', ids: 'bitcoin' });
    expect(JSON.stringify(one)).to.equal(JSON.stringify(other));
  });

  it('lists each parameter once', () => {
    expect(new Set(MARKET_PARAMETERS).size).to.equal(MARKET_PARAMETERS.length);
    expect(MARKET_PARAMETERS).to.include.members(['ids', 'days', 'vs_currency']);
  });
});
