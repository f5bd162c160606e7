import { expect } from 'chai';
import { SettableClock, systemClock } from '../../../src/adapters/local/clock.ts';
import { tokenListByChain } from '../../../src/adapters/token-list/token-list.by-chain.ts';
import { JupiterTokenList } from '../../../src/adapters/token-list/token-list.jupiter.ts';
import { InMemoryTokenList } from '../../../src/adapters/token-list/token-list.memory.ts';
import { StandardTokenList } from '../../../src/adapters/token-list/token-list.standard.ts';
import type { Clock } from '../../../src/application/ports/system.ts';
import { describeTokenListContract, LISTED } from '../../contracts/token/token-list.contract.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import { NOON } from '../../support/noon.ts';
import { type Provider, QUICK, Reply, startProviderServer } from '../../support/servers/provider-server.ts';

const PATH = '/lists/my list.json';
const standardJson = (extra: readonly unknown[] = []) => ({
  name: 'Example List',
  timestamp: '2026-11-01T10:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: [...LISTED.base, ...extra, ...LISTED.polygon],
});
const standard: Provider = ({ path }) => (path === PATH ? standardJson() : new Reply(404, '{}'));
const jupiterJson = () =>
  LISTED.solana.map(({ address, chainId: _, ...token }) => ({ ...token, id: address, icon: null, isVerified: true }));
const jupiter: Provider = ({ path, query }) =>
  path === '/tokens/v2/tag' && query.get('query') === 'verified' ? jupiterJson() : new Reply(404, '{}');

const tools = (clock: Clock = systemClock) => ({ clock, onTrouble: () => {} });
const openStandard = (url: string, clock?: Clock) =>
  new StandardTokenList(`${url}${encodeURI(PATH)}?key=${PROVIDER_KEY}`, tools(clock), QUICK);
const openJupiter = (url: string, clock?: Clock) =>
  new JupiterTokenList({ key: PROVIDER_KEY, baseUrl: url, tuning: QUICK }, tools(clock));

describeTokenListContract('in memory', ['base', 'polygon', 'solana'], async () => ({
  list: new InMemoryTokenList(systemClock, Object.values(LISTED).flat()),
}));

describeTokenListContract('a standard list', ['base', 'polygon'], async () => {
  const server = await startProviderServer(standard);
  return { list: openStandard(server.url), close: server.stop };
});

describeTokenListContract('Jupiter', ['solana'], async () => {
  const server = await startProviderServer(jupiter);
  return { list: openJupiter(server.url), close: server.stop };
});

describeTokenListContract('by chain', ['base', 'polygon', 'solana'], async () => {
  const servers = await Promise.all([startProviderServer(standard), startProviderServer(jupiter)]);
  return {
    list: tokenListByChain(openStandard(servers[0].url), openJupiter(servers[1].url)),
    close: async () => void (await Promise.all(servers.map(({ stop }) => stop()))),
  };
});

describe('StandardTokenList', () => {
  describeUpstreamFaults({ unavailable: 'TOKEN_LIST_UNAVAILABLE' }, async ({ clock }) => {
    const server = await startProviderServer(standard);
    const list = openStandard(server.url, clock);
    return { server, ask: () => list.tokensOf(8453) };
  });

  const odd: Readonly<Record<string, object>> = {
    'a Solana address': { address: LISTED.solana[0]?.address },
    'a wrong checksum': { address: '0x833589FCD6eDb6E08f4c7C32D4f71b54bdA02913' },
    'no decimals': { decimals: null },
    'decimals of another type': { decimals: '6' },
    'a symbol of one page': { symbol: 'X'.repeat(21) },
    'a name that turns the text around': { name: 'USD\u202eCoin' },
    'an invisible symbol': { symbol: 'US\u200bDC' },
    'a line break': { name: 'USD\nCoin' },
    'no name': { name: '  ' },
    'a chain id of another type': { chainId: '8453' },
  };
  for (const [what, fault] of Object.entries(odd))
    it(`omits a token with ${what}, and keeps the rest`, async () => {
      const [usdc] = LISTED.base;
      const server = await startProviderServer(() =>
        standardJson([{ ...usdc, address: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb', ...fault }]),
      );
      expect((await openStandard(server.url).tokensOf(8453)).value).to.deep.equal(LISTED.base);
      await server.stop();
    });

  it('keeps the first of two entries for one contract, whatever their letter case', async () => {
    const [usdc] = LISTED.base;
    const twin = { ...usdc, address: usdc?.address.toLowerCase(), symbol: 'FAKE' };
    const server = await startProviderServer(() => standardJson([twin]));
    expect((await openStandard(server.url).tokensOf(8453)).value).to.deep.equal(LISTED.base);
    await server.stop();
  });

  for (const logoURI of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'http://example.org/a.png', 17])
    it(`drops a logo at ${logoURI} but not its token`, async () => {
      const token = { ...LISTED.base[1], address: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb' };
      const server = await startProviderServer(() => ({ tokens: [{ ...token, logoURI }] }));
      expect((await openStandard(server.url).tokensOf(8453)).value).to.deep.equal([token]);
      await server.stop();
    });

  it('makes one call for five hundred lists, of any chain', async () => {
    const server = await startProviderServer(standard);
    const list = openStandard(server.url);
    await Promise.all(Array.from({ length: 500 }, (_, i) => list.tokensOf(i % 2 === 0 ? 8453 : 137)));
    expect(server.asked).to.have.length(1);
    await server.stop();
  });

  it('refreshes at most once a minute, however often it is requested', async () => {
    const clock = new SettableClock(NOON);
    const server = await startProviderServer(standard);
    const list = openStandard(server.url, clock);
    for (let second = 0; second < 121; second += 1) {
      await list.tokensOf(8453, true);
      clock.advance(1_000);
    }
    expect(server.asked).to.have.length(3);
    await server.stop();
  });
});

describe('JupiterTokenList', () => {
  describeUpstreamFaults({ unavailable: 'TOKEN_LIST_UNAVAILABLE' }, async ({ clock }) => {
    const server = await startProviderServer(jupiter);
    const list = openJupiter(server.url, clock);
    return { server, ask: () => list.tokensOf(LISTED.solana[0]?.chainId as number) };
  });

  it('sends its key in the header that Jupiter names', async () => {
    const server = await startProviderServer(jupiter);
    await openJupiter(server.url).tokensOf(LISTED.solana[0]?.chainId as number);
    expect(server.asked[0]?.headers['x-api-key']).to.equal(PROVIDER_KEY);
    await server.stop();
  });

  it('omits a mint that is not a Solana address', async () => {
    const server = await startProviderServer(() => [...jupiterJson(), { ...jupiterJson()[0], id: '0x00' }]);
    const { value } = await openJupiter(server.url).tokensOf(LISTED.solana[0]?.chainId as number);
    expect(value).to.deep.equal(LISTED.solana);
    await server.stop();
  });
});
