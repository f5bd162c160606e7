import { bodiesFor, type Shipment, type Target } from './load.ts';
import { WALLET } from './wallet.ts';

export type Contestant = Readonly<{
  name: string;
  /** Sends this section's requests here. */
  targetOf: (section: Section) => Target;
  /** Bodies of sign-ins, each with a nonce of its own. */
  signIns: (count: number) => Promise<readonly string[]>;
}>;

/** `peer`: at least so many times its processor time; `required`: at most so many times. */
export type Aims = Readonly<{ peer?: number; required?: number }>;

export type Section = Readonly<{
  name: string;
  title: string;
  path: string;
  body?: object;
  /** The credential of the service's customer, who is an operator too; none for sign-in, payment, and what anybody may read. */
  as?: 'session' | 'key';
  status?: number;
  /** The rivals do the work themselves. Without it they return the service's own answer, which they keep in memory. */
  worked?: true;
  aims: Readonly<{ memory: Aims; postgres: Aims }>;
}>;

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const AUTHORIZE_PATH = '/api/sale/authorize';
export const SIGN_IN_PATH = '/api/siwe?action=verify';
const NO_AIMS = { memory: {}, postgres: {} };

export const orderOf = (wallet: string) => ({ wallet, amount: '250000000', paymentToken: USDC });

export const SECTIONS: readonly Section[] = [
  {
    name: 'siwe',
    title: 'POST /api/siwe?action=verify',
    path: SIGN_IN_PATH,
    worked: true,
    aims: { memory: { peer: 3 }, postgres: { peer: 3.5 } },
  },
  {
    name: 'authorize',
    title: 'POST /api/sale/authorize',
    path: AUTHORIZE_PATH,
    body: orderOf(WALLET),
    as: 'session',
    worked: true,
    aims: { memory: { peer: 3.5, required: 1.6 }, postgres: { peer: 3 } },
  },
  { name: 'user', title: 'GET /api/user', path: '/api/user', as: 'session', aims: NO_AIMS },
  {
    name: 'holdings',
    title: 'GET /api/portfolio/aggregate',
    path: `/api/portfolio/aggregate?address=${WALLET}`,
    as: 'session',
    aims: NO_AIMS,
  },
  { name: 'prices', title: 'GET /api/tokens/prices', path: '/api/tokens/prices?symbols=ETH,BTC,POL', aims: NO_AIMS },
  {
    name: 'oracle',
    title: 'GET /api/oracle/dashboard',
    path: `/api/oracle/dashboard?token=${USDC}&chainId=8453`,
    aims: NO_AIMS,
  },
  {
    name: 'people',
    title: 'GET /api/operator/users',
    path: '/api/operator/users?limit=50',
    as: 'session',
    aims: NO_AIMS,
  },
  {
    name: 'decisions',
    title: 'GET /api/operator/decisions',
    path: '/api/operator/decisions?limit=50',
    as: 'session',
    aims: NO_AIMS,
  },
  {
    name: 'history',
    title: 'GET /api/transactions/history',
    path: `/api/transactions/history?address=${WALLET}`,
    as: 'session',
    aims: NO_AIMS,
  },
  {
    name: 'prepare',
    title: 'POST /api/transfer/prepare',
    path: '/api/transfer/prepare',
    body: { from: WALLET, to: OTHER, token: USDC, amount: '25000000', chainId: 8453 },
    as: 'session',
    aims: NO_AIMS,
  },
  {
    name: 'chat',
    title: 'POST /api/chat',
    path: '/api/chat',
    body: { message: 'what is the price of eth?' },
    as: 'session',
    aims: NO_AIMS,
  },
  {
    name: 'key',
    title: 'GET /api/portfolio/summary with an API key',
    path: `/api/portfolio/summary?address=${WALLET}`,
    as: 'key',
    aims: NO_AIMS,
  },
  {
    name: 'challenge',
    title: 'GET /api/agent/market-snapshot without a payment',
    path: '/api/agent/market-snapshot',
    status: 402,
    aims: NO_AIMS,
  },
];

/** So many requests of the section, ready to be sent. */
export async function shipmentOf({ name, body }: Section, contestant: Contestant, count: number): Promise<Shipment> {
  if (name === 'siwe') return { bodies: await contestant.signIns(bodiesFor(count)) };
  return { count, ...(body !== undefined && { body: JSON.stringify(body) }) };
}
