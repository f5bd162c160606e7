import { expect } from 'chai';
import { ExplorerHistory, type ExplorerSettings } from '../../../src/adapters/history/transaction-history.etherscan.ts';
import { InMemoryTransactionHistory } from '../../../src/adapters/history/transaction-history.memory.ts';
import { SettableClock, systemClock } from '../../../src/adapters/local/clock.ts';
import { describeTransactionHistoryContract, MOVEMENTS } from '../../contracts/history/transaction-history.contract.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import { ALICE } from '../../support/fixtures/store-fixtures.ts';
import { NOON } from '../../support/noon.ts';
import { rejection } from '../../support/rejection.ts';
import { type Asked, CALM, QUICK, sends, startProviderServer } from '../../support/servers/provider-server.ts';

const refusal = (result: string) => ({ status: '0', message: 'NOTOK', result });

/** An explorer with Etherscan's documented API version 2, with data for ALICE on chain 8453. */
const explorer =
  (chain: string) =>
  ({ path, query }: Asked): unknown => {
    if (path !== '/api' || query.get('module') !== 'account') return refusal('Error! Missing Or invalid Action name');
    if (query.get('apikey') !== PROVIDER_KEY) return refusal('Invalid API Key');
    if (!query.has(chain)) return refusal('Missing or unsupported chainid parameter');
    const isToken = query.get('action') === 'tokentx';
    const rows = MOVEMENTS.filter(({ token }) => (token !== undefined) === isToken)
      .map(rowOf)
      .reverse();
    if (query.get(chain) !== '8453' || query.get('address') !== ALICE)
      return { status: '0', message: 'No transactions found', result: [] };
    return { status: '1', message: 'OK', result: rows };
  };

const rowOf = ({ hash, from, to, value, timestamp, token, symbol, status }: (typeof MOVEMENTS)[number]) => ({
  blockNumber: '21000000',
  timeStamp: String(timestamp.getTime() / 1000),
  hash,
  from: from.toLowerCase(),
  to: to?.toLowerCase() ?? '',
  value: String(value),
  contractAddress: token?.toLowerCase() ?? '',
  ...(token === undefined
    ? { isError: status === 'failed' ? '1' : '0', txreceipt_status: '1' }
    : { tokenSymbol: symbol, tokenName: symbol, tokenDecimal: '6' }),
});

const tools = { clock: systemClock, onTrouble: () => {} };
const settings = (kind: ExplorerSettings['kind'], baseUrl: string) => ({
  kind,
  key: PROVIDER_KEY,
  baseUrl,
  tuning: { ...QUICK, allowance: { calls: 1_000, perMs: 1_000 } },
});

describeTransactionHistoryContract('in memory', async () => ({
  history: new InMemoryTransactionHistory(
    systemClock,
    new Map([[8453, { movements: MOVEMENTS.map(({ symbol, ...movement }) => movement) }]]),
    (_, token) => (token === undefined ? 'ETH' : 'USDC'),
  ),
}));

for (const [kind, chain] of [
  ['etherscan', 'chainid'],
  ['blockscout', 'chain_id'],
] as const)
  describeTransactionHistoryContract(kind, async () => {
    const server = await startProviderServer(explorer(chain));
    const { tuning, ...rest } = settings(kind, server.url);
    const history = new ExplorerHistory({ ...rest, tuning: { ...tuning, ...CALM } }, tools);
    return { history, close: server.stop };
  });

