import { developmentAccounts } from '../../contracts/kit/accounts.ts';
import { noticeUseCases } from '../../src/application/notice/index.ts';
import { AUCTIONS, EXPECTATIONS } from '../http/access/expectations.ts';
import { quoteOf, SPONSORING, signedRequest } from './chain/paymaster.ts';
import { siweText } from './chain/siwe.ts';
import type { ExampleRequest, ExampleWorld, Sent } from './example-shape.ts';
import { OPERATOR_REQUESTS } from './operator-example-requests.ts';
import { buyerIn, inHeader } from './service/paying.ts';
import { CRON_SECRET } from './service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
export const GATE_PASSWORD = 'the master password';
const TELEGRAM_SECRET = 'telegram-secret-of-tests';
const VERIFY_TOKEN = 'verify-token-of-tests';

/** Who operates the example world: the second development account as admin, the third as reviewer. */
const OPERATORS = `${developmentAccounts[1].address}:admin,${developmentAccounts[2].address}:reviewer`;

/** The settings with which every operation can succeed in the sandbox. */
export const EXAMPLE_SETTINGS = {
  GATE_PASSWORD,
  OPERATORS,
  FOUR_EYES: 'on',
  TELEGRAM_WEBHOOK_SECRET: TELEGRAM_SECRET,
  WHATSAPP_APP_SECRET: 'whatsapp-secret-of-tests',
  WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
  AUCTIONS,
  ...SPONSORING,
};

const always = (sent: Sent): ExampleRequest => ({ send: () => sent });

const ofThisSandbox = 'the decision exists in this sandbox only';
const decisionOf = (suffix = '') => ({
  once: ofThisSandbox,
  send: ({ decisionId }: ExampleWorld) => ({
    path: `/api/sale/decisions/${decisionId}${suffix}`,
    parameters: { id: decisionId },
  }),
});

