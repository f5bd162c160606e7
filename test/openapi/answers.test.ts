import { expect } from 'chai';
import { Wallet } from 'ethers';
import { developmentAccounts } from '../../contracts/kit/accounts.ts';
import { type Belongings, EXPECTATIONS } from '../http/access/expectations.ts';
import { aKey } from '../support/chain/keys.ts';
import { expectDescribed, operations } from '../support/description.ts';
import { aWorld, CRON_SECRET, eligible, type TestWorld } from '../support/service/world.ts';

const GATE_PASSWORD = 'the master password';
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

type Sent = Readonly<{ path?: string; query?: string; body?: object }>;

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

describe('responses and the committed API description', () => {
  let world: TestWorld;
  let belongings: Belongings;
  before(async () => {
    world = await aWorld({ GATE_PASSWORD });
    const owner = await eligible(world, 'TIER_1', new Wallet(developmentAccounts[0].privateKey));
    const { id } = await aKey(world, owner);
    const added = { wallet: { chain: 'sol', address: '11111111111111111111111111111111' } };
    const { wallet } = (await world.api.post('/api/user/wallets').set(owner.bearer).send(added).expect(200)).body.data;
    belongings = { owner, keyId: id, walletRecord: wallet.id };
  });

  for (const {
    path,
    method,
    operation: { operationId },
  } of operations)
    it(`${operationId} answers as described`, async () => {
      // The owner is not an operator; test/http/operator and its neighbours sign in as one.
      const expected = path.startsWith('/api/operator/') ? 403 : (REFUSED_HERE[operationId] ?? 200);
      const made = SUCCEEDING[operationId] ?? EXPECTATIONS[operationId]?.request;
      const { path: sentTo = path, query = '', body }: Sent = made?.(belongings) ?? {};
      const secret = path.startsWith('/api/cron/')
        ? { authorization: `Bearer ${CRON_SECRET}` }
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
