import { expect } from 'chai';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { InMemorySolanaAccounts } from '../../../src/adapters/solana/solana-accounts.memory.ts';
import { SolanaRpcAccounts } from '../../../src/adapters/solana/solana-accounts.rpc.ts';
import {
  ACCOUNT,
  describeSolanaAccountsContract,
  NEWCOMER,
  OWNER,
} from '../../contracts/portfolio/solana-accounts.contract.ts';
import { describeUpstreamFaults, PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import { rejection } from '../../support/rejection.ts';
import { type Asked, QUICK, startProviderServer } from '../../support/servers/provider-server.ts';

type Call = Readonly<{
  id: number;
  method: string;
  params: readonly [string, Readonly<{ programId?: string; commitment?: string; encoding?: string }>, object?];
}>;

const NONE = { mint: '', amount: 0n };

const PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'];

const tokenAccount = (mint: string, amount: bigint, decimals: number) => ({
  pubkey: 'x',
  account: {
    lamports: 2_039_280,
    rentEpoch: 18446744073709552000,
    data: {
      program: 'spl-token',
      parsed: { type: 'account', info: { mint, tokenAmount: { amount: `${amount}`, decimals } } },
    },
  },
});

/** A node with data for OWNER: the first mint in two accounts, an empty account, and the second mint under Token-2022. */
function node({ body }: Asked): unknown {
  const { id, method, params } = body as Call;
  const result = (value: unknown) => ({ jsonrpc: '2.0', id, result: { context: { slot: ACCOUNT.slot }, value } });
  const [first = NONE, second = NONE] = ACCOUNT.tokens;
  const isOwner = params[0] === OWNER;
  if (method === 'getBalance') return result(isOwner ? Number(ACCOUNT.lamports) : 0);
  if (method !== 'getTokenAccountsByOwner' || !PROGRAMS.includes(params[1].programId ?? ''))
    return { jsonrpc: '2.0', id, error: { code: -32602, message: 'Invalid param' } };
  if (!isOwner) return result([]);
  if (params[1].programId === PROGRAMS[1]) return result([tokenAccount(second.mint, second.amount, 6)]);
  return result([
    tokenAccount(first.mint, first.amount - 7n, 9),
    tokenAccount('3z1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo', 0n, 0),
    tokenAccount(first.mint, 7n, 9),
  ]);
}

const tools = { clock: systemClock, onTrouble: () => {} };

describeSolanaAccountsContract('in memory', async () => ({
  accounts: new InMemorySolanaAccounts(systemClock, new Map([[OWNER as string, ACCOUNT]])),
}));

describeSolanaAccountsContract('JSON-RPC', async () => {
  const server = await startProviderServer(node);
  return { accounts: new SolanaRpcAccounts({ url: server.url, tuning: QUICK }, tools), close: server.stop };
});

describe('SolanaRpcAccounts', () => {
  describeUpstreamFaults({ unavailable: 'SOLANA_UNAVAILABLE' }, async ({ clock, onTrouble }) => {
    const server = await startProviderServer(node);
    const settings = { url: `${server.url}/?api-key=${PROVIDER_KEY}`, tuning: QUICK };
    const accounts = new SolanaRpcAccounts(settings, { clock, onTrouble });
    return { server, ask: () => accounts.read(OWNER) };
  });

  it('requests confirmed, parsed responses of both programs, at its full URL', async () => {
    const server = await startProviderServer(node);
    await new SolanaRpcAccounts({ url: `${server.url}/rpc?api-key=x`, tuning: QUICK }, tools).read(OWNER);
    const calls = server.asked.map(({ body }) => (body as Call).params);
    expect(server.asked.map(({ path, query }) => `${path}?${query}`)).to.deep.equal(Array(3).fill('/rpc?api-key=x'));
    expect(calls[0]).to.deep.equal([OWNER, { commitment: 'confirmed' }]);
    const options = { encoding: 'jsonParsed', commitment: 'confirmed' };
    expect(calls.slice(1)).to.deep.equal(PROGRAMS.map((programId) => [OWNER, { programId }, options]));
    await server.stop();
  });

  for (const value of [2 ** 53, 1.5, '1', null, -1])
    it(`rejects with SOLANA_UNAVAILABLE for a balance of ${JSON.stringify(value)}, which is not exact`, async () => {
      const server = await startProviderServer(({ body }) => ({
        jsonrpc: '2.0',
        id: 1,
        result: { context: { slot: 1 }, value: (body as Call).method === 'getBalance' ? value : [] },
      }));
      const accounts = new SolanaRpcAccounts({ url: server.url, tuning: QUICK }, tools);
      expect(await rejection(accounts.read(NEWCOMER))).to.equal('SOLANA_UNAVAILABLE');
      await server.stop();
    });

  it('rejects with SOLANA_UNAVAILABLE when the node returns an error', async () => {
    const server = await startProviderServer(() => ({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32602, message: 'Invalid param' },
    }));
    const accounts = new SolanaRpcAccounts({ url: server.url, tuning: QUICK }, tools);
    expect(await rejection(accounts.read(NEWCOMER))).to.equal('SOLANA_UNAVAILABLE');
    await server.stop();
  });
});
