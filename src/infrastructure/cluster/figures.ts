import { AggregatorRegistry, Counter, Gauge, type MetricObject, Registry } from 'prom-client';
import type { Member } from './member.ts';

/** The metrics of the first process: about its workers. */
export function createCrewMetrics(running: () => number) {
  const registry = new Registry();
  const deaths = new Counter({
    name: 'worker_deaths_total',
    help: 'Workers that ended although nobody asked them to',
    labelNames: ['worker'],
    registers: [registry],
  });
  new Gauge({
    name: 'workers_serving',
    help: 'Workers that serve requests',
    registers: [registry],
    collect() {
      this.set(running());
    },
  });
  return { registry, countDeath: (slot: number) => deaths.labels(String(slot)).inc() };
}

/** The metrics of all workers that answer, and of the first process, as one page. No figure is added to another: the label `worker` tells them apart. */
export async function crewPage(own: Registry, members: readonly Member[]): Promise<string> {
  const told = await Promise.all(members.map((member) => member.figures()));
  const all = [...told.flatMap((figures) => (figures === undefined ? [] : [figures])), await own.getMetricsAsJSON()];
  return await AggregatorRegistry.aggregate(all.map((figures) => figures.map(kept))).metrics();
}

/** The library would leave some out, and average others. */
const kept = (metric: MetricObject): MetricObject => ({ ...metric, aggregator: 'sum' });
