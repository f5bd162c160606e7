import { expect } from 'chai';
import { type ProviderServer, Reply, startProviderServer } from '../support/servers/provider-server.ts';
import { describeAnswersOf, takeUndescribedOfProcesses } from '../support/service/described-processes.ts';

const REFUSED = {
  success: false,
  error: 'Refused',
  code: 'VALIDATION_FAILED',
  remedy: 'Wait.',
  docs: '/docs/errors#VALIDATION_FAILED',
  requestId: 'r1',
};
const COMMON = { 'x-request-id': 'r1', 'cache-control': 'no-store' };

describe('the answers of services in own processes', () => {
  let service: ProviderServer;
  let answer: Reply;
  let stopWatching: () => void;
  before(async () => {
    service = await startProviderServer(() => answer);
    stopWatching = describeAnswersOf(service.url);
  });
  after(async () => {
    stopWatching();
    await service.stop();
  });

  const faultsOf = async (path: string, status: number, body: object, headers = {}, init?: RequestInit) => {
    answer = new Reply(status, JSON.stringify(body), { ...COMMON, ...headers });
    const response = await fetch(`${service.url}${path}`, init);
    expect(await response.json(), 'the test reads the same').to.deep.equal(body);
    return takeUndescribedOfProcesses();
  };

  it('break no test when they are as described', async () => {
    expect(await faultsOf('/api/terms?wallet=0x1', 400, REFUSED)).to.deep.equal([]);
    expect(await faultsOf('/api/operator/decisions/1', 400, REFUSED)).to.deep.equal([]);
    expect(await faultsOf('/sandbox/clock', 200, { anything: true })).to.deep.equal([]);
  });

  for (const [title, path, status, body, headers, init] of [
    ['status', '/api/terms', 418, REFUSED],
    ['body', '/api/terms', 400, { ...REFUSED, code: 'NOT_A_CODE' }],
    [
      'body of a request with a body',
      '/api/transfer/execute',
      200,
      { success: true },
      {},
      { method: 'POST', body: '{}' },
    ],
    ['header', '/api/terms', 400, REFUSED, { 'x-surprise': '1' }],
    ['body at an unknown path', '/api/nowhere', 404, { message: 'no' }],
  ] as const)
    it(`break the test with a ${title} that is not described`, async () => {
      const [fault, ...more] = await faultsOf(path, status, body, headers, init);
      expect(fault).to.match(new RegExp(`^${init?.method ?? 'GET'} ${path} ${status} of another process: `));
      expect(more.length).to.be.below(2);
    });

  it('are not those of other local servers', async () => {
    const other = await startProviderServer(() => ({ surprise: true }));
    await (await fetch(`${other.url}/api/terms`)).json();
    await other.stop();
    expect(takeUndescribedOfProcesses()).to.deep.equal([]);
  });

  it('are no longer those of a server that has the port of a service that ended', async () => {
    stopWatching();
    answer = new Reply(200, '{"surprise":true}', {});
    await (await fetch(`${service.url}/api/terms`)).json();
    expect(takeUndescribedOfProcesses()).to.deep.equal([]);
  });
});
