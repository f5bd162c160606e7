import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Knex } from 'knex';
import type { Route } from '../../../src/adapters/http/frame/record/route.ts';
import { exampleRequest } from '../../support/example-requests.ts';
import type { ExampleWorld } from '../../support/example-shape.ts';
import { exampleWorld } from '../../support/example-world.ts';
import { expectRefusal } from '../../support/refusal.ts';

/** What a GET may call without saying in its record that it writes: methods that only read, of any port. */
const READING = new Set(
  `about acceptanceOf acceptancesOf accountFor addressFor all appointmentOf appointments balanceOf blocksOf candles checkpoint choices committed consentOf costOf
  countryOf cursor deadLetters eventsOf find findByReferralCode forToken get global hasPassword head history indicators isDraining isLive
  isPass issuedTo keysOf knowsVerifyToken latest list liveOf mintedBy namesOf native newest newestOf notesOf ofCoins ofSymbols ofToken ofTokens openAlarms openProposals page
  payments people pngDataUrl poolsOf pricesOf progress proofOf publicKeys purchased purchases read recentOf recordsOf refusals rulingsOf sale screen
  screenAll settledUntil sign since spendOf paidSince spentOn spentBy sponsorship state statisticsOf stream suspensionOf svg tally tokensOf usageOf usedBy verificationsOf verify
  waiting walletsOf walletsOfSamePerson`.split(/\s+/),
);

/** Of the test world beside its ports. */
const NO_PORTS = new Set(['app', 'api', 'config', 'clock', 'database', 'feed', 'raised', 'random', 'routes']);

/** These authenticate by a credential of their own, which no browser attaches. */
const hasOwnCredential = ({ access }: Route) => access === 'cron' || access === 'payment' || access === 'webhook';
const mayWrite = (route: Route) => route.access === 'operator' || route.writes !== undefined || hasOwnCredential(route);

/** Something for reads to do: a verification that the provider has decided, and this service does not know of yet. */
async function arrange(env: Readonly<Record<string, string>> = {}): Promise<ExampleWorld> {
  const of = await exampleWorld(env);
  const wish = { wallet: of.owner.address, requestedTier: 'TIER_2' };
  const { sessionId } = (await of.world.api.post('/api/kyc/session').set(of.owner.bearer).send(wish).expect(200)).body;
  of.world.kycProvider.decide(sessionId, 'rejected', of.world.clock.now());
  return of;
}

/** The request of every GET, by whom it is for and by an operator; each is sent by the function. */
async function* readings(of: ExampleWorld) {
  for (const route of of.world.routes.filter(({ method }) => method === 'get')) {
    const { path, query = '', headers } = await exampleRequest(route.path, route.operationId, of);
    for (const as of [headers, ...(route.access === 'operator' ? [] : [of.admin])])
      yield { route, send: () => of.world.api.get(`${path}?${query}`).set(as) };
  }
}

describe('a GET whose record does not say that it writes', () => {
  it('writes nothing into the database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
    const of = await arrange({ DATA_DIR: folder });
    const knex = of.world.database?.knex as Knex;
    // Each transaction that writes or locks takes the next number, also one that is rolled back.
    const nextTransaction = async () =>
      String((await knex.raw('select pg_snapshot_xmax(pg_current_snapshot()) as next')).rows[0].next);
    const writing = new Set<Route>();
    for await (const { route, send } of readings(of)) {
      const before = await nextTransaction();
      await send();
      if ((await nextTransaction()) !== before) writing.add(route);
    }
    await of.world.database?.close();
    rmSync(folder, { recursive: true });
    expect(namesOf([...writing].filter((route) => !mayWrite(route)))).to.deep.equal([]);
    expect(namesOf([...writing])).to.include.members([
      'upgradeKyc',
      'viewKyc',
      'exportUser',
      'exportAudit',
      'readSignIn',
    ]);
  });

  it('calls methods that read, and no other, of any store or outside system', async () => {
    const of = await arrange();
    const called: string[] = [];
    for (const [name, port] of Object.entries(of.world)) if (!NO_PORTS.has(name)) noteCalls(port, name, called);
    const acting: string[] = [];
    for await (const { route, send } of readings(of)) {
      called.length = 0;
      await send();
      if (!mayWrite(route)) acting.push(...called.map((call) => `${route.operationId} calls ${call}`));
    }
    expect([...new Set(acting)]).to.deep.equal([]);
  });
});