describe('ExplorerHistory', () => {
  it('reads the creation of a contract, whose recipient is empty or null', async () => {
    const [row] = MOVEMENTS.filter(({ token }) => token === undefined).map(rowOf);
    for (const to of ['', null]) {
      const server = await startProviderServer(({ query }) => ({
        status: '1',
        result: query.get('action') === 'txlist' ? [{ ...row, to }] : [],
      }));
      try {
        const { value, unread } = await new ExplorerHistory(settings('blockscout', server.url), tools).newest(
          8453,
          ALICE,
        );
        expect(value.map((one) => one.to)).to.deep.equal([undefined]);
        expect(unread).to.equal(undefined);
      } finally {
        await server.stop();
      }
    }
  });

  describeUpstreamFaults({ unavailable: 'HISTORY_UNAVAILABLE' }, async ({ clock, onTrouble }) => {
    const server = await startProviderServer(explorer('chainid'));
    const history = new ExplorerHistory(settings('etherscan', server.url), { clock, onTrouble });
    return { server, ask: () => history.newest(8453, ALICE) };
  });

  for (const text of [
    'Max rate limit reached, please use API Key for higher rate limit',
    'Invalid API Key',
    'Free API access is not supported for this chain. Please upgrade your api plan for full chain coverage.',
  ])
    it(`treats "${text.slice(0, 30)}…" with status 200 as an error, not as an empty history`, async () => {
      const server = await startProviderServer(() => refusal(text));
      const history = new ExplorerHistory(settings('etherscan', server.url), tools);
      expect(await rejection(history.newest(8453, ALICE))).to.equal('HISTORY_UNAVAILABLE');
      await server.stop();
    });

  const limits: Readonly<Record<string, number>> = {
    'Max rate limit reached, please use API Key for higher rate limit': 1_000,
    'Max calls per sec rate limit reached (3/sec)': 1_000,
    'Max daily rate limit reached. 100000 (100%) of 100000 day/limit': 900_000,
    'Too many invalid api key attempts, please try again later': 60_000,
  };
  for (const [text, restMs] of Object.entries(limits))
    it(`skips the explorer for ${restMs} ms after "${text.slice(0, 30)}…", and then uses it again`, async () => {
      const server = await startProviderServer(explorer('chainid'));
      const clock = new SettableClock(NOON);
      const history = new ExplorerHistory(settings('etherscan', server.url), { clock, onTrouble: () => {} });
      server.behave(sends(200, JSON.stringify(refusal(text))));
      expect(await rejection(history.newest(8453, ALICE))).to.equal('HISTORY_UNAVAILABLE');
      server.behave();
      const asked = server.asked.length;
      clock.advance(restMs - 1);
      expect(await rejection(history.newest(8453, ALICE))).to.equal('HISTORY_UNAVAILABLE');
      expect(server.asked).to.have.length(asked);
      clock.advance(1_001);
      expect((await history.newest(8453, ALICE)).value).to.have.length(MOVEMENTS.length);
      await server.stop();
    });

  it('retries after exceeding the limit per second, if there is time', async () => {
    const server = await startProviderServer(explorer('chainid'));
    const { tuning, ...rest } = settings('etherscan', server.url);
    const patient = { ...tuning, totalMs: 25_000, patienceMs: 25_000 };
    const history = new ExplorerHistory({ ...rest, tuning: patient }, tools);
    let refusals = 1;
    server.behave((response, honest) => {
      refusals -= 1;
      response.end(refusals < 0 ? honest : JSON.stringify(refusal('Max calls per sec rate limit reached (3/sec)')));
    });
    expect((await history.newest(8453, ALICE)).value).to.have.length(MOVEMENTS.length);
    await server.stop();
  });

  it('does not mistake a token name for a rate limit message', async () => {
    const server = await startProviderServer((asked) => {
      const answer = explorer('chainid')(asked) as { result: readonly object[] };
      return { ...answer, result: answer.result.map((row) => ({ ...row, tokenSymbol: 'rate limit' })) };
    });
    const history = new ExplorerHistory(settings('etherscan', server.url), tools);
    expect((await history.newest(8453, ALICE)).value).to.have.length(MOVEMENTS.length);
    await server.stop();
  });

  it('makes at most three calls a second', async () => {
    const server = await startProviderServer(explorer('chainid'));
    const patient = { ...QUICK, totalMs: 5_000, patienceMs: 5_000, allowance: { calls: 3, perMs: 200 } };
    const history = new ExplorerHistory({ ...settings('etherscan', server.url), tuning: patient }, tools);
    const startedAt = performance.now();
    await Promise.all([1, 10, 137, 8453, 42161].map((chainId) => history.newest(chainId, ALICE)));
    expect(server.asked).to.have.length(10);
    expect(performance.now() - startedAt).to.be.at.least(590);
    await server.stop();
  });
});
