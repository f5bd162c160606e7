import { expect } from 'chai';
import { toWalletAddress } from '../../../src/adapters/local/address.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { SeededRandom } from '../../../src/adapters/local/random.ts';
import { InMemoryTokenPrices } from '../../../src/adapters/market/token-prices.memory.ts';
import { RELAY_CONTRACTS } from '../../../src/adapters/swap/relay-contracts.ts';
import { InMemorySwapProvider } from '../../../src/adapters/swap/swap-provider.memory.ts';
import { RelaySwapProvider } from '../../../src/adapters/swap/swap-provider.relay.ts';
import { SUPPORTED_CHAINS } from '../../../src/domain/shared/chain/chains.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import { FOREIGN_COIN } from '../../../src/domain/swap/foreign-token.ts';
import { SWAP_STATUSES } from '../../../src/domain/swap/swap.ts';
import { anOrder, describeSwapProviderContract, USER } from '../../contracts/swap/swap-provider.contract.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import { NOON } from '../../support/noon.ts';
import { rejection } from '../../support/rejection.ts';
import { QUICK } from '../../support/servers/provider-server.ts';
import { type RelayServer, refuses, startRelayServer } from '../../support/servers/relay-server.ts';

const SOLANA = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM';
const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

const price = (decimal: string) => ({ usd: toUsd(decimal) as Usd, source: 'test' });

describeSwapProviderContract('in memory', async () => {
  const clock = new SettableClock(NOON);
  const prices = new InMemoryTokenPrices(clock, {
    byToken: new Map([[`8453:${anOrder().from.address}`, price('1')]]),
    bySymbol: new Map([['ETH', price('3000')]]),
  });
  const provider = new InMemorySwapProvider({ clock, random: new SeededRandom('swaps'), prices });
  return {
    provider,
    move: async (requestId, status, hashes) =>
      provider.move(requestId, status, { inTxHashes: hashes.in, outTxHashes: hashes.out }),
    publish: (chainId, contracts) => provider.publish(chainId, contracts),
  };
});

