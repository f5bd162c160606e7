import { Counter, Histogram, type Registry } from 'prom-client';
import { NODE_TROUBLES } from '../../adapters/chain/rpc/errors.ts';
import { fromZero } from './from-zero.ts';

export type RpcOutcome = 'answered' | 'failed';
const OUTCOMES: readonly RpcOutcome[] = ['answered', 'failed'];

export type RpcMetrics = Readonly<{
  /** The service reads this chain. */
  expectChain(chainId: number): void;
  /** One read of a chain, over all its nodes. */
  observeRpc(chainId: number, outcome: RpcOutcome, seconds: number): void;
  countNodeFailure(chainId: number, reason: string): void;
}>;

export function rpcMetrics(registers: Registry[]): RpcMetrics {
  const reads = new Histogram({
    name: 'rpc_request_duration_seconds',
    help: 'Duration of reads from a chain, over all its nodes',
    labelNames: ['chain', 'outcome'],
    buckets: [0.02, 0.1, 0.5, 2, 5, 12],
    registers,
  });
  const failures = new Counter({
    name: 'rpc_node_failures_total',
    help: 'Failures of nodes, by chain',
    labelNames: ['chain', 'reason'],
    registers,
  });
  return {
    expectChain: (chainId) => {
      const chain = String(chainId);
      for (const outcome of OUTCOMES) reads.zero({ chain, outcome });
      // A node that is skipped has failed before; that it is skipped is not counted.
      fromZero(
        failures,
        [chain],
        NODE_TROUBLES.filter((reason) => reason !== 'resting'),
      );
    },
    observeRpc: (chainId, outcome, seconds) => reads.labels(String(chainId), outcome).observe(seconds),
    countNodeFailure: (chainId, reason) => failures.labels(String(chainId), reason).inc(),
  };
}
