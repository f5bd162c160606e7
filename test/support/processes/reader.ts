import { z } from 'zod';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { Upstream } from '../../../src/adapters/upstream/upstream.ts';
import { readConfig } from '../../../src/infrastructure/config/read-config.ts';
import { withDrawnSecrets } from '../../../src/infrastructure/config/secrets.ts';
import { openTools, upstreamToolsOf } from '../../../src/infrastructure/container/tools.ts';
import { silent } from '../../../src/infrastructure/observability/silent.ts';
import { printLine } from './print-line.ts';

// Reads a price of the provider with this many concurrent calls, as one process of the service does, and prints the
// results.

const [, , baseUrl = '', times = '', variable = '', value = ''] = process.argv;

const { env } = withDrawnSecrets({ DATA_DIR: 'memory', LOG_LEVEL: 'silent', [variable]: value }, undefined);
const tools = await openTools(readConfig(env), silent());
const allowance = { calls: 2, perMs: 60_000 };
const upstream = new Upstream(
  { name: 'prices', baseUrl, allowance },
  upstreamToolsOf(tools, systemClock, 'the provider', () => {}),
);
// Settles once every process has started.
await fetch(`${baseUrl}/barrier`);
const Price = z.object({ usd: z.number() });
const read = (coin: string) =>
  upstream
    .read({ path: ['price', coin] }, Price, { freshMs: 60_000, staleMs: 0, absentMs: 0 })
    .then(({ value: price }) => `${price?.usd}`)
    .catch((error: Error) => error.message);
const burst = await Promise.all(Array.from({ length: Number(times) }, () => read('eth')));
printLine([...new Set(burst)].join());
printLine((await Promise.all(['a', 'b', 'c'].map(read))).toSorted().join());
upstream.close();
await tools.sharedStore?.close();
await tools.database?.close();
process.exit();