/** Requests that succeed, where the one by which access is tested does not. */
const SUCCEEDING: Readonly<Record<string, ExampleRequest>> = {
  ...OPERATOR_REQUESTS,
  viewDecision: decisionOf(),
  viewDecisionReceipt: decisionOf('/receipt'),
  enterGate: always({ body: { password: GATE_PASSWORD } }),
  readSignIn: always({ query: 'action=nonce' }),
  signIn: {
    once: 'a nonce is used once',
    send: async ({ world, owner: { wallet } }) => {
      const { nonce } = (await world.api.get('/api/siwe?action=nonce').expect(200)).body;
      const url = world.config.server.baseUrl;
      const message = siweText({ address: wallet.address, nonce, url, issuedAt: world.clock.now() });
      return {
        query: 'action=verify',
        body: { message, signature: await wallet.signMessage(message), issueToken: true },
      };
    },
  },
  createApiKey: always({ body: { label: 'portfolio dashboard', env: 'live', scopes: ['portfolio'] } }),
  confirmEmail: {
    once: 'a link works once',
    send: async ({ world, owner: { bearer } }) => {
      await world.api.patch('/api/user').set(bearer).send({ email: 'alice@example.com' }).expect(200);
      await noticeUseCases(world).send();
      return { body: { token: /token=([0-9a-f]{64})/.exec(world.mailer.sent.at(-1)?.text ?? '')?.[1] ?? '' } };
    },
  },
  changeProfile: always({ body: { username: 'alice_1', notifyUpdates: true } }),
  setSwapPreferences: always({ body: { swapPreferences: { showAdvancedRouting: true } } }),
  setDashboardPreferences: always({ body: { preferences: { theme: 'dark' } } }),
  addWallet: {
    once: 'the wallet is in the list afterwards',
    send: () => ({
      body: { wallet: { chain: 'evm', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', label: 'savings' } },
    }),
  },
  removeWallet: {
    once: 'the record does not exist afterwards',
    send: ({ walletRecord }) => ({ query: `id=${walletRecord}` }),
  },
  resolveReferralCode: {
    once: 'referral codes are random',
    send: async ({ world, owner: { bearer } }) => {
      const { profile } = (await world.api.get('/api/user').set(bearer).expect(200)).body;
      return { query: `code=${profile.referralCode}` };
    },
  },
  openKycSession: { send: ({ owner }) => ({ body: { wallet: owner.address, requestedTier: 'TIER_2' } }) },
  upgradeKyc: { send: ({ owner }) => ({ query: `wallet=${owner.address}&tier=TIER_2` }) },
  linkKycSession: {
    once: 'the provider generates the id of a verification',
    send: async ({ world, owner: { address: wallet } }) => {
      const { id } = await world.kycProvider.openSession({ openedBy: 'owner', wallet, tier: 'TIER_1' });
      world.kycProvider.decide(id, 'approved', world.clock.now());
      return { body: { wallet, sessionId: id } };
    },
  },
  receiveKycWebhook: {
    once: 'the provider signs each webhook',
    send: async ({ world, owner: { address: wallet } }) => {
      const { id } = await world.kycProvider.openSession({ openedBy: 'owner', wallet, tier: 'TIER_1' });
      const { headers, body } = world.kycProvider.decide(id, 'approved', world.clock.now());
      return { headers: headers as Record<string, string>, body: JSON.parse(Buffer.from(body).toString()) };
    },
  },
  reportCspViolation: always({
    body: {
      'csp-report': {
        'document-uri': 'https://app.example.org/',
        'violated-directive': 'script-src-elem',
        'effective-directive': 'script-src-elem',
        'original-policy': "default-src 'self'",
        'blocked-uri': 'https://evil.example/x.js',
        disposition: 'enforce',
      },
    },
  }),
  quoteSwap: {
    send: ({ owner }) => ({
      body: {
        userAddress: owner.address,
        fromChainId: 8453,
        toChainId: 42161,
        fromToken: 'USDC',
        toToken: 'ETH',
        amount: '30000000',
      },
    }),
  },
  viewSwapStatus: {
    once: 'the provider generates the id of a quote',
    send: async (of) => {
      const { body } = (await SUCCEEDING.quoteSwap?.send(of)) ?? {};
      const quoted = await of.world.api
        .post('/api/swap/quote')
        .send(body as object)
        .expect(200);
      return { query: `requestId=${quoted.body.data.steps[0].requestId}` };
    },
  },
  prepareTransfer: {
    send: ({ owner }) => ({
      body: {
        from: owner.address,
        to: developmentAccounts[1].address,
        token: USDC,
        amount: '25000000',
        chainId: 8453,
      },
    }),
  },
  sponsorRequest: {
    once: 'a fee quote is used once',
    send: async ({ world, owner: { wallet } }) => ({
      body: { chainId: 8453, feeQuote: await quoteOf(world), request: await signedRequest(world, wallet) },
    }),
  },
  drawReceiveCode: { send: ({ owner }) => ({ query: `address=${owner.address}&chainId=8453` }) },
  listTokens: always({ query: 'chainId=8453&search=usd&limit=2' }),
  viewTokenPrices: always({ query: 'symbols=ETH,USDC' }),
  readMarket: always({
    path: '/api/market/simple/price',
    parameters: { path: 'simple/price' },
    query: 'ids=ethereum&vs_currencies=usd',
  }),
  viewBitcoin: always({ query: 'address=bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }),
  viewSolana: always({ query: 'address=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' }),
  viewOracleDashboard: always({ query: `token=${USDC}&chainId=8453` }),
  chat: always({ body: { message: 'send 5 usdc on base to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } }),
  receiveUpdate: always({
    headers: { 'x-telegram-bot-api-secret-token': TELEGRAM_SECRET },
    query: 'platform=telegram',
    body: {
      update_id: 1001,
      message: { message_id: 1, date: 1769860800, text: 'am i verified?', chat: { id: 77, type: 'private' } },
    },
  }),
  answerChallenge: always({
    query: `hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${VERIFY_TOKEN}`,
  }),
  buyMarketSnapshot: {
    once: 'a payment is used once',
    send: async ({ world }) => {
      const { credential } = buyerIn(() => world);
      return { headers: { authorization: inHeader(await credential()) } };
    },
  },
  grantMppConsent: always({ body: { autoFundEnabled: true, preferredSourceChain: 'base' } }),
  mcp: {
    send: ({ key }) => ({
      headers: { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'token_prices', arguments: { symbols: ['ETH'] } },
      },
    }),
  },
};

/** The request of the operation that succeeds in the sandbox, complete with its credentials. */
export async function exampleRequest(path: string, operationId: string, of: ExampleWorld) {
  const { once, send } = SUCCEEDING[operationId] ?? { send: EXPECTATIONS[operationId]?.request ?? (() => ({})) };
  const { headers, ...sent }: Sent = await send(of);
  return { once, path, ...sent, headers: { ...credentialsFor(path, of), ...headers } };
}

export function credentialsFor(path: string, { owner, admin }: ExampleWorld): Readonly<Record<string, string>> {
  if (path.startsWith('/api/cron/')) return { authorization: `Bearer ${CRON_SECRET}` };
  return path.startsWith('/api/operator/') ? admin : owner.bearer;
}
