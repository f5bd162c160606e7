import { becomeEligible, orderAt, SIGN_IN_PATH, signedInAt, signInsFor } from './client.ts';
import { bodiesFor, type Shipment, type Target } from './load.ts';
import { type Server, startServer } from './process.ts';
import { signIn } from './wallet.ts';

export type ContestantName = 'peer' | 'service' | 'floor';
export type Contestant = Readonly<{
  name: ContestantName;
  server: Server;
  authorize: Readonly<{ target: Target; body: string }>;
  /** A round of sign-ins, prepared but not sent. */
  signIns: () => Promise<Readonly<{ target: Target; shipment: Shipment }>>;
}>;

const WEBHOOK_SECRET = 'bench-secret';
const UNLIMITED = '100000000';
const SERVICE_SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: 'memory',
  ADAPTERS: 'memory',
  LOG_LEVEL: 'info',
  KYC_WEBHOOK_SECRET: WEBHOOK_SECRET,
  RATE_LIMIT_SALE: UNLIMITED,
  RATE_LIMIT_AUTH: UNLIMITED,
  RATE_LIMIT_WRITE: UNLIMITED,
};
const ROUND_SECONDS = 1;

const START: Readonly<Record<ContestantName, () => Promise<Contestant>>> = {
  peer: async () => {
    const server = await startServer(['./peer.js'], { NODE_ENV: 'production' });
    return customerOf('peer', server, await signedInAt(server.url), 250);
  },
  service: async () => {
    const server = await startServer(['../src/main.js', 'serve'], SERVICE_SETTINGS);
    const headers = await signedInAt(server.url);
    await becomeEligible(server.url, headers, WEBHOOK_SECRET);
    return customerOf('service', server, headers, 2_000);
  },
  floor: async () => {
    const server = await startServer(['./floor.js']);
    const [headers, body] = [
      { 'content-type': 'application/json' },
      JSON.stringify(signIn(server.url, 'a'.repeat(17))),
    ];
    return {
      name: 'floor',
      server,
      authorize: {
        target: { url: `${server.url}/api/sale/authorize`, headers },
        body: JSON.stringify({ amount: '250000000' }),
      },
      signIns: async () => ({
        target: { url: server.url + SIGN_IN_PATH, headers },
        shipment: { body, seconds: ROUND_SECONDS },
      }),
    };
  },
};

export const CONTESTANTS = Object.keys(START) as ContestantName[];

export const start = (name: ContestantName): Promise<Contestant> => START[name]();

async function customerOf(
  name: ContestantName,
  server: Server,
  headers: Readonly<Record<string, string>>,
  signInsARound: number,
): Promise<Contestant> {
  const order = JSON.stringify(await orderAt(server.url, headers));
  const target = { url: server.url + SIGN_IN_PATH, headers: { 'content-type': 'application/json' } };
  return {
    name,
    server,
    authorize: { target: { url: `${server.url}/api/sale/authorize`, headers }, body: order },
    signIns: async () => ({ target, shipment: { bodies: await signInsFor(server.url, bodiesFor(signInsARound)) } }),
  };
}
