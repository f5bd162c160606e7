import { type Quantiles, quantiles } from '../quantiles.ts';

/**
 * `shared`: a request waits for whichever process is free first, as connections that are opened anew. `fixed`: a request waits for one
 * process, as over connections that are kept; it is the worse case.
 */
type Assignment = 'shared' | 'fixed';

export type QueueSettings = Readonly<{
  perSecond: number;
  processes: number;
  /** The mean, and the standard deviation over the mean. */
  service: Readonly<{ ms: number; variation: number }>;
  assignment: Assignment;
  requests: number;
  seed: number;
}>;

/** `utilisation`: the share of time in which a process works; at 1 and above the queue grows without end. */
export type Outcome = Readonly<{ utilisation: number; meanMs: number; latency: Quantiles }>;

/** Requests that arrive independently of each other (M/G/k), served in their order; service times are lognormal. The same settings give the same outcome. */
export function simulate({ perSecond, processes, service, assignment, requests, seed }: QueueSettings): Outcome {
  const draw = uniform(seed);
  const spread = Math.log(1 + service.variation ** 2);
  const serviceMs = () => Math.exp(Math.log(service.ms) - spread / 2 + Math.sqrt(spread) * normal(draw));
  const freeAt = new Float64Array(processes);
  const latencies: number[] = [];
  let now = 0;
  let worked = 0;
  for (let request = 0; request < requests; request += 1) {
    now -= (Math.log(1 - draw()) * 1_000) / perSecond;
    const place = assignment === 'fixed' ? Math.floor(draw() * processes) : earliest(freeAt);
    const ms = serviceMs();
    const end = Math.max(now, freeAt[place] ?? 0) + ms;
    freeAt[place] = end;
    worked += ms;
    latencies.push(end - now);
  }
  // The first tenth meets an empty queue.
  const settled = latencies.slice(requests / 10);
  const meanMs = settled.reduce((sum, latency) => sum + latency, 0) / settled.length;
  return { utilisation: worked / now / processes, meanMs, latency: quantiles(settled) };
}

function earliest(freeAt: Float64Array): number {
  let first = 0;
  for (let place = 1; place < freeAt.length; place += 1) if ((freeAt[place] ?? 0) < (freeAt[first] ?? 0)) first = place;
  return first;
}

/** Numbers from 0 to 1, the same for the same seed (a 32-bit linear congruential generator with the multiplier of Numerical Recipes). */
export function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const normal = (draw: () => number): number => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
