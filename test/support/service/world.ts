import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hexlify, randomBytes, Wallet } from 'ethers';
import request from 'supertest';
import type { Route } from '../../../src/adapters/http/frame/record/route.ts';
import { ChangeFeed } from '../../../src/adapters/http/operator/change-feed.ts';
import { InMemoryLanguageModel } from '../../../src/adapters/language-model/language-model.memory.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { newSessionKey } from '../../../src/adapters/local/session-keys.ts';
import { newAuditKey } from '../../../src/adapters/local/transparency/audit-keys.ts';
import type { Sandbox } from '../../../src/adapters/sandbox/sandbox.ts';
import type { Ports } from '../../../src/application/ports/index.ts';
import type { ReportedIdentity } from '../../../src/application/ports/kyc.ts';
import type { Clock } from '../../../src/application/ports/system.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import type { Config } from '../../../src/infrastructure/config/config.ts';
import { readConfig } from '../../../src/infrastructure/config/read-config.ts';
import { buildAdapterSets } from '../../../src/infrastructure/container/adapter-sets.ts';
import { containerOf } from '../../../src/infrastructure/container/container.ts';
import { choosePorts, sandboxOf } from '../../../src/infrastructure/container/ports.ts';
import { subject } from '../../../src/infrastructure/container/tokens.ts';
import { openTools, type Tools } from '../../../src/infrastructure/container/tools.ts';
import type { Database } from '../../../src/infrastructure/database/open-database.ts';
import type { Observers } from '../../../src/infrastructure/observability/observers.ts';
import { buildRoutes } from '../../../src/infrastructure/process/routes.ts';
import { loadSandboxEdge } from '../../../src/infrastructure/process/sandbox-edge.ts';
import { siweText } from '../chain/siwe.ts';
import { NOON } from '../noon.ts';
import { buildDescribedApp } from './described-app.ts';
import { deliver } from './kyc-reports.ts';
import { watching } from './undocumented.ts';

export const CRON_SECRET = 'cron-secret-of-the-tests';
export const FEE_QUOTE_KEY = 'fee-quote-key-of-the-tests-of-32-characters';
export const KYC_SECRET = 'kyc-secret-of-the-tests';
export { NOON } from '../noon.ts';

/** Every secret is set, so that none is generated and every run is the same. */
const TEST_ENV = {
  DATA_DIR: 'memory',
  LOG_LEVEL: 'silent',
  SESSION_KEYS: newSessionKey(),
  AUDIT_KEYS: newAuditKey(),
  API_KEY_PEPPER: 'api-key-pepper-of-the-tests',
  CRON_SECRET,
  KYC_WEBHOOK_SECRET: KYC_SECRET,
  SALE_SIGNER_KEY: `0x${'42'.repeat(32)}`,
  FEE_QUOTE_KEYS: FEE_QUOTE_KEY,
  ...Object.fromEntries(
    ['NETWORK', 'AUTH', 'GATE', 'SALE', 'CHAT', 'WRITE', 'READ', 'PAY', 'KEY', 'WEBHOOK', 'HEALTH', 'CONSOLE'].map(
      (name) => [`RATE_LIMIT_${name}`, '1000000'],
    ),
  ),
};

/** The whole service with every external system in memory, and handles to control them. */
export type TestWorld = Omit<Ports, keyof Sandbox | 'clock' | 'languageModel'> &
  Sandbox &
  Readonly<{
    clock: SettableClock;
    /** Used if no language model is configured. */
    languageModel: InMemoryLanguageModel;
    config: Config;
    app: RequestListener;
    /** Streams of events; close it, or a request for one never ends. */
    feed: ChangeFeed;
    routes: readonly Route[];
    /** Undefined in memory; close it. */
    database: Database | undefined;
    api: ReturnType<typeof request>;
    /** The names of the raised alarms. */
    raised: readonly string[];
  }>;

let tools: Promise<Tools> | undefined;

/** Those without a database and nodes are shared. */
function toolsFor(config: Config): Promise<Tools> {
  if (config.storage.kind !== 'memory' || config.chains.size > 0) return openTools(config, watching());
  tools ??= openTools(config, watching());
  return tools;
}

/** To list the files of the console takes as long as to build the service. */
const NO_CONSOLE = join(tmpdir(), 'no-console');

/** Those of the file, and those that were opened since the test began. */
const [servers, ofTest] = [new Set<Server>(), new Set<Server>()];
let isInTest = false;

/** One server for all requests of a world: supertest would open and close one for each. */
function served(app: RequestListener): Server {
  const server = createServer(app).listen(0).unref();
  (isInTest ? ofTest : servers).add(server);
  return server;
}

