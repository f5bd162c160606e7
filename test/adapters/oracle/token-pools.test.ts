import { expect } from 'chai';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { geckoTerminal } from '../../../src/adapters/oracle/geckoterminal.ts';
import { GeckoTerminalPools } from '../../../src/adapters/oracle/token-pools.geckoterminal.ts';
import { InMemoryTokenPools } from '../../../src/adapters/oracle/token-pools.memory.ts';
import type { Clock } from '../../../src/application/ports/system.ts';
import { describeTokenPoolsContract, UNTRADED, WETH } from '../../contracts/oracle/token-pools.contract.ts';
import { describeUpstreamFaults } from '../../contracts/upstream/upstream-faults.ts';
import {
  type Asked,
  type ProviderServer,
  QUICK,
  Reply,
  startProviderServer,
} from '../../support/servers/provider-server.ts';

const USDC = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
const TOOLS = { clock: systemClock, onTrouble: () => {} };
const DEEP = `0x${'4'.repeat(40)}`;
const notFound = new Reply(404, '{"errors":[{"status":"404","title":"Not Found"}],"meta":{"ref_id":"x"}}');

const pool = (address: string, attributes: object, [base, quote] = [WETH.toLowerCase(), USDC]) => ({
  id: `base_${address}`,
  type: 'pool',
  attributes: {
    name: 'WETH / USDC 0.05%',
    address,
    base_token_price_usd: '3000.1',
    quote_token_price_usd: '0.9998',
    price_change_percentage: { h1: '0.4', h24: '-2.1' },
    volume_usd: { h24: '1000000.0' },
    reserve_in_usd: '5000000.0',
    ...attributes,
  },
  relationships: {
    base_token: { data: { id: `base_${base}`, type: 'token' } },
    quote_token: { data: { id: `base_${quote}`, type: 'token' } },
    dex: { data: { id: 'uniswap-v3-base', type: 'dex' } },
  },
});

const SECONDS = { minute: 60, hour: 3600, day: 86_400 };
const candles = (unit: keyof typeof SECONDS, aggregate: number) => {
  const step = SECONDS[unit] * aggregate;
  const now = Math.floor(1_790_000_000 / step) * step;
  return [0, 1, 2, 1].map((i) => [now - i * step, 3000, 3010, 2990.5, 3005.2, 1234.5]);
};

/** GeckoTerminal as documented, with one token and one pool with candles. */
function geckoTerminalServer({ path, query }: Asked): unknown {
  const [, , network, kind, address, what, unit] = path.split('/');
  if (network !== 'base') return notFound;
  if (kind === 'tokens' && address === WETH.toLowerCase() && what === 'pools')
    return {
      data: [
        pool(`0x${'5'.repeat(40)}`, { reserve_in_usd: '10' }),
        pool(DEEP, {}),
        pool(`0x${'6'.repeat(40)}`, { reserve_in_usd: null }),
      ],
    };
  if (kind === 'pools' && address === DEEP && what === 'ohlcv')
    return {
      data: { attributes: { ohlcv_list: candles(unit as keyof typeof SECONDS, Number(query.get('aggregate'))) } },
    };
  return notFound;
}

const open = ({ url }: ProviderServer, clock: Clock = systemClock) =>
  new GeckoTerminalPools(geckoTerminal({ baseUrl: url, tuning: QUICK }, { clock, onTrouble: () => {} }), clock);

describeTokenPoolsContract('in memory', async () => ({
  pools: new InMemoryTokenPools(systemClock, [{ chainId: 8453, address: WETH, symbol: 'WETH', usd: 3000, swing: 1 }]),
}));

describeTokenPoolsContract('GeckoTerminal', async () => {
  const server = await startProviderServer(geckoTerminalServer);
  return { pools: open(server), close: server.stop };
});

