import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { NODE_TROUBLES } from '../../adapters/chain/rpc/errors.ts';
import { SIGNATURE_OUTCOMES, type SignatureMeter } from '../../adapters/signer/counted-key.ts';
import type { UpstreamMeter, UpstreamState } from '../../adapters/upstream/meter.ts';
import { fromZero, inTime } from './metric-values.ts';

type RpcOutcome = 'answered' | 'failed';
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

/** Signatures of keys in other systems. */
export function signatureMeterOn(registry: Registry): SignatureMeter {
  const signatures = new Counter({
    name: 'signatures_total',
    help: 'Requests for signatures of keys in other systems, by the list of the key',
    labelNames: ['key', 'outcome'],
    registers: [registry],
  });
  return {
    expect: (list) => fromZero(signatures, [list], SIGNATURE_OUTCOMES),
    count: (list, outcome) => signatures.labels(list, outcome).inc(),
  };
}

/** Calls, budgets and cool-downs of the providers. */
export function upstreamMeterOn(registry: Registry): UpstreamMeter {
  const states = new Map<string, UpstreamState>();
  const calls = new Counter({
    name: 'upstream_calls_total',
    help: 'Attempts to call a provider, by outcome',
    labelNames: ['upstream', 'outcome'],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: (state: UpstreamState) => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      labelNames: ['upstream'],
      registers: [registry],
      async collect() {
        this.reset();
        const tell = async ([upstream, state]: [string, UpstreamState]) => {
          const value = await inTime(read(state));
          if (value !== undefined) this.labels(upstream).set(value);
        };
        await Promise.all([...states].map(tell));
      },
    });
  gauge('upstream_budget_calls', 'Calls that the plan of a provider allows in its window', ({ calls }) => calls);
  gauge('upstream_budget_left', 'Calls that are left in the window, for all processes', (state) => state.left());
  gauge('upstream_resting', '1 while a provider is skipped after failures', (state) => Number(state.isResting()));
  return {
    called: (upstream, outcome) => calls.labels(upstream, outcome).inc(),
    watch: (upstream, state) => void states.set(upstream, state),
  };
}
