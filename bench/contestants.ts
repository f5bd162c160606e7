import { becomeEligible, orderAt, SIGN_IN_PATH, signedInAt, signInsAt } from './client.ts';
import { bodiesFor, type Shipment, type Target } from './load.ts';
import { type Server, startServer } from './process.ts';
import { signIn, WALLET } from './wallet.ts';

export type ContestantName = 'peer' | 'service' | 'floor';
export type Contestant = Readonly<{
  name: ContestantName;
  authorize: Readonly<{ target: Target; body: string }>;
  /** This many sign-ins, ready to be sent. */
  signIns: (count: number) => Promise<Readonly<{ target: Target; shipment: Shipment }>>;
}>;

const WEBHOOK_SECRET = 'kyc-secret-of-the-bench';
const UNLIMITED = '100000000';
export const SERVICE_SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: 'memory',
  ADAPTERS: 'memory',
  LOG_LEVEL: 'info',
  KYC_WEBHOOK_SECRET: WEBHOOK_SECRET,
  RATE_LIMIT_SALE: UNLIMITED,
  RATE_LIMIT_NETWORK: UNLIMITED,
  RATE_LIMIT_AUTH: UNLIMITED,
  RATE_LIMIT_WRITE: UNLIMITED,
  RATE_LIMIT_READ: UNLIMITED,
};
const JSON_BODY = { 'content-type': 'application/json' };
const ORDER = JSON.stringify({
  wallet: WALLET,
  amount: '250000000',
  paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
});
const AUTHORIZE_PATH = '/api/sale/authorize';

const START: Readonly<Record<ContestantName, () => Promise<Contestant>>> = {
  peer: async () => {
    const server = await startServer(['./peer.js'], { NODE_ENV: 'production' });
    return customerOf('peer', server, await signedInAt(server));
  },
  service: async () => {
    const server = await startServer(['../src/main.js', 'serve'], SERVICE_SETTINGS);
    const headers = await signedInAt(server);
    await becomeEligible(server.url, headers, WEBHOOK_SECRET);
    return customerOf('service', server, headers);
  },
  floor: async () => {
    const server = await startServer(['./floor.js']);
    const body = JSON.stringify(signIn(server.baseUrl, 'anything'));
    return {
      name: 'floor',
      authorize: { target: { server, path: AUTHORIZE_PATH, headers: JSON_BODY }, body: ORDER },
      signIns: async (count) => ({
        target: { server, path: SIGN_IN_PATH, headers: JSON_BODY },
        shipment: { bodies: Array.from({ length: bodiesFor(count) }, () => body) },
      }),
    };
  },
};

export const CONTESTANTS = Object.keys(START) as ContestantName[];

export const start = (name: ContestantName): Promise<Contestant> => START[name]();

async function customerOf(name: ContestantName, server: Server, headers: Target['headers']): Promise<Contestant> {
  const order = JSON.stringify(await orderAt(server.url, headers));
  return {
    name,
    authorize: { target: { server, path: AUTHORIZE_PATH, headers }, body: order },
    signIns: async (count) => ({
      target: { server, path: SIGN_IN_PATH, headers: JSON_BODY },
      shipment: { bodies: await signInsAt(server, bodiesFor(count)) },
    }),
  };
}
