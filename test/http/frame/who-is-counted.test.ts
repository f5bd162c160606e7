import { expect } from 'chai';
import type { Request, Response } from 'express';
import { pino } from 'pino';
import { countTogether } from '../../../src/adapters/http/frame/admission/count.ts';
import type { Edge } from '../../../src/adapters/http/frame/admission/edge.ts';
import { KeyGuesses } from '../../../src/adapters/http/frame/admission/key-guesses.ts';
import { type CountRequest, requestCounter } from '../../../src/adapters/http/frame/admission/limiter.ts';
import {
  BY_NETWORK,
  COUNTED_ALONE,
  LIMIT_DEFAULTS,
  type Limits,
} from '../../../src/adapters/http/frame/record/limits.ts';
import type { Route } from '../../../src/adapters/http/frame/record/route.ts';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { noTracer } from '../../../src/adapters/tracing/tracer.none.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { type Database, openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import {
  type CounterOf,
  limitCountersOn,
  openSharedStore,
  type SharedStore,
} from '../../../src/infrastructure/shared-store/shared-store.ts';
import { onServer } from '../../support/servers/database.ts';
import { onRedis } from '../../support/servers/redis-server.ts';
import { aWorld } from '../../support/service/world.ts';

const CLASS = 6;
const KEY = 4;
const LIMITS = {
  ...(Object.fromEntries(Object.keys(LIMIT_DEFAULTS).map((name) => [name, CLASS])) as Limits),
  key: KEY,
  network: 1_000,
};

/** Credentials: of each wallet one session and five keys. */
const keyToken = (wallet: number, key: number) => `svc_pk_live_${`${wallet}${key}`.padStart(32, '0')}`;
const sessionToken = (wallet: number) => `session-${wallet}`;

const KEYS_OF_ONE = [1, 2, 3, 4, 5].map((key) => keyToken(1, key));
const KEYS_OF_FIVE = [1, 2, 3, 4, 5].map((wallet) => keyToken(wallet, 1));
const SESSIONS_OF_FIVE = [1, 2, 3, 4, 5].map((wallet) => sessionToken(wallet));

/** What the callers show in turn; undefined for nothing. */
const CALLERS = {
  nobody: [undefined],
  'a session': [sessionToken(1)],
  'a key': [keyToken(1, 1)],
  'five keys of a wallet': KEYS_OF_ONE,
  'five keys of a wallet, and its session': [...KEYS_OF_ONE, sessionToken(1)],
  'keys of five wallets': KEYS_OF_FIVE,
  'keys of five wallets, and nobody': [...KEYS_OF_FIVE, undefined],
  'sessions of five wallets': SESSIONS_OF_FIVE,
} as const;
type Callers = keyof typeof CALLERS;

/** How many requests pass in a minute from one network. */
type Budgets = Readonly<Record<Callers, number>>;

/** Sign-in, the gate, health: whatever is shown, the network's limit holds. */
const BY_ITS_NETWORK: Budgets = {
  nobody: CLASS,
  'a session': CLASS,
  'a key': KEY,
  'five keys of a wallet': CLASS,
  'five keys of a wallet, and its session': CLASS,
  'keys of five wallets': CLASS,
  'keys of five wallets, and nobody': CLASS,
  'sessions of five wallets': CLASS,
};
/** A key is not looked up. */
const ALONE: Budgets = { ...BY_ITS_NETWORK, 'a key': CLASS };
/** A key admits nobody here: keys pass no more requests than nobody does. Wallets are bounded by the ceiling of the network. */
const WITHOUT_KEYS: Budgets = { ...BY_ITS_NETWORK, 'sessions of five wallets': 5 * CLASS };
/** A key admits: it counts as its wallet. */
const WITH_KEYS: Budgets = {
  ...WITHOUT_KEYS,
  'keys of five wallets': 5 * KEY,
  'keys of five wallets, and nobody': 5 * KEY + CLASS,
};