function closeAll(opened: Set<Server>): void {
  for (const server of opened) server.close();
  opened.clear();
}

/** Run by mocha: no world outlives the test, or the file, in whose hooks it was built. */
export const closingWorlds = {
  beforeEach: () => {
    isInTest = true;
  },
  afterEach: () => {
    isInTest = false;
    closeAll(ofTest);
  },
  afterAll: () => closeAll(servers),
};

/** `observers` replace those that write nothing; `consoleDist` holds a built console. */
export async function aWorld(
  env: Readonly<Record<string, string>> = {},
  observers?: Observers,
  consoleDist = NO_CONSOLE,
  deadline = { ms: 10_000 },
): Promise<TestWorld> {
  const config = readConfig({ ...TEST_ENV, ALLOW_SANDBOX_ON: env.BASE_URL, ...env });
  const clock = new SettableClock(NOON);
  const opened = { ...(await toolsFor(config)), ...observers };
  const raised: string[] = [];
  const metrics = { ...opened.metrics, countAlarm: (name: string) => void raised.push(name) };
  const openedTools = { ...opened, metrics };
  const sets = await buildAdapterSets(config, clock);
  const languageModel = new InMemoryLanguageModel();
  const chosen = await choosePorts(config, openedTools, sets);
  const ports = config.adapters.languageModel.kind === 'none' ? { ...chosen, languageModel } : chosen;
  const container = containerOf(ports);
  const feed = new ChangeFeed(container.get(subject.operator).readMarks, { pollMs: 2, heartbeatMs: 20 });
  const app = buildDescribedApp(config, container, openedTools, {
    feed,
    recheckMs: 20,
    deadline,
    sandbox: await loadSandboxEdge(config, container),
    consoleDist,
  });
  let routes: readonly Route[] | undefined;
  return {
    ...ports,
    ...sandboxOf(sets),
    languageModel,
    clock,
    config,
    app,
    feed,
    get routes() {
      routes ??= buildRoutes(config, container);
      return routes;
    },
    database: opened.database,
    api: request(served(app)),
    raised,
  };
}

/** From a random key: deriving one from a mnemonic takes ten times as long. */
export const aWallet = () => new Wallet(hexlify(randomBytes(32)));

export type SignedIn = Readonly<{
  wallet: Wallet;
  address: WalletAddress;
  token: string;
  cookie: string;
  /** Headers of a request by this wallet. */
  bearer: Readonly<{ authorization: string }>;
}>;

type Enterable = Pick<TestWorld, 'api' | 'config'> & Readonly<{ clock: Clock }>;

/** A wallet that signed in through the API. */
export async function signedIn({ api, clock, config }: Enterable, wallet = aWallet()): Promise<SignedIn> {
  const { nonce } = (await api.get('/api/siwe?action=nonce')).body as { nonce: string };
  const message = siweText({ address: wallet.address, nonce, url: config.server.baseUrl, issuedAt: clock.now() });
  const signature = await wallet.signMessage(message);
  const response = await api.post('/api/siwe?action=verify').send({ message, signature, issueToken: true });
  if (response.status !== 200) throw new Error(`sign-in failed: ${response.text}`);
  const { accessToken } = response.body as { accessToken: string };
  const cookie = cookiesOf(response.get('set-cookie') as string[] | undefined);
  return {
    wallet,
    address: wallet.address as WalletAddress,
    token: accessToken,
    cookie,
    bearer: { authorization: `Bearer ${accessToken}` },
  };
}

const cookiesOf = (lines: readonly string[] = []) => lines.map((line) => line.split(';')[0]).join('; ');

/** A signed-in wallet that is allowed to buy. */
export async function eligible(
  world: TestWorld,
  tier: 'TIER_1' | 'TIER_2' = 'TIER_1',
  wallet = aWallet(),
  identity: ReportedIdentity = {},
): Promise<SignedIn> {
  const buyer = await signedIn(world, wallet);
  const terms = { wallet: buyer.address, termsVersion: world.config.compliance.termsVersion };
  await world.api.post('/api/terms').set(buyer.bearer).send(terms).expect(200);
  const opened = await world.api
    .post('/api/kyc/session')
    .set(buyer.bearer)
    .send({ wallet: buyer.address, requestedTier: tier });
  const { sessionId } = opened.body as { sessionId: string };
  await deliver(world, world.kycProvider.decide(sessionId, 'approved', world.clock.now(), identity)).expect(200);
  return buyer;
}