describe('GeckoTerminalPools', () => {
  const codes = { unavailable: 'ORACLE_UNAVAILABLE', limited: 'UPSTREAM_LIMIT_EXHAUSTED' };
  const asking: Readonly<Record<string, (pools: GeckoTerminalPools) => Promise<unknown>>> = {
    pools: (pools) => pools.poolsOf(8453, WETH),
    candles: (pools) => pools.candles(8453, DEEP, WETH, '1h'),
  };
  for (const [what, ask] of Object.entries(asking))
    describe(`requests for ${what}`, () =>
      describeUpstreamFaults(codes, async ({ clock }) => {
        const server = await startProviderServer(geckoTerminalServer);
        const pools = open(server, clock);
        return { server, ask: () => ask(pools) };
      }));

  const read = async (row: object, token = WETH) => {
    const server = await startProviderServer(() => ({ data: [row] }));
    const { value } = await open(server).poolsOf(8453, token);
    await server.stop();
    return value;
  };

  it('returns the price of the requested side, and a change of the base token only', async () => {
    const [asBase] = await read(pool(DEEP, {}));
    expect(asBase).to.include({ priceUsd: 3000.1, change24h: -2.1 });
    const [asQuote] = await read(pool(DEEP, {}, [USDC, WETH.toLowerCase()]));
    expect(asQuote?.priceUsd).to.equal(0.9998);
    expect(asQuote).not.to.have.property('change24h');
  });

  it('omits figures that the provider omits, and never returns zero for them', async () => {
    const [bare] = await read(
      pool(DEEP, { base_token_price_usd: null, price_change_percentage: null, volume_usd: {}, reserve_in_usd: 'n/a' }),
    );
    expect(bare).to.deep.equal({ address: DEEP, dex: 'uniswap-v3-base', pair: 'WETH / USDC 0.05%' });
  });

  it('omits a pool of other tokens, and one without a readable name or address', async () => {
    expect(await read(pool(DEEP, {}), UNTRADED)).to.deep.equal([]);
    expect(await read(pool('../../admin', {}))).to.deep.equal([]);
    expect(await read(pool(DEEP, { name: 'WETH\u202e' }))).to.deep.equal([]);
  });

  for (const row of [
    [1, 0, 1, 1, 1, 1],
    [1, 1, 1, 1, null, 1],
    [-1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1],
    'x',
    [1, '1', 1, 1, 1, 1],
  ])
    it(`omits the candle ${JSON.stringify(row)}`, async () => {
      const server = await startProviderServer(() => ({
        data: { attributes: { ohlcv_list: [row, [60, 1, 2, 1, 2, 0]] } },
      }));
      const { value } = await open(server).candles(8453, DEEP, WETH, '1m');
      expect(value.map(({ time }) => time.getTime())).to.deep.equal([60_000]);
      await server.stop();
    });

  it('returns one list of candles to all who ask while a reading is kept', async () => {
    const server = await startProviderServer(geckoTerminalServer);
    try {
      const pools = open(server);
      const [first, second] = [
        await pools.candles(8453, DEEP, WETH, '1h'),
        await pools.candles(8453, DEEP, WETH, '1h'),
      ];
      expect(second.value).to.equal(first.value).and.have.length(3);
    } finally {
      await server.stop();
    }
  });

  it('has no candles of a pool of three tokens, which the provider does not support', async () => {
    const server = await startProviderServer(() => new Reply(422, '{"errors":[{"status":"422"}]}'));
    expect((await open(server).candles(8453, DEEP, WETH, '1h')).value).to.deep.equal([]);
    await server.stop();
  });
});

describe('GeckoTerminal with a key', () => {
  let server: ProviderServer;
  beforeEach(async () => {
    server = await startProviderServer(geckoTerminalServer);
  });
  afterEach(() => server.stop());

  it('is asked with the key of the paid plan, and never with it in the address', async () => {
    const upstream = geckoTerminal({ baseUrl: server.url, key: 'CG-secret', tuning: QUICK }, TOOLS);
    await new GeckoTerminalPools(upstream, systemClock).poolsOf(8453, WETH);
    upstream.close();
    expect(server.asked[0]?.headers['x-cg-pro-api-key']).to.equal('CG-secret');
    expect(server.asked[0]?.target).not.to.include('secret');
  });

  it('is asked without a key at the public host', async () => {
    const upstream = geckoTerminal({ baseUrl: server.url, tuning: QUICK }, TOOLS);
    await new GeckoTerminalPools(upstream, systemClock).poolsOf(8453, WETH);
    upstream.close();
    expect(Object.keys(server.asked[0]?.headers ?? {}).join()).not.to.include('x-cg');
  });
});
