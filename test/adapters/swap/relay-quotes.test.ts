import { expect } from 'chai';
import { FOREIGN_COIN } from '../../../src/domain/swap/foreign-token.ts';
import { anOrder, USER } from '../../contracts/swap/swap-provider.contract.ts';
import { PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import { rejection } from '../../support/rejection.ts';
import { relayProviders } from '../../support/servers/relay-provider.ts';
import type { RelayServer } from '../../support/servers/relay-server.ts';

const SOLANA = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM';

const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
type Alter = Parameters<RelayServer['alter']>[0];
const STRANGER = '0x2222222222222222222222222222222222222222';

describe('a quote of Relay', () => {
  const open = relayProviders();

  for (const [what, to, recipient, destinationChainId, destinationCurrency] of [
    [
      'the coin of Solana',
      { chainId: 501000101, address: FOREIGN_COIN },
      SOLANA,
      792703809,
      '11111111111111111111111111111111',
    ],
    [
      'the coin of Bitcoin',
      { chainId: 8253038, address: FOREIGN_COIN },
      BITCOIN,
      8253038,
      'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
    ],
    ['a token of Solana', { chainId: 501000101, address: MINT }, SOLANA, 792703809, MINT],
  ] as const)
    it(`is requested for ${what} by Relay’s numbers and names`, async () => {
      const { server, provider } = await open();
      await rejection(provider.offer({ ...anOrder(), recipient, to: { ...to, symbol: 'C', decimals: 8 } }));
      expect(server.asked[0]?.body).to.include({ user: USER, recipient, destinationChainId, destinationCurrency });
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
      details: { ...quote.details, recipient: STRANGER },
      steps: quote.steps.slice(-1).map((step) => ({
        ...step,
        depositAddress: STRANGER,
        items: step.items.map((item) => ({ ...item, data: { ...item.data, ...more } })),
      })),
    }));
    const { steps, recipient } = await provider.offer(anOrder());
    expect(recipient).to.equal(STRANGER);
    expect(steps[0]).to.deep.equal({ kind: 'deposit-address', id: 'deposit' });
    expect(steps[1]).to.deep.include({ gasCost: 3_000_000n, unknownFields: ['authorizationList'] });
  });

  const inFirst =
    (data: object): Alter =>
    (quote) => {
      const [step] = quote.steps;
      const [item] = step?.items ?? [];
      return { ...quote, steps: [{ ...step, items: [{ ...item, data: { ...item?.data, ...data } }] }] };
    };
  const check = { endpoint: 'https://evil.example/intents/status/' };
  const malformed: readonly (readonly [what: string, altered: Alter])[] = [
    ['no details', (quote) => ({ ...quote, details: undefined })],
    ['details of one word', (quote) => ({ ...quote, details: 'x' })],
    ['details of one side', (quote) => ({ ...quote, details: { currencyIn: { amount: '1' } } })],
    [
      'a negative amount',
      (quote) => ({ ...quote, details: { currencyIn: { amount: '1' }, currencyOut: { amount: '-1' } } }),
    ],
    ['a transaction without a chain', inFirst({ chainId: undefined })],
    ['a transaction to nobody', inFirst({ to: undefined })],
    ['a transaction to no address', inFirst({ to: '0x33' })],
    ['a transaction of half a byte', inFirst({ data: '0x123' })],
    ['a transaction of a negative value', inFirst({ value: '-1' })],
    [
      'a status that is to be read from somewhere else',
      (quote) => ({
        ...quote,
        steps: quote.steps.map((step) => ({ ...step, items: step.items.map((item) => ({ ...item, check })) })),
      }),
    ],
    ['no steps', () => ({ steps: [] })],
    ['steps of an unknown kind', () => ({ steps: [{ id: 'deposit', kind: 'prayer', items: [] }] })],
    ['a step without items', () => ({ steps: [{ id: 'deposit', kind: 'transaction', items: [] }] })],
    ['nothing', () => ({})],
  ];
  for (const [what, altered] of malformed)
    it(`is SWAP_UNAVAILABLE when it has ${what}`, async () => {
      const { server, provider } = await open();
      server.alter(altered);
      expect(await rejection(provider.offer(anOrder()))).to.equal('SWAP_UNAVAILABLE');
    });
});
