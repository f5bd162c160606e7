import { becomeEligible, call, newApiKey, signedInAt, signInsAt } from './client.ts';
import { bodiesFor } from './load.ts';
import { type Server, startServer } from './process.ts';
import type { Contestant, Section } from './sections.ts';
import { signIn, WALLET } from './wallet.ts';

export const CONTESTANTS = ['peer', 'service', 'required', 'floor'] as const;
export type ContestantName = (typeof CONTESTANTS)[number];
export type Started = Contestant & Readonly<{ name: ContestantName; server: Server }>;

export const WEBHOOK_SECRET = 'kyc-secret-of-the-bench';
const UNLIMITED = '100000000';
const CLASSES = ['NETWORK', 'AUTH', 'SALE', 'CHAT', 'WRITE', 'READ', 'PAY', 'KEY'];
export const SERVICE_SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: 'memory',
  ADAPTERS: 'memory',
  LOG_LEVEL: 'info',
  KYC_WEBHOOK_SECRET: WEBHOOK_SECRET,
  OPERATORS: `${WALLET}:viewer`,
  ...(Object.fromEntries(CLASSES.map((name) => [`RATE_LIMIT_${name}`, UNLIMITED])) as Readonly<
    Record<`RATE_LIMIT_${string}`, string>
  >),
};
const JSON_BODY = { 'content-type': 'application/json' };

/** `databaseUrl`: of a migrated database; without it, everything is kept in memory. */
type Start = (databaseUrl: string | undefined) => Promise<Started>;

const START: Readonly<Record<ContestantName, Start>> = {
  peer: async (databaseUrl) => {
    const server = await startRival('peer', databaseUrl);
    return rivalOf('peer', server, await signedInAt(server), (count) => signInsAt(server, count));
  },
  service: async (databaseUrl) => {
    const stored = databaseUrl !== undefined && { DATABASE_URL: databaseUrl, DATA_DIR: '' };
    const server = await startServer(['../src/main.js', 'serve'], { ...SERVICE_SETTINGS, ...stored });
    const session = await signedInAt(server);
    await becomeEligible(server.url, { headers: session, webhookSecret: WEBHOOK_SECRET });
    const key = { ...JSON_BODY, authorization: `Bearer ${await newApiKey(server.url, session)}` };
    const headersOf = { session, key, none: JSON_BODY };
    return {
      name: 'service',
      server,
      targetOf: ({ path, as, status = 200 }) => ({ server, path, headers: headersOf[as ?? 'none'], status }),
      signIns: (count) => signInsAt(server, count),
    };
  },
  required: async () => await stateless('required', await startRival('required')),
  floor: async () => await stateless('floor', await startRival('floor')),
};

export const start = (name: ContestantName, databaseUrl?: string): Promise<Started> => START[name](databaseUrl);

const startRival = (name: string, databaseUrl?: string): Promise<Server> =>
  startServer([`./rivals/${name}.js`], { NODE_ENV: 'production', ...(databaseUrl && { DATABASE_URL: databaseUrl }) });

/** Knows no customers: any sign-in is accepted whose signature can be recovered. */
async function stateless(name: ContestantName, server: Server): Promise<Started> {
  const body = JSON.stringify(signIn(server.baseUrl, 'anything'));
  const signIns = async (count: number) => Array.from({ length: bodiesFor(count) }, () => body);
  return rivalOf(name, server, JSON_BODY, signIns);
}

const rivalOf = (
  name: ContestantName,
  server: Server,
  headers: Readonly<Record<string, string>>,
  signIns: Contestant['signIns'],
): Started => ({
  name,
  server,
  targetOf: ({ name: section, path, as, worked, status = 200 }) => ({
    server,
    path: worked ? path : `/kept/${section}`,
    headers: as === undefined ? JSON_BODY : headers,
    status,
  }),
  signIns,
});

/** Gives every rival the answers of the service to return; also shows that each section works. */
export async function shareAnswers(contestants: readonly Started[], sections: readonly Section[]): Promise<void> {
  const service = contestants.find(({ name }) => name === 'service');
  if (service === undefined) return;
  for (const section of sections.filter(({ worked }) => worked !== true)) {
    const { server, path, headers, status } = service.targetOf(section);
    const text = section.body && JSON.stringify(section.body);
    const method = text === undefined ? 'GET' : 'POST';
    const answer = await fetch(server.url + path, { method, headers, ...(text !== undefined && { body: text }) });
    const body = await answer.text();
    if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status} ${body}`);
    const kept = { status, body: JSON.parse(body) };
    for (const rival of contestants.filter((one) => one !== service))
      await call(`${rival.server.url}/kept/${section.name}`, { method: 'PUT', body: kept });
  }
}
