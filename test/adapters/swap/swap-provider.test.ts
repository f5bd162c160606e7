import { expect } from 'chai';
import { toWalletAddress } from '../../../src/adapters/local/address.ts';
import { RELAY_CONTRACTS } from '../../../src/adapters/swap/relay-contracts.ts';
import { RelaySwapProvider } from '../../../src/adapters/swap/swap-provider.relay.ts';
import { SUPPORTED_CHAINS } from '../../../src/domain/shared/chain/chains.ts';
import { SWAP_STATUSES } from '../../../src/domain/swap/swap.ts';
import { anOrder, describeSwapProviderContract } from '../../contracts/swap/swap-provider.contract.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import { swapsInMemory } from '../../support/fixtures/swaps-in-memory.ts';
import { rejection } from '../../support/rejection.ts';
import { QUICK } from '../../support/servers/provider-server.ts';
import { relayProviders } from '../../support/servers/relay-provider.ts';
import { refuses, startRelayServer } from '../../support/servers/relay-server.ts';

describeSwapProviderContract('in memory', async () => {
  const { provider, complete } = swapsInMemory();
  return { provider, complete, publish: (chainId, contracts) => provider.publish(chainId, contracts) };
});

describe('RelaySwapProvider', () => {
  const open = relayProviders();

  describeSwapProviderContract('Relay', async () => {
    const { server, provider, clock } = await open();
    return {
      provider,
      complete: async ({ route }) => {
        const hashes = { in: ['0xaa'], out: ['0xbb', '0xcc'] };
        server.move(route.requestId as string, 'success', hashes);
        clock.advance(1_000);
        return hashes;
      },
      publish: (chainId, contracts) => server.publish(chainId, contracts),
    };
  });

  it('pins addresses whose checksum is right, on every supported chain', () => {
    expect([...RELAY_CONTRACTS.keys()]).to.have.members([...SUPPORTED_CHAINS]);
    for (const address of [...RELAY_CONTRACTS.values()].flatMap((roles) => Object.values(roles).flat()))
      expect(toWalletAddress(address)).to.equal(address);
  });

  it('leaves out what it cannot read of the published contracts', async () => {
    const { server, provider } = await open();
    server.publish(792703809, {
      depositories: [],
      routers: [],
      approvalProxies: [],
      solvers: ['So1anaSo1ver' as never],
    });
    expect((await provider.publishedContracts()).get(792703809)).to.deep.equal({
      depositories: [],
      routers: [],
      approvalProxies: [],
      solvers: [],
    });
  });

  for (const [code, meaning] of [
    ['AMOUNT_TOO_LOW', 'SWAP_AMOUNT_TOO_LOW'],
    ['NO_QUOTES', 'SWAP_NO_ROUTE'],
    ['NO_SWAP_ROUTES_FOUND', 'SWAP_NO_ROUTE'],
    ['NO_INTERNAL_SWAP_ROUTES_FOUND', 'SWAP_NO_ROUTE'],
    ['INSUFFICIENT_LIQUIDITY', 'SWAP_NO_ROUTE'],
    ['SWAP_IMPACT_TOO_HIGH', 'SWAP_NO_ROUTE'],
    ['UNSUPPORTED_ROUTE', 'SWAP_NO_ROUTE'],
    ['ROUTE_TEMPORARILY_RESTRICTED', 'SWAP_NO_ROUTE'],
    ['INVALID_ADDRESS', 'SWAP_REFUSED'],
    ['INVALID_INPUT_CURRENCY', 'SWAP_REFUSED'],
    ['UNSUPPORTED_CHAIN', 'SWAP_REFUSED'],
    ['UNSUPPORTED_CURRENCY', 'SWAP_REFUSED'],
    ['CHAIN_DISABLED', 'SWAP_REFUSED'],
    ['INSUFFICIENT_FUNDS', 'SWAP_REFUSED'],
    ['SANCTIONED_CURRENCY', 'SWAP_FORBIDDEN'],
    ['SANCTIONED_WALLET_ADDRESS', 'SWAP_FORBIDDEN'],
    ['PRICE_FETCH_FAILED', 'SWAP_UNAVAILABLE'],
    ['SERVICE_UNAVAILABLE', 'SWAP_UNAVAILABLE'],
    ['UNAUTHORIZED', 'SWAP_UNAVAILABLE'],
    ['SOMETHING_NEW', 'SWAP_UNAVAILABLE'],
  ] as const)
    it(`maps ${code} to ${meaning}`, async () => {
      const { server, provider } = await open();
      server.alter(() => refuses(code));
      expect(await rejection(provider.offer(anOrder()))).to.equal(meaning);
    });

  for (const status of SWAP_STATUSES)
    it(`supports the status ${status}`, async () => {
      const { server, provider } = await open();
      server.move('0x01', status, { in: [], out: [] });
      expect((await provider.progress('0x01')).status).to.equal(status);
    });

  for (const status of ['unknown', 'SUCCESS', 'succeeded', '', 'constructor'])
    it(`treats the status "${status}" as pending, never as success`, async () => {
      const { server, provider } = await open();
      server.move('0x01', status, { in: [], out: [] });
      expect((await provider.progress('0x01')).status).to.equal('pending');
    });

  it('polls at most once a second, for any number of callers', async () => {
    const { server, provider, clock } = await open();
    server.move('0x01', 'pending', { in: [], out: [] });
    await Promise.all(Array.from({ length: 20 }, () => provider.progress('0x01')));
    expect(server.asked).to.have.length(1);
    clock.advance(1_000);
    await provider.progress('0x01');
    expect(server.asked).to.have.length(2);
  });

  for (const method of ['offer', 'progress'] as const)
    describe(`${method} of it`, () =>
      describeUpstreamFaults({ unavailable: 'SWAP_UNAVAILABLE' }, async (tools) => {
        const server = await startRelayServer();
        server.move('0x01', 'pending', { in: [], out: [] });
        const settings = { baseUrl: server.url, key: PROVIDER_KEY, tuning: QUICK };
        const provider = new RelaySwapProvider(settings, tools);
        return { server, ask: () => (method === 'offer' ? provider.offer(anOrder()) : provider.progress('0x01')) };
      }));
});
