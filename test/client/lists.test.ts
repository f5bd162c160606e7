import { type ApiClient, createClient, isApiError, TransportError } from '@institutional-defi/client';
import { expect } from 'chai';
import { operations } from '../support/description.ts';
import { type ProviderServer, sends, startProviderServer } from '../support/servers/provider-server.ts';

const WALLET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const query = { wallet: WALLET } as const;

/** Three pages of two purchases each. */
const page = (cursor: string | null) => {
  const number = Number(cursor ?? 0);
  const purchases = [0, 1].map((one) => ({ txHash: `0x${number * 2 + one}` }));
  return { success: true, data: { purchases, nextCursor: number === 2 ? null : String(number + 1) } };
};

describe('a list of the client', () => {
  let server: ProviderServer;
  let client: ApiClient;
  beforeEach(async () => {
    server = await startProviderServer(({ query: asked }) => page(asked.get('cursor')));
    client = createClient({ baseUrl: server.url, retries: 0 });
  });
  afterEach(() => server.stop());

  const cursors = () => server.asked.map(({ query: asked }) => asked.get('cursor'));
  const hashes = async (from: ReturnType<ApiClient['purchases']>) => {
    const taken: string[] = [];
    for await (const { txHash } of from) taken.push(txHash);
    return taken;
  };

  it('has all items in their order, and requests each page once with the same query', async () => {
    const taken = await hashes(client.purchases({ query: { ...query, limit: '2' } }));
    expect(taken).to.deep.equal(['0x0', '0x1', '0x2', '0x3', '0x4', '0x5']);
    expect(cursors()).to.deep.equal([null, '1', '2']);
    for (const { query: asked } of server.asked)
      expect([asked.get('wallet'), asked.get('limit')]).to.deep.equal([WALLET, '2']);
  });

  it('starts at a cursor, and requests nothing before the first item is taken', async () => {
    const list = client.purchases({ query: { ...query, cursor: '2' } });
    expect(server.asked).to.be.empty;
    expect(await hashes(list)).to.deep.equal(['0x4', '0x5']);
    expect(cursors()).to.deep.equal(['2']);
  });

  it('ends with a break, and requests no further page', async () => {
    for await (const { txHash } of client.purchases({ query })) if (txHash === '0x1') break;
    expect(cursors()).to.deep.equal([null]);
  });

  it('passes the error of a page on, after the items before it', async () => {
    server.behave((response, honest) => {
      if (server.asked.length === 1) return response.writeHead(200).end(honest);
      const refusal = { success: false, error: 'Refused', code: 'RATE_LIMITED' };
      return sends(429, JSON.stringify(refusal))(response, honest);
    });
    const taken: string[] = [];
    const read = async () => {
      for await (const { txHash } of client.purchases({ query })) taken.push(txHash);
    };
    const error = await read().catch((thrown: unknown) => thrown);
    expect(isApiError(error, 'RATE_LIMITED'), String(error)).to.equal(true);
    expect(taken).to.deep.equal(['0x0', '0x1']);
    expect(server.asked).to.have.length(2);
  });

  it('does not ask without end when a cursor leads back to itself', async () => {
    server.behave((response) => response.writeHead(200).end(JSON.stringify(page('0'))));
    const error = await hashes(client.purchases({ query })).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(TransportError).and.include({ code: 'UNREADABLE', operation: 'viewPurchases' });
    expect(server.asked).to.have.length(2);
  });

  it('stops when its signal aborts', async () => {
    const left = new AbortController();
    const read = async () => {
      for await (const _ of client.purchases({ query }, { signal: left.signal })) left.abort(new Error('left'));
    };
    expect(await read().catch((thrown: unknown) => thrown)).to.include({ message: 'left' });
    expect(server.asked).to.have.length(1);
  });

  for (const { operation } of operations.filter(({ operation: { parameters = [] } }) =>
    parameters.some(({ name }) => name === 'cursor'),
  ))
    it(`exists for ${operation.operationId}`, async () => {
      const name = operation.operationId.replace(/^[a-z]+/, '').replace(/^./, (first) => first.toLowerCase());
      const list = client[name as 'purchases'](
        operation.operationId === 'viewTransactions' ? { query: { address: WALLET } as never } : { query },
      );
      server.behave((response) => {
        const empty = { entries: [], purchases: [], [name]: [], nextCursor: null };
        response.writeHead(200).end(JSON.stringify({ success: true, data: empty }));
      });
      expect(await list.next()).to.deep.equal({ value: undefined, done: true });
    });
});
