// A portfolio over five chains: a cold read, compared with one read of the slowest chain; and repeated reads, compared
// with
// Express alone with the same response.
import { randomBytes } from 'node:crypto';
import { call, signedInAt } from './client.ts';
import { SERVICE_SETTINGS } from './contestants.ts';
import type { Effort } from './effort.ts';
import { load, type Target } from './load.ts';
import { startServer } from './process.ts';
import { median } from './report.ts';
import { WALLET } from './wallet.ts';

/** The delay of each chain's node in milliseconds. */
const DELAYS = { 1: 40, 10: 80, 137: 120, 8453: 160, 42161: 200 };
const SLOWEST = 42161;
const AIMS = { cold: 1.15, warm: 0.6 };
/** Reads before the cold reads are measured. */
const READS_AHEAD = 5;
/** aggregate3 with no calls. */
const NOTHING = `0x82ad56cb${'20'.padStart(64, '0')}${'0'.repeat(64)}`;

type Figures = Effort['portfolio'];

const someone = () => `0x${randomBytes(20).toString('hex')}`;

async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

/** The results as lines of text. */
export async function benchPortfolio({ portfolio: effort }: Effort): Promise<string> {
  const nodes = await startServer(['./nodes.js']);
  const nodeUrl = (chainId: number, delay: number) => `${nodes.url}/${chainId}/${delay}`;
  const urls = Object.entries(DELAYS).map(([id, delay]) => [`RPC_URL_${id}`, nodeUrl(Number(id), delay)]);
  const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
  const service = await startServer(['../src/main.js', 'serve'], {
    ...SERVICE_SETTINGS,
    ...Object.fromEntries(urls),
    CHAIN_PROVIDER: 'evm',
    ALLOW_SANDBOX_ON: `http://localhost:${SERVICE_SETTINGS.PORT}`,
    SALE_CHAIN_ID: '8453',
    SALE_CONTRACT: contract,
    SALE_PAYMENT_TOKENS: `${contract}:USDC:6`,
  });
  const headers = await signedInAt(service);
  const pathOf = (address: string) => `/api/portfolio/aggregate?address=${address}`;
  const view = (address: string) => call<object>(service.url + pathOf(address), { method: 'GET', headers });
  const cold = await benchCold(() => view(someone()), nodeUrl(SLOWEST, DELAYS[SLOWEST]), effort);
  const answer = await view(WALLET);
  const plain = await startServer(['./plain-express.js']);
  await call(plain.url, { method: 'PUT', body: answer });
  const warm = await benchWarm(
    { server: service, path: pathOf(WALLET), headers },
    { server: plain, path: '/', headers },
    effort,
  );
  return `${cold}\n${warm} (an answer of ${JSON.stringify(answer).length} characters)`;
}

async function benchCold(view: () => Promise<unknown>, nodeUrl: string, { coldReads }: Figures): Promise<string> {
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ data: NOTHING }, 'latest'] };
  for (let i = 0; i < READS_AHEAD; i += 1) await view();
  const ratios: number[] = [];
  const times: number[] = [];
  for (let i = 0; i < coldReads; i += 1) {
    const single = await timed(() => call(nodeUrl, { body }));
    const all = await timed(view);
    times.push(all);
    ratios.push(all / single);
  }
  return line('cold', median(ratios), 'the slowest chain alone', AIMS.cold, median(ratios) <= AIMS.cold, [
    `${median(times).toFixed(0)} ms for five chains of ${Object.values(DELAYS).join(', ')} ms`,
  ]);
}

async function benchWarm(service: Target, plain: Target, effort: Figures): Promise<string> {
  const { warmUpSeconds, roundSeconds: seconds, rounds } = effort;
  for (const target of [service, plain]) await load(target, { seconds: warmUpSeconds });
  const ratios: number[] = [];
  const rates: (readonly [number, number])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [ours, theirs] = [await load(service, { seconds }), await load(plain, { seconds })];
    ratios.push(ours.perSecond / theirs.perSecond);
    rates.push([ours.perSecond, theirs.perSecond]);
  }
  const [ours, theirs] = [0, 1].map((i) => median(rates.map((rate) => rate[i] ?? Number.NaN)).toFixed(0));
  return line('warm', median(ratios), 'Express alone', AIMS.warm, median(ratios) >= AIMS.warm, [
    `${ours}/s beside ${theirs}/s`,
  ]);
}

const line = (what: string, ratio: number, than: string, aim: number, reached: boolean, more: readonly string[]) =>
  `  portfolio ${what}: ${ratio.toFixed(2)} × ${than}; aim ${aim}: ${reached ? 'reached' : 'missed'}; ${more.join('; ')}`;
