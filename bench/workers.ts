import autocannon, { type Options } from 'autocannon';
import { becomeEligible, signedInAt } from './client.ts';
import { SERVICE_SETTINGS } from './contestants.ts';
import { type BenchDatabase, startDatabase } from './database.ts';
import { type Server, startServer } from './process.ts';
import { processorTimeOf } from './processor-time.ts';
import { AUTHORIZE_PATH, SECTIONS } from './sections.ts';

const WORKERS = [1, 2];
/** Requests a second that are offered, whether or not earlier ones have been answered, up to the connections. */
const RATES = [200, 400, 600, 800];
const CONNECTIONS = 60;
const WARM_UP = { connections: 20, amount: 12_000 };
const SECONDS = 10;
const LINE_WIDTH = 14;

/**
 * Authorizations on PostgreSQL at fixed rates, with one and with two workers. The load, the service and the database share the machine:
 * the processor time of each shows how much of it was left.
 */
export async function benchWorkers(): Promise<string> {
  const database = await startDatabase();
  try {
    const lines = [HEAD];
    for (const workers of WORKERS) lines.push(...(await measured(workers, database)));
    return ['', 'POST /api/sale/authorize on PostgreSQL, by workers', ...lines.map(rowOf)].join('\n');
  } finally {
    await database.stop();
  }
}

const HEAD = ['workers', 'offered/s', 'answered/s', 'p50 ms', 'p99 ms', 'service cores', 'db cores', 'load cores'];
const rowOf = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(LINE_WIDTH)).join('');

async function measured(workers: number, database: BenchDatabase): Promise<string[][]> {
  const settings = {
    WORKERS: String(workers),
    DATABASE_URL: await database.create(`workers_${workers}`),
    DATA_DIR: '',
  };
  const server = await startServer(['../src/main.js', 'serve'], { ...SERVICE_SETTINGS, ...settings });
  try {
    const headers = await signedInAt(server);
    await becomeEligible(server.url, headers, SERVICE_SETTINGS.KYC_WEBHOOK_SECRET);
    const body = JSON.stringify(SECTIONS.find(({ path }) => path === AUTHORIZE_PATH)?.body);
    const target = { url: server.url + AUTHORIZE_PATH, method: 'POST' as const, headers, body };
    await autocannon({ ...target, ...WARM_UP });
    const lines: string[][] = [];
    for (const rate of RATES)
      lines.push([String(workers), String(rate), ...(await offered(target, rate, { server, database }))]);
    return lines;
  } finally {
    await server.stop();
  }
}

type Measured = Readonly<{ server: Server; database: BenchDatabase }>;

/** Throws when an answer was another than 200, because the figures would be wrong. */
async function offered(
  target: Omit<Options, 'connections'>,
  rate: number,
  { server, database }: Measured,
): Promise<string[]> {
  const spent = () => {
    const { user, system } = process.cpuUsage();
    return [processorTimeOf(server.pid), database.time(), user + system];
  };
  const before = spent();
  const started = performance.now();
  const run = await autocannon({ ...target, connections: CONNECTIONS, overallRate: rate, duration: SECONDS });
  const seconds = (performance.now() - started) / 1_000;
  if (run.non2xx + run.errors + run.timeouts > 0)
    throw new Error(`${run.non2xx} refusals, ${run.errors} errors, ${run.timeouts} time-outs`);
  const cores = spent().map((used, i) => ((used - (before[i] ?? 0)) / 1_000_000 / seconds).toFixed(2));
  return [(run['2xx'] / seconds).toFixed(0), String(run.latency.p50), String(run.latency.p99), ...cores];
}
