import { expect } from 'chai';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { DefiLlamaLending } from '../../../src/adapters/oracle/lending-markets.defillama.ts';
import { InMemoryLendingMarkets } from '../../../src/adapters/oracle/lending-markets.memory.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { describeLendingMarketsContract, LENT, USDC } from '../../contracts/oracle/lending-markets.contract.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import { QUICK, startProviderServer } from '../../support/servers/provider-server.ts';

const row = (fields: object) => ({
  chain: 'Base',
  project: 'aave-v3',
  symbol: 'USDC',
  tvlUsd: 120_000_000,
  apyBase: 4.1,
  apyReward: null,
  exposure: 'single',
  ilRisk: 'no',
  underlyingTokens: [USDC],
  ...fields,
});
const ROWS = [
  row({ project: 'compound-v3', tvlUsd: 30_000_000, apyBase: null }),
  row({}),
  row({ chain: 'Ethereum' }),
  row({ project: 'uniswap-v3', exposure: 'multi' }),
  row({ project: 'beefy' }),
  row({ underlyingTokens: null }),
  row({ underlyingTokens: [USDC, '0x4200000000000000000000000000000000000006'] }),
  row({ underlyingTokens: ['0x4200000000000000000000000000000000000006'] }),
];
const yields = (rows: readonly object[] = ROWS) => ({ status: 'success', data: rows });
const tools = { clock: systemClock, onTrouble: () => {} };

describeLendingMarketsContract('in memory', async () => ({
  lending: new InMemoryLendingMarkets(systemClock, new Map([[`8453:${USDC}`, LENT]])),
}));

describeLendingMarketsContract('DefiLlama', async () => {
  const server = await startProviderServer(() => yields());
  return { lending: new DefiLlamaLending({ baseUrl: server.url, tuning: QUICK }, tools), close: server.stop };
});

describe('DefiLlamaLending', () => {
  describeUpstreamFaults({ unavailable: 'LENDING_UNAVAILABLE' }, async ({ clock, onTrouble }) => {
    const server = await startProviderServer(() => yields());
    const settings = { baseUrl: server.url, key: PROVIDER_KEY, tuning: QUICK };
    const lending = new DefiLlamaLending(settings, { clock, onTrouble });
    return { server, ask: () => lending.forToken(8453, USDC) };
  });

  it('rejects a response whose status is not the documented one', async () => {
    const server = await startProviderServer(() => ({ status: 'partial', data: ROWS }));
    const lending = new DefiLlamaLending({ baseUrl: server.url, tuning: QUICK }, tools);
    const code = await lending.forToken(8453, USDC).then(
      () => undefined,
      (error: { code: string }) => error.code,
    );
    expect(code).to.equal('LENDING_UNAVAILABLE');
    await server.stop();
  });

  it('reads borrow rates from the paid host, with its key in the path', async () => {
    const server = await startProviderServer(() => yields([row({ project: 'some-lender', apyBaseBorrow: 6.2 })]));
    const lending = new DefiLlamaLending({ baseUrl: server.url, key: PROVIDER_KEY, tuning: QUICK }, tools);
    const [market] = (await lending.forToken(8453, USDC)).value;
    expect(market).to.include({ project: 'some-lender', borrowApy: 6.2 });
    expect(server.asked[0]?.path).to.equal(`/${PROVIDER_KEY}/yields/poolsBorrow`);
    await server.stop();
  });

  it('reads the one large response once, whatever tokens are requested', async () => {
    const server = await startProviderServer(() => yields());
    const lending = new DefiLlamaLending({ baseUrl: server.url, tuning: QUICK }, tools);
    const tokens = Array.from({ length: 50 }, (_, i) => `0x${(i + 1).toString().padStart(40, '0')}` as WalletAddress);
    await Promise.all(tokens.map((token) => lending.forToken(8453, token)));
    expect(server.asked).to.have.length(1);
    await server.stop();
  });
});
