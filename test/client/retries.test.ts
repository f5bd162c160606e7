import { type ApiClient, type CallOptions, createClient, isApiError, TransportError } from '@institutional-defi/client';
import { expect } from 'chai';
import { send } from '../../client/src/http/send.ts';
import { rejectionOf } from '../support/rejection.ts';
import {
  type Behaviour,
  FAULTS,
  type ProviderServer,
  sends,
  startProviderServer,
} from '../support/servers/provider-server.ts';

const WALLET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const refusal = (status: number, code: string, headers = {}) =>
  sends(status, JSON.stringify({ success: false, error: 'Refused', code, requestId: 'r1' }), {
    'content-type': 'application/json',
    'x-request-id': 'r1',
    ...headers,
  });

describe('the retries of the client', () => {
  let server: ProviderServer;
  let client: ApiClient;
  let waits: number[];

  beforeEach(async () => {
    server = await startProviderServer(() => ({ success: true, data: { accepted: true } }));
    waits = [];
    const pause = async (ms: number) => void waits.push(ms);
    client = createClient({ baseUrl: server.url, pause });
  });
  afterEach(() => server.stop());

  const read = (options?: CallOptions) => client.viewTerms({ query: { wallet: WALLET } }, options);
  const write = (options?: CallOptions) => client.acceptTerms({ body: { wallet: WALLET, termsVersion: '1' } }, options);
  /** Behaves so for the first requests, then answers. */
  const first = (count: number, behaviour: Behaviour) => {
    server.behave((response, honest) => {
      if (server.asked.length <= count) behaviour(response, honest);
      else response.writeHead(200, { 'content-type': 'application/json' }).end(honest);
    });
  };
  const keys = () => server.asked.map(({ headers }) => headers['idempotency-key']);

  it('wait as long as Retry-After says, and send the same key again', async () => {
    first(2, refusal(429, 'RATE_LIMITED', { 'retry-after': '7' }));
    expect(await write()).to.deep.equal({ accepted: true });
    expect(waits).to.deep.equal([7_000, 7_000]);
    expect(new Set(keys()).size).to.equal(1);
    expect(keys()[0]).to.match(/^[0-9a-f]{32}$/);
    expect(server.asked.map(({ body }) => body)).to.deep.equal(Array(3).fill({ wallet: WALLET, termsVersion: '1' }));
  });

  it('read a date in Retry-After', async () => {
    first(1, refusal(429, 'RATE_LIMITED', { 'retry-after': new Date(Date.now() + 20_000).toUTCString() }));
    await read();
    expect(waits[0]).to.be.within(15_000, 20_000);
  });

  it('use a new key for each call, the key of the caller if there is one, and none to read', async () => {
    await write();
    await write();
    await write({ idempotencyKey: 'of-the-caller' });
    await read();
    const [one, two, three, four] = keys();
    expect(one).to.not.equal(two);
    expect([three, four]).to.deep.equal(['of-the-caller', undefined]);
  });

  it('wait for a request with the same key that is still running', async () => {
    first(1, refusal(409, 'IDEMPOTENCY_IN_PROGRESS', { 'retry-after': '1' }));
    await write();
    expect(waits).to.deep.equal([1_000]);
  });

  it('end after the given number, with the last error', async () => {
    server.behave(refusal(429, 'RATE_LIMITED', { 'retry-after': '1' }));
    const error = await rejectionOf(read({ retries: 4 }));
    if (!isApiError(error, 'RATE_LIMITED')) throw error;
    expect(error).to.include({ status: 429, retryAfter: 1, requestId: 'r1', message: 'Refused' });
    expect(server.asked).to.have.length(5);
  });

  it('give the caller an error that asks for a long wait', async () => {
    server.behave(refusal(429, 'UPSTREAM_BUDGET', { 'retry-after': '3600' }));
    expect(await rejectionOf(read())).to.include({ code: 'UPSTREAM_BUDGET', retryAfter: 3_600 });
    expect([server.asked.length, waits]).to.deep.equal([1, []]);
  });

  for (const fault of [
    'resetting connections',
    'cutting its body short',
    'failing (500)',
    'behind a broken gateway (502)',
  ])
    it(`repeat a read while the service is ${fault}`, async () => {
      first(2, FAULTS[fault] as Behaviour);
      expect(await read()).to.deep.equal({ accepted: true });
      expect(waits).to.have.length(2);
      for (const [index, wait] of waits.entries()) expect(wait).to.be.within(125 * 2 ** index, 250 * 2 ** index);
    });

  it('never repeat a refusal', async () => {
    server.behave(refusal(403, 'WALLET_MISMATCH'));
    expect(await rejectionOf(read())).to.include({ code: 'WALLET_MISMATCH', retryAfter: undefined });
    expect(server.asked).to.have.length(1);
  });

  it('end when the service is silent for too long', async () => {
    server.behave(FAULTS.silent);
    const error = await rejectionOf(read({ timeoutMs: 30, retries: 1 }));
    expect(error).to.be.instanceOf(TransportError).and.include({ code: 'TIMEOUT' });
    expect(waits).to.have.length(1);
  });

  it('end when an answer does not end', async () => {
    server.behave(FAULTS['dripping without end']);
    expect(await rejectionOf(read({ timeoutMs: 50, retries: 0 }))).to.include({ code: 'TIMEOUT' });
  });

  it('end at once when the caller aborts', async () => {
    const controller = new AbortController();
    server.behave(() => controller.abort(new Error('the user left')));
    expect(await rejectionOf(read({ signal: controller.signal }))).to.include({ message: 'the user left' });
    expect(server.asked).to.have.length(1);
  });

  it('end when the caller aborts during the wait', async () => {
    server.behave(refusal(429, 'RATE_LIMITED', { 'retry-after': '30' }));
    const controller = new AbortController();
    const patient = createClient({ baseUrl: server.url });
    const call = patient.viewTerms(
      { query: { wallet: WALLET } },
      { signal: controller.signal, onResponse: () => expect.fail('it did not wait') },
    );
    server.behave((response) => {
      response
        .writeHead(429, { 'retry-after': '30' })
        .end(() => setImmediate(() => controller.abort(new Error('left'))));
    });
    expect(await rejectionOf(call)).to.include({ message: 'left' });
  });

  for (const fault of ['answering an HTML page', 'answering nothing', 'cutting its JSON short', 'answering a number'])
    it(`report an answer that is not the service's: ${fault}`, async () => {
      server.behave(FAULTS[fault]);
      expect(await rejectionOf(read()))
        .to.be.instanceOf(TransportError)
        .and.include({ code: 'UNREADABLE' });
      expect(server.asked).to.have.length(1);
    });

  it('report an error page of a proxy', async () => {
    server.behave(sends(404, '<html>Not here</html>'));
    expect(await rejectionOf(read())).to.include({ code: 'UNREADABLE', status: 404 });
  });

  it('never repeat a change that could have been made, unless the service recognizes the key', async () => {
    const occurredAt = '2026-01-31T12:00:00.000Z';
    const report = { eventId: '1', sessionId: '1', wallet: WALLET, status: 'approved', occurredAt } as const;
    for (const fault of ['resetting connections', 'failing (500)']) {
      server.behave(FAULTS[fault]);
      const before = server.asked.length;
      await rejectionOf(client.receiveKycWebhook({ body: { ...report, tier: 'TIER_1' } }));
      expect(server.asked.length - before, fault).to.equal(1);
    }
  });

  it('repeat a change when the service recognizes the key', async () => {
    first(2, FAULTS['resetting connections'] as Behaviour);
    const request = new Request(server.url, { method: 'POST', body: '"once"' });
    const pause = async () => {};
    const policy = {
      retries: 2,
      timeoutMs: 5_000,
      longestWaitMs: 5_000,
      fetch,
      pause,
      repeatable: true,
      operation: 'once',
    };
    expect((await send(request, policy)).status).to.equal(200);
    expect(server.asked.map(({ sent }) => sent)).to.deep.equal(['"once"', '"once"', '"once"']);
  });

  it('do not follow a redirect', async () => {
    server.behave(FAULTS['redirecting to the metadata of the host']);
    expect(await rejectionOf(read({ retries: 0 }))).to.include({ code: 'NETWORK' });
  });
});