function expectedOn({ limit, access, scope }: Route): Budgets {
  if (COUNTED_ALONE.has(limit)) return ALONE;
  if (BY_NETWORK.has(limit)) return BY_ITS_NETWORK;
  return access === 'session' && scope !== undefined ? WITH_KEYS : WITHOUT_KEYS;
}

const A_KEY = { label: 'bot', lastFour: '0000', scopes: ['openid'], createdAt: new Date() } as const;
const A_SESSION = { provider: 'siwe', createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) } as const;

/** Wallets and keys of this run only, so that runs over one store never meet. */
function edgeOver(count: CountRequest, run: number): Edge {
  const walletOf = (number = '') => `wallet ${number} of run ${run}` as WalletAddress;
  const edge: Partial<Edge> = {
    count,
    keyGuesses: new KeyGuesses(100, systemClock),
    sessionOf: (token) => ({ ...A_SESSION, id: token, wallet: walletOf(token.at(-1)) }),
    isLive: async () => true,
    keyOf: async (token) => ({ ...A_KEY, id: run * 100 + Number(token.slice(-2)), wallet: walletOf(token.at(-2)) }),
  };
  return edge as Edge;
}

async function passes(route: Route, edge: Edge, token: string | undefined, ip: string): Promise<boolean> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const req = { method: route.method.toUpperCase(), query: {}, headers, ip, socket: { remoteAddress: ip } };
  const res = { headersSent: false, setHeader: () => {} };
  let passed = false;
  try {
    await countTogether(route, edge)(req as never as Request, res as never as Response, () => {
      passed = true;
    });
  } catch (error) {
    expect(error).to.include({ code: 'RATE_LIMITED' });
  }
  return passed;
}

const silentLogger = pino({ level: 'silent' });

let runs = 0;

/** From one network, the callers send in turn until all of them are refused. */
async function budgetOf(route: Route, count: CountRequest, shown: readonly (string | undefined)[]): Promise<number> {
  runs += 1;
  const edge = edgeOver(count, runs);
  const ip = `203.0.${Math.floor(runs / 250)}.${runs % 250}`;
  let passed = 0;
  for (let before = -1; before < passed; ) {
    before = passed;
    for (const token of shown) if (await passes(route, edge, token, ip)) passed += 1;
  }
  return passed;
}

async function budgetsOn(route: Route, count: CountRequest): Promise<object> {
  const rows = Object.entries(CALLERS).map(
    async ([callers, shown]) => [callers, await budgetOf(route, count, shown)] as const,
  );
  return Object.fromEntries(await Promise.all(rows));
}

/** Routes of one shape are counted alike. */
const shapeOf = ({ limit, access, scope }: Route): string => [limit, access, scope !== undefined].join(' ');

/** `storeOf` holds the counts of all processes. */
function describeBudgets(storeOf: () => CounterOf | undefined): void {
  it('is the same for all callers that count as one, on every route', async () => {
    const count = requestCounter(LIMITS, storeOf());
    const routes = new Map((await aWorld()).routes.map((route) => [shapeOf(route), route]));
    expect(routes.size).to.be.above(10);
    for (const route of routes.values())
      expect(await budgetsOn(route, count), route.operationId).to.deep.equal(expectedOn(route));
  });
}

function describeShared(open: () => Promise<SharedStore | undefined>): void {
  let store: SharedStore;
  before(async () => {
    store = (await open()) as SharedStore;
  });
  after(async () => await store?.close());
  describeBudgets(() => limitCountersOn(store));
}

describe('the number of requests that a network may send in a minute', () => {
  describe('counted in memory', () => describeBudgets(() => undefined));

  onServer((serverOf) => {
    let database: Database;
    after(async () => await database?.close());
    describeShared(async () => {
      const storage = { kind: 'postgres' as const, migrate: true, url: await serverOf().create('migrated') };
      database = await openDatabase(storage);
      return await openSharedStore({ redisUrl: undefined, storage }, database, silentLogger, noTracer);
    });
  });

  onRedis((serverOf) =>
    describeShared(() =>
      openSharedStore({ redisUrl: serverOf().url, storage: { kind: 'memory' } }, undefined, silentLogger, noTracer),
    ),
  );
});
