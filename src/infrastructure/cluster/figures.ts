import { AggregatorRegistry, Counter, Gauge, type MetricObject, Registry } from 'prom-client';
import { fromZero } from '../observability/from-zero.ts';
import type { Member } from './member.ts';
import type { Silence } from './silence.ts';

/** How many workers there are to be, and how many have started to serve, or hang. */
type Counts = Readonly<{ wanted: number; serving: () => number; silent: () => number }>;

/** The metrics of the first process: about its workers. */
export function createCrewMetrics({ wanted, serving, silent }: Counts) {
  const registry = new Registry();
  const deaths = new Counter({
    name: 'worker_deaths_total',
    help: 'Workers that ended although nobody asked them to',
    labelNames: ['worker'],
    registers: [registry],
  });
  const slots = Array.from({ length: wanted }, (_, index) => String(index + 1));
  fromZero(deaths, slots);
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('workers_wanted', 'Workers that are to serve requests', () => wanted);
  gauge('workers_serving', 'Workers that have started to serve requests and have not ended', serving);
  gauge('workers_silent', 'Workers among them that did not answer this request for metrics in time', silent);
  return { registry, countDeath: (slot: number) => deaths.labels(String(slot)).inc() };
}

/** The metrics of all workers that answer, and of the first process, as one page. No figure is added to another: the label `worker` tells them apart. */
export async function crewPage(own: Registry, serving: ReadonlyMap<number, Member>, silence: Silence): Promise<string> {
  const ask = async ([slot, member]: readonly [number, Member]) => {
    const figures = await member.figures();
    if (serving.get(slot) === member) silence.note(slot, member, figures === undefined);
    return figures;
  };
  const told = await Promise.all([...serving].map(ask));
  const all = [...told.flatMap((figures) => (figures === undefined ? [] : [figures])), await own.getMetricsAsJSON()];
  return await AggregatorRegistry.aggregate(all.map((figures) => figures.map(kept))).metrics();
}

/** The library would leave some out, and average others. */
const kept = (metric: MetricObject): MetricObject => ({ ...metric, aggregator: 'sum' });
