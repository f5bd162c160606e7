import type { Wallet } from 'ethers';
import request, { type Test } from 'supertest';
import type { World } from '../../../contracts/kit/deploy.ts';
import { deploy } from '../../../contracts/kit/handles.ts';
import { saleEnvironment } from '../../../demo/sale-environment.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { newSessionKey } from '../../../src/adapters/local/session-keys.ts';
import { newAuditKey } from '../../../src/adapters/local/transparency/audit-keys.ts';
import type { PaymasterUseCases } from '../../../src/application/paymaster/index.ts';
import type { AuthorizationState } from '../../../src/application/ports/sale.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { readConfig } from '../../../src/infrastructure/config/read-config.ts';
import { buildAdapterSets } from '../../../src/infrastructure/container/adapter-sets.ts';
import { containerOf } from '../../../src/infrastructure/container/container.ts';
import { choosePorts, sandboxOf } from '../../../src/infrastructure/container/ports.ts';
import { port, subject } from '../../../src/infrastructure/container/tokens.ts';
import { openTools } from '../../../src/infrastructure/container/tools.ts';
import { createMetrics } from '../../../src/infrastructure/observability/metrics.ts';
import { siweText } from '../chain/siwe.ts';
import { purchaseSignerOf } from '../fixtures/signing-keys.ts';
import { until } from '../real-time.ts';
import { startNodeProxy } from '../servers/node-proxy.ts';
import { buildDescribedApp } from './described-app.ts';
import { deliver } from './kyc-reports.ts';
import { watching } from './undocumented.ts';

export type LiveService = Readonly<{
  /** The environment with which another process is the same service. */
  env: Readonly<Record<string, string>>;
  paymaster: PaymasterUseCases;
  get(path: string): Test;
  post(path: string, body: object): Test;
  cron(path: string): Test;
  /** Signs the wallet in; from now on requests are sent for it. */
  enter(wallet: Wallet): Promise<void>;
  /** Signs the wallet in, accepts the terms and has its TIER_1 verification approved, as that of this person. */
  qualify(wallet: Wallet, personId?: string): Promise<void>;
  /** Deploys a contract wallet of the owner and signs it in. */
  signInContractWallet(owner: Wallet): Promise<void>;
  authorizationState(nonce: string): Promise<AuthorizationState | undefined>;
  /** Calldata of a purchase with the sale signer's signature that this service never issued. */
  forge(buyer: string, amount: bigint): Promise<string>;
  /** The names of the raised alarms. */
  alarms: readonly string[];
  cutNode(): void;
  /** Resolves once the cool-down of the node is over. */
  mendNode(): Promise<void>;
  stop(): Promise<void>;
}>;

/** The cool-down after a node failure: much shorter than in production, so that tests see it end. */
const REST_MS = 100;

/** The service as in production except for the identity provider: real node, real database, every check on. */
export async function startLiveService(
  world: World,
  signerKey: string,
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<LiveService> {
  const proxy = await startNodeProxy(world.node.url);
  const { env: sale, cronSecret } = saleEnvironment(world, signerKey);
  const limits = ['NETWORK', 'AUTH', 'GATE', 'SALE', 'WRITE', 'READ', 'WEBHOOK'].map((name) => [
    `RATE_LIMIT_${name}`,
    '1000000',
  ]);
  const env = {
    ...sale,
    ...Object.fromEntries(limits),
    [`RPC_URL_${world.node.chainId}`]: proxy.url,
    DATABASE_URL: databaseUrl,
    SESSION_KEYS: newSessionKey(),
    AUDIT_KEYS: newAuditKey(),
    API_KEY_PEPPER: 'api-key-pepper-of-the-tests',
    FEE_QUOTE_KEYS: 'fee-quote-key-of-the-tests-of-32-characters',
    ...more,
  };
  const config = readConfig(env);
  const alarms: string[] = [];
  const metrics = { ...createMetrics(), countAlarm: (name: string) => void alarms.push(name) };
  const { chainId } = world.node;
  const opened = await openTools(config, { ...watching(), metrics });
  const rpc = new ChainRpc({ chainId, urls: [proxy.url], restMs: REST_MS });
  const chains = new Map([[chainId, rpc]]);
  const tools = { ...opened, chains };
  const sets = await buildAdapterSets(config);
  const kycProvider = sandboxOf(sets).kycProvider;
  const container = containerOf(await choosePorts(config, tools, sets));
  const api = request(buildDescribedApp(config, container, tools));
  let token = '';
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
  const post = (path: string, body: object) => api.post(path).set(bearer(token)).send(body);

  const signIn = async (address: string, sign: (message: string) => Promise<string>) => {
    const { nonce } = (await api.get('/api/siwe?action=nonce').expect(200)).body;
    const url = config.server.baseUrl;
    const message = siweText({ address, nonce, url, issuedAt: new Date(), chainId: world.node.chainId });
    const proof = { message, signature: await sign(message), issueToken: true };
    token = (await api.post('/api/siwe?action=verify').send(proof).expect(200)).body.accessToken;
  };

  return {
    env,
    paymaster: container.get(subject.paymaster),
    get: (path) => api.get(path).set(bearer(token)),
    post,
    cron: (path) => api.get(path).set(bearer(cronSecret)),
    enter: (wallet) => signIn(wallet.address, (message) => wallet.signMessage(message)),
    qualify: async (wallet, personId) => {
      await signIn(wallet.address, (message) => wallet.signMessage(message));
      await post('/api/terms', { wallet: wallet.address, termsVersion: config.compliance.termsVersion }).expect(200);
      const { sessionId } = (await post('/api/kyc/session', { wallet: wallet.address }).expect(200)).body;
      await deliver(
        { api },
        kycProvider.decide(sessionId, 'approved', new Date(), personId === undefined ? {} : { personId }),
      ).expect(200);
    },
    signInContractWallet: async (owner) => {
      const wallet = await deploy('ContractWallet', owner, owner.address);
      await signIn(await wallet.getAddress(), (message) => owner.signMessage(message));
    },
    authorizationState: (nonce) => container.get(port.issuedAuthorizations).stateOf(BigInt(nonce), new Date()),
    forge: async (buyer, amount) => {
      const signer = purchaseSignerOf(signerKey, config.sale.domain);
      const { calldata } = await signer.sign({
        buyer: buyer as WalletAddress,
        paymentToken: config.sale.paymentTokens[0].address,
        amount,
        maxAllowed: amount,
        isEU: false,
        referrer: '0x0000000000000000000000000000000000000000' as WalletAddress,
        nonce: 4711n,
        deadline: BigInt(Math.floor(Date.now() / 1000) + 900),
        tier: 'TIER_1',
      });
      return calldata;
    },
    alarms,
    cutNode: proxy.cut,
    mendNode: async () => {
      proxy.mend();
      await until(async () => (await rpc.request('eth_chainId', [])) !== undefined);
    },
    stop: async () => {
      await container.unbindAllAsync();
      await tools.sharedStore?.close();
      await tools.database?.close();
      await proxy.stop();
    },
  };
}
