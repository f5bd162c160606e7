import { expect } from 'chai';
import { Wallet } from 'ethers';
import { developmentAccounts } from '../../contracts/kit/accounts.ts';
import { type Belongings, EXPECTATIONS } from '../http/access/expectations.ts';
import { aKey } from '../support/chain/keys.ts';
import { expectDescribed, operations } from '../support/description.ts';
import { parseSetCookie } from '../support/service/cookies.ts';
import { aWorld, CRON_SECRET, eligible, type TestWorld } from '../support/service/world.ts';

const GATE_PASSWORD = 'the master password';
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

type Sent = Readonly<{ id?: string; path?: string; query?: string; body?: object }>;

/** Requests that succeed, where the one by which access is tested does not. */
const SUCCEEDING: Readonly<Record<string, (belongings: Belongings) => Sent>> = {
  enterGate: () => ({ body: { password: GATE_PASSWORD } }),
  openKycSession: ({ owner }) => ({ body: { wallet: owner.address, requestedTier: 'TIER_2' } }),
  upgradeKyc: ({ owner }) => ({ query: `wallet=${owner.address}&tier=TIER_2` }),
  reportCspViolation: () => ({
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
  quoteSwap: ({ owner }) => ({
    body: {
      userAddress: owner.address,
      fromChainId: 8453,
      toChainId: 42161,
      fromToken: 'USDC',
      toToken: 'ETH',
      amount: '30000000',
    },
  }),
  readMarket: () => ({ path: '/api/market/simple/price', query: 'ids=ethereum&vs_currencies=usd' }),
  viewBitcoin: () => ({ query: 'address=bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }),
  viewSolana: () => ({ query: 'address=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' }),
  viewOracleDashboard: () => ({ query: `token=${USDC}&chainId=8453` }),
};

/** Operations whose requests need what only their own tests make: a signature, a payment, or a record of a provider. */
const REFUSED_HERE: Readonly<Record<string, number>> = {
  signIn: 400,
  confirmEmail: 400,
  resolveReferralCode: 404,
  linkKycSession: 404,
  receiveKycWebhook: 401,
  viewSwapStatus: 404,
  sponsorRequest: 400,
  buyMarketSnapshot: 402,
  receiveUpdate: 401,
  answerChallenge: 403,
};

/** The operator's routes: the request of an admin succeeds, or is refused for want of a record. */
const REFUSED_TO_ADMINS: Readonly<Record<string, number>> = {
  approveProposal: 400,
  rejectProposal: 400,
  blockUser: 400,
  addNote: 400,
  proposeUnblock: 400,
  proposeTier: 400,
  proposeTierRevocation: 400,
  proposeOperator: 400,
  proposeOperatorRemoval: 400,
  viewUserFile: 400,
  viewOperatorDecision: 400,
  replayDeadLetter: 400,
  acknowledgeAlarm: 400,
  exportUser: 400,
  proposeErasure: 400,
};

describe('responses and the committed API description', () => {
  let world: TestWorld;
  let belongings: Belongings;
  let gate: string;
  before(async () => {
    world = await aWorld({ GATE_PASSWORD, OPERATORS: `${developmentAccounts[0].address}:admin` });
    const [pass] = parseSetCookie(await world.api.post('/api/auth/gate').send({ password: GATE_PASSWORD }).expect(200));
    gate = `svc-gate=${pass?.value}`;
    world.feed.close();
    const owner = await eligible(world, 'TIER_1', new Wallet(developmentAccounts[0].privateKey));
    const { id } = await aKey(world, owner);
    const added = { wallet: { chain: 'sol', address: '11111111111111111111111111111111' } };
    const { wallet } = (await world.api.post('/api/user/wallets').set(owner.bearer).send(added).expect(200)).body.data;
    const order = { wallet: owner.address, amount: '0', paymentToken: world.config.sale.paymentTokens[0].address };
    const refusal = await world.api.post('/api/sale/authorize').set(owner.bearer).send(order).expect(400);
    const decisionId = String(refusal.get('Decision-Id'));
    belongings = { owner, keyId: id, walletRecord: wallet.id, decisionId };
  });

  for (const {
    path,
    method,
    operation: { operationId },
  } of operations)
    it(`${operationId} answers as described`, async () => {
      const expected = REFUSED_HERE[operationId] ?? REFUSED_TO_ADMINS[operationId] ?? 200;
      const made = SUCCEEDING[operationId] ?? EXPECTATIONS[operationId]?.request;
      const { path: given = path, id = '{id}', query = '', body }: Sent = made?.(belongings) ?? {};
      const sentTo = given.replace('{id}', id);
      const secret = path.startsWith('/api/cron/')
        ? { authorization: `Bearer ${CRON_SECRET}` }
        : path.startsWith('/api/operator/')
          ? { ...belongings.owner.bearer, cookie: gate }
          : belongings.owner.bearer;
      const send = (headers: Readonly<Record<string, string>>) => {
        const request = world.api[method](`${sentTo}?${query}`).set(headers);
        return body === undefined ? request : request.send(body);
      };
      expectDescribed(path, method, await send({}));
      const response = await send(secret);
      expectDescribed(path, method, response);
      expect(response.status, response.text).to.equal(expected);
    });
});
