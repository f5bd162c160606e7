import { inspect } from 'node:util';
import { type ApiClient, type ClientSettings, createClient, TransportError } from '@institutional-defi/client';
import { expect } from 'chai';
import { operations } from '../support/description.ts';
import { FAULTS, type ProviderServer, sends, startProviderServer } from '../support/servers/provider-server.ts';

const SECRET = 'svc_pk_live_0123456789abcdef';
const WALLET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const order = { wallet: WALLET, amount: '1', paymentToken: WALLET };

type Anything = Readonly<Record<string, (input?: unknown, options?: object) => Promise<unknown>>>;

const sentence = async (call: () => unknown): Promise<string> => {
  try {
    await call();
  } catch (error) {
    expect(error).to.be.instanceOf(TypeError);
    expect(inspect(error)).to.not.include(SECRET);
    return (error as TypeError).message;
  }
  return expect.fail('it was accepted');
};

describe('an argument that cannot work', () => {
  let server: ProviderServer;
  let client: ApiClient & Anything;
  beforeEach(async () => {
    server = await startProviderServer(() => ({ success: true, data: {} }));
    client = createClient({ baseUrl: server.url, retries: 0 }) as ApiClient & Anything;
  });
  afterEach(() => server.stop());

  for (const [named, settings] of [
    ['baseUrl', { baseUrl: 'api.example.com' }],
    ['baseUrl', { baseUrl: 'ftp://api.example.com' }],
    ['baseUrl', { baseUrl: undefined as never }],
    ['baseUrl', { baseUrl: `https://user:${SECRET}@api.example.com` }],
    ['baseUrl', { baseUrl: `https://api.example.com?key=${SECRET}` }],
    ['retries', { baseUrl: 'https://api.example.com', retries: -1 }],
    ['timeoutMs', { baseUrl: 'https://api.example.com', timeoutMs: '5s' as never }],
    ['longestWaitMs', { baseUrl: 'https://api.example.com', longestWaitMs: Number.NaN }],
  ] satisfies [string, ClientSettings][])
    it(`is named by createClient: ${named} in ${Object.entries(settings).at(-1)?.join(' ').replace(SECRET, '…')}`, async () => {
      expect(await sentence(() => createClient(settings))).to.match(new RegExp(`^${named} must be `));
    });

  for (const [input, message] of [
    [undefined, 'authorizePurchase needs the argument body'],
    [null, 'authorizePurchase takes an object with path, query, body'],
    ['wallet', 'authorizePurchase takes an object with path, query, body'],
    [order, 'authorizePurchase has no argument wallet: put it into path, query, body'],
    [{ body: { ...order, amount: undefined } }, 'authorizePurchase needs the argument body.amount'],
    [{ body: { ...order, amount: 1n } }, 'authorizePurchase: body.amount is a bigint. Write it as decimal text.'],
    [{ body: { ...order, amount: Number.NaN } }, 'authorizePurchase: body.amount cannot be written as JSON'],
    [{ body: { ...order, referrer: () => SECRET } }, 'authorizePurchase: body.referrer cannot be written as JSON'],
  ] as const)
    it(`is named before anything is sent: ${message}`, async () => {
      expect(await sentence(() => client.authorizePurchase?.(input as never))).to.equal(message);
      expect(server.asked).to.be.empty;
    });

  it('is named for every operation that needs one', async () => {
    let checked = 0;
    for (const { operation } of operations.filter((one) => one.operation['x-actions'] === undefined)) {
      const [needed] = (operation.parameters ?? []).filter(({ required }) => required);
      if (needed === undefined) continue;
      checked += 1;
      const message = await sentence(() => client[operation.operationId]?.({}));
      expect(message).to.equal(`${operation.operationId} needs the argument ${needed.in}.${needed.name}`);
    }
    expect(checked).to.be.above(20);
  });

  it('is named without its value when it is a header that HTTP does not allow', async () => {
    client.connection.token = `${SECRET}\n`;
    expect(await sentence(() => client.viewSaleRules())).to.include('The header Authorization');
    client.connection.token = undefined;
    const headers = { 'x-secret': `${SECRET}\u0000` };
    expect(await sentence(() => client.viewSaleRules(undefined, { headers }))).to.include('The header x-secret');
    expect(server.asked).to.be.empty;
  });

  it('is named when it is an option of a call', async () => {
    expect(await sentence(() => client.viewSaleRules(undefined, { timeoutMs: -1 }))).to.include('timeoutMs');
  });
});

describe('a TransportError', () => {
  let server: ProviderServer;
  before(async () => {
    server = await startProviderServer(() => ({}));
  });
  after(() => server.stop());

  const errorOf = async (input: { query: { token: string } }) => {
    const client = createClient({ baseUrl: `${server.url}/v1/`, token: SECRET, retries: 0 });
    const error = await client.explainEmailConfirmation(input).catch((thrown: unknown) => thrown);
    if (!(error instanceof TransportError)) throw error;
    return error;
  };

  for (const [code, behaviour] of [
    ['NETWORK', FAULTS['resetting connections']],
    ['UNREADABLE', FAULTS['answering an HTML page']],
    ['UNREADABLE', sends(200, JSON.stringify(SECRET), { 'content-type': 'application/json' })],
    ['UNREADABLE', sends(200, `{"token":${SECRET}`, { 'content-type': 'application/json' })],
  ] as const)
    it(`has the operation and the URL, and no secret of the request or the answer: ${code}`, async () => {
      server.behave(behaviour);
      const error = await errorOf({ query: { token: SECRET } });
      const url = `${server.url}/v1/api/user/confirm-email`;
      expect(error).to.include({ code, operation: 'explainEmailConfirmation', url });
      expect(error.message).to.include(`(explainEmailConfirmation, ${url})`);
      expect(inspect(error, { depth: 9 }))
        .to.not.include(SECRET)
        .and.not.include('svc_pk');
    });
});
