import { forwarderInterface } from '../../../src/adapters/chain/gasless/forwarder-abi.ts';
import { InMemoryForwarders } from '../../../src/adapters/chain/gasless/forwarders.memory.ts';
import type { SignedForwardRequest } from '../../../src/domain/paymaster/forward-request.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { type Asked, type ProviderServer, Reply, startProviderServer } from './provider-server.ts';

type Transaction = Readonly<{ to: string; value: number; data: string; gas_limit: number; speed: string }>;
type Task = { id: string; status: string; hash: string | null; transaction: Transaction };

/** The documented protocol of OpenZeppelin's Relayer, limited to what is used; requests are executed by in-memory forwarders. */
export type RelayService = ProviderServer &
  Readonly<{
    forwarders: InMemoryForwarders;
    /** Executes everything that is pending. */
    work(): void;
    /** The response about a task from now on. */
    set(id: string, change: Readonly<{ status?: string; hash?: string | null }>): void;
    forget(id: string): void;
  }>;

export const RELAY_KEY = 'a-key-that-nobody-may-see';
const PATH = /^\/api\/v1\/relayers\/base-mainnet\/transactions(?:\/([\w-]+))?$/;

export async function startRelayService(chainId: number): Promise<RelayService> {
  const tasks = new Map<string, Task>();
  const forwarders = new InMemoryForwarders(() => {});
  const server = await startProviderServer((asked) => {
    if (asked.headers.authorization !== `Bearer ${RELAY_KEY}`) return refusal(401, 'Unauthorized');
    const [matched, id] = PATH.exec(asked.path) ?? [];
    if (matched === undefined) return refusal(404, 'Relayer not found');
    if (asked.method === 'POST') return accepted(tasks, asked);
    const task = tasks.get(id ?? '');
    return task === undefined ? refusal(404, 'Transaction not found') : answerOf(task);
  });
  const work = () => {
    for (const task of tasks.values()) {
      if (task.status !== 'pending') continue;
      task.hash = forwarders.execute({ chainId, ...forwardingOf(task.transaction) });
      task.status = 'mined';
    }
  };
  return {
    ...server,
    forwarders,
    work,
    set: (id, change) => void Object.assign(tasks.get(id) ?? {}, change),
    forget: (id) => void tasks.delete(id),
  };
}

function accepted(tasks: Map<string, Task>, { body }: Asked) {
  const transaction = body as Transaction;
  if (typeof transaction.gas_limit !== 'number' || transaction.speed !== 'fast') return refusal(400, 'Bad request');
  const id = `6f0e2f3c-0000-4000-8000-${String(tasks.size).padStart(12, '0')}`;
  const task: Task = { id, status: 'pending', hash: null, transaction };
  tasks.set(id, task);
  return answerOf(task);
}

const answerOf = ({ id, status, hash, transaction: { to } }: Task) => ({
  success: true,
  data: { id, hash, status, nonce: 7, from: to, to, value: '0', created_at: '2026-01-31T12:00:00Z' },
  error: null,
});

const refusal = (status: number, error: string) =>
  new Reply(status, JSON.stringify({ success: false, data: null, error }));

/** The nonce is 0, because every wallet of these tests signs its first request. */
function forwardingOf({ to, data }: Transaction) {
  const [request] = forwarderInterface.decodeFunctionData('execute', data);
  const { from, to: target, value, gas, deadline, data: calldata, signature } = request;
  const signed: SignedForwardRequest = { from, to: target, value, gas, deadline, data: calldata, signature, nonce: 0n };
  return { forwarder: to as WalletAddress, request: signed };
}