describe('RelaySwapProvider', () => {
  const opened: { server: RelayServer; provider: RelaySwapProvider }[] = [];
  afterEach(async () => {
    for (const { server, provider } of opened.splice(0)) {
      provider.close();
      await server.stop();
    }
  });
  const open = async (clock = new SettableClock(NOON)) => {
    const server = await startRelayServer();
    const settings = { baseUrl: server.url, key: PROVIDER_KEY, tuning: QUICK };
    const provider = new RelaySwapProvider(settings, { clock, onTrouble: () => {} });
    opened.push({ server, provider });
    return { server, provider, clock };
  };

  describeSwapProviderContract('Relay', async () => {
    const { server, provider, clock } = await open();
    return {
      provider,
      move: async (requestId, status, hashes) => {
        server.move(requestId, status, hashes);
        clock.advance(1_000);
      },
      publish: (chainId, contracts) => server.publish(chainId, contracts),
    };
  });

  for (const [chain, chainId, recipient, destinationChainId, destinationCurrency] of [
    ['Solana', 501000101, SOLANA, 792703809, '11111111111111111111111111111111'],
    ['Bitcoin', 8253038, BITCOIN, 8253038, 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8'],
  ] as const)
    it(`requests the coin of ${chain} by Relay’s numbers and names`, async () => {
      const { server, provider } = await open();
      const to = { chainId, address: FOREIGN_COIN, symbol: 'C', decimals: 8 };
      await rejection(provider.offer({ ...anOrder(), recipient, to }));
      expect(server.asked[0]?.body).to.include({ user: USER, recipient, destinationChainId, destinationCurrency });
    });

  it('requests a token of Solana by its mint', async () => {
    const { server, provider } = await open();
    const to = { chainId: 501000101, address: MINT, symbol: 'USDC', decimals: 6 };
    await rejection(provider.offer({ ...anOrder(), recipient: SOLANA, to }));
    expect(server.asked[0]?.body).to.include({ destinationChainId: 792703809, destinationCurrency: MINT });
  });

  it('requests exactly the order, for the user only', async () => {
    const { server, provider } = await open();
    await provider.offer(anOrder({ slippageBps: 123 }));
    const [asked] = server.asked;
    expect(asked?.body).to.deep.equal({
      user: USER,
      recipient: USER,
      originChainId: 8453,
      destinationChainId: 42161,
      originCurrency: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      destinationCurrency: '0x0000000000000000000000000000000000000000',
      amount: '25000000',
      tradeType: 'EXACT_INPUT',
      slippageTolerance: '123',
    });
    expect(asked?.headers['x-api-key']).to.equal(PROVIDER_KEY);
  });

  it('passes the quote on unchanged, with unknown fields', async () => {
    const { server, provider } = await open();
    const sent: unknown[] = [];
    server.alter((quote) => {
      const altered = { ...quote, novelty: { deep: [null, 1.5, 'x', { more: true }] } };
      sent.push(structuredClone(altered));
      return altered;
    });
    expect((await provider.offer(anOrder())).quote).to.deep.equal(sent[0]);
  });

  for (const details of [
    undefined,
    'x',
    { currencyIn: { amount: '1' } },
    { currencyIn: { amount: '1' }, currencyOut: { amount: '-1' } },
  ])
    it(`rejects with SWAP_UNAVAILABLE when the details are ${JSON.stringify(details)}`, async () => {
      const { provider, server } = await open();
      server.alter((quote) => ({ ...quote, details }));
      expect(await rejection(provider.offer(anOrder()))).to.equal('SWAP_UNAVAILABLE');
    });

  it('reports that a quote asks for a signature', async () => {
    const { server, provider } = await open();
    const signature = { id: 'authorize', kind: 'signature', items: [{ data: { sign: {}, post: {} } }] };
    server.alter((quote) => ({ ...quote, steps: [signature, ...quote.steps] }));
    const [first, ...rest] = (await provider.offer(anOrder())).steps;
    expect(first).to.deep.equal({ kind: 'signature', id: 'authorize' });
    expect(rest).to.have.length(2);
  });

  it('shows whom the quote pays, a deposit address, gas and fields that it does not understand', async () => {
    const { server, provider } = await open();
    const more = { gas: 100_000, maxFeePerGas: '20', maxPriorityFeePerGas: '30', authorizationList: [] };
    server.alter((quote) => ({
      ...quote,
      details: { ...quote.details, recipient: '0x2222222222222222222222222222222222222222' },
      steps: quote.steps.slice(-1).map((step) => ({
        ...step,
        depositAddress: '0x2222222222222222222222222222222222222222',
        items: step.items.map((item) => ({ ...item, data: { ...item.data, ...more } })),
      })),
    }));
    const { steps, recipient } = await provider.offer(anOrder());
    expect(recipient).to.equal('0x2222222222222222222222222222222222222222');
    expect(steps[0]).to.deep.equal({ kind: 'deposit-address', id: 'deposit' });
    expect(steps[1]).to.deep.include({ gasCost: 3_000_000n, unknownFields: ['authorizationList'] });
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

  for (const [what, data] of [
    ['without a chain', { chainId: undefined }],
    ['to nobody', { to: undefined }],
    ['to no address', { to: '0x33' }],
    ['of half a byte', { data: '0x123' }],
    ['of a negative value', { value: '-1' }],
  ] as const)
    it(`rejects with SWAP_UNAVAILABLE when the quote has a transaction ${what}`, async () => {
      const { server, provider } = await open();
      server.alter((quote) => {
        const [step] = quote.steps;
        const [item] = step?.items ?? [];
        return { ...quote, steps: [{ ...step, items: [{ ...item, data: { ...item?.data, ...data } }] }] };
      });
      expect(await rejection(provider.offer(anOrder()))).to.equal('SWAP_UNAVAILABLE');
    });

  it('rejects with SWAP_UNAVAILABLE when the status is to be read from somewhere else', async () => {
    const { server, provider } = await open();
    server.alter((quote) => ({
      ...quote,
      steps: quote.steps.map((step) => ({
        ...step,
        items: step.items.map((item) => ({ ...item, check: { endpoint: 'https://evil.example/intents/status/' } })),
      })),
    }));
    expect(await rejection(provider.offer(anOrder()))).to.equal('SWAP_UNAVAILABLE');
  });

  for (const [what, quote] of [
    ['no steps', { steps: [] }],
    ['steps of an unknown kind', { steps: [{ id: 'deposit', kind: 'prayer', items: [] }] }],
    ['a step without items', { steps: [{ id: 'deposit', kind: 'transaction', items: [] }] }],
    ['nothing', {}],
  ] as const)
    it(`rejects with SWAP_UNAVAILABLE when the quote has ${what}`, async () => {
      const { server, provider } = await open();
      server.alter(() => quote);
      expect(await rejection(provider.offer(anOrder()))).to.equal('SWAP_UNAVAILABLE');
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