describe('a request that writes or spends', () => {
  const FOREIGN = {
    'another origin': { origin: 'https://evil.example' },
    'a link on another site': { 'sec-fetch-site': 'cross-site', accept: 'text/html' },
    'a link on a sibling of the site': { 'sec-fetch-site': 'same-site', accept: 'text/html' },
    'a link in another program, or a typed address': { 'sec-fetch-site': 'none', accept: 'text/html' },
  };
  const OLD_BROWSER = { 'a link in a browser that says nothing about sites': { accept: 'text/html,*/*;q=0.8' } };
  const OWN = [{ 'sec-fetch-site': 'same-origin', accept: 'text/html' }, { origin: 'http://localhost:3000' }, {}];

  it('is refused with the session cookie from anywhere but the service’s own pages, whatever its method', async () => {
    const of = await arrange();
    const { world, owner, admin } = of;
    const asCookie = (bearer: string) => `svc-session=${bearer.slice('Bearer '.length)}`;
    const staff = `${asCookie(admin.authorization)}; ${admin.cookie}`;
    const isMeant = ({ access, method, writes, setsCookie }: Route) =>
      setsCookie !== true &&
      (access === 'operator' ||
        ((access === 'session' || access === 'optional') && (method !== 'get' || writes === true)));
    for (const route of world.routes.filter(isMeant)) {
      const cookie = route.access === 'operator' ? staff : asCookie(owner.bearer.authorization);
      const path = route.path.replaceAll(/\{\w+\}/g, 'x');
      for (const [what, headers] of Object.entries({ ...FOREIGN, ...(route.method === 'get' && OLD_BROWSER) })) {
        const answer = await world.api[route.method](path).set({ cookie, ...headers });
        expect([answer.status, answer.body.code], `${route.operationId} from ${what}`).to.deep.equal([
          403,
          'CROSS_ORIGIN',
        ]);
        if (route.method === 'get')
          await world.api
            .head(path)
            .set({ cookie, ...headers })
            .expect(403);
      }
      for (const headers of OWN) {
        const answer = await world.api[route.method](path)
          .set({ cookie, ...headers })
          .buffer(false);
        expect(answer.body.code, `${route.operationId} from ${JSON.stringify(headers)}`).to.not.equal('CROSS_ORIGIN');
      }
    }
    expect(await world.auditLog.page({ action: 'user.export' }, { limit: 1 })).to.deep.include({ items: [] });
  });

  it('needs the bearer token of the timer at the cron endpoints, and no cookie does instead', async () => {
    const { world, admin } = await exampleWorld();
    for (const { path } of world.routes.filter(({ access }) => access === 'cron'))
      for (const headers of [{ cookie: admin.cookie }, { cookie: `svc-session=${admin.authorization.slice(7)}` }])
        expectRefusal(await world.api.get(path).set(headers), 401, 'CRON_SECRET_INVALID');
  });
});

const namesOf = (routes: readonly Route[]) => routes.map(({ operationId }) => operationId);

/** Notes every call of a method that is not known to read. */
function noteCalls(port: unknown, name: string, called: string[]): void {
  if (typeof port !== 'object' || port === null) return;
  const methods = port as Record<string, unknown>;
  for (const method of methodsOf(port)) {
    const own = methods[method];
    if (method === 'constructor' || READING.has(method) || typeof own !== 'function') continue;
    methods[method] = (...given: unknown[]) => {
      called.push(`${name}.${method}`);
      return own.apply(port, given);
    };
  }
}

function methodsOf(port: object): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = port; at !== Object.prototype && at !== null; at = Object.getPrototypeOf(at) as object)
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  return names;
}
