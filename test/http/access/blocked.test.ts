import { expect } from 'chai';
import sinon from 'sinon';
import type { Response } from 'supertest';
import type { RouteLimit } from '../../../src/adapters/http/frame/record/limits.ts';
import type { Access, Route } from '../../../src/adapters/http/frame/record/route.ts';
import { takesKey } from '../../../src/adapters/http/frame/record/takes-key.ts';
import { SCOPES } from '../../../src/domain/auth/scope.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';
import { AUCTIONS, type Belongings, EXPECTATIONS } from './expectations.ts';

/** Everything that changes state or asks a provider, and yet is open to a blocked wallet, and why. A new route is on this list, or has `movesValue`. */
const OPEN_TO_THE_BLOCKED: Readonly<Record<string, string>> = {
  signIn: 'a blocked wallet may sign in and out',
  signInEmbedded: 'a blocked wallet may sign in',
  enterGate: 'guards pages, and knows no wallet',
  revokeApiKey: 'takes rights away',
  registerUser: 'a profile moves nothing',
  changeProfile: 'a profile moves nothing',
  setSwapPreferences: 'preferences move nothing',
  setDashboardPreferences: 'preferences move nothing',
  addWallet: 'the list of wallets moves nothing',
  removeWallet: 'the list of wallets moves nothing',
  acceptTerms: 'an acceptance moves nothing',
  reportCspViolation: 'knows no wallet',
  confirmEmail: 'an e-mail address moves nothing',
  answerChallenge: 'knows no wallet',
  chat: 'talking is reading; its confirmations are refused one by one',
  blockUser: 'for operators: a blocked one has no role',
  acknowledgeAlarm: 'for operators: a blocked one has no role',
  proposeErasure: 'for operators: a blocked one has no role',
  addNote: 'for operators: a blocked one has no role',
  proposeUnblock: 'for operators: a blocked one has no role',
  proposeTier: 'for operators: a blocked one has no role',
  proposeTierRevocation: 'for operators: a blocked one has no role',
  proposeOperator: 'for operators: a blocked one has no role',
  proposeOperatorRemoval: 'for operators: a blocked one has no role',
  approveProposal: 'for operators: a blocked one has no role',
  replayDeadLetter: 'for operators: a blocked one has no role',
  rejectProposal: 'for operators: a blocked one has no role',
};

const OTHER_CALLERS: ReadonlySet<Access> = new Set(['webhook', 'cron', 'payment']);
/** Limits of what reads only. */
const READS: ReadonlySet<RouteLimit> = new Set(['health']);
const NO_RECORD = '00000000-0000-4000-8000-000000000000';

const WISH = { fromChainId: 8453, toChainId: 42161, fromToken: 'USDC', toToken: 'ETH', amount: '30000000' };
const NOBODY = '0x5555555555555555555555555555555555555555';

describe('a blocked wallet', () => {
  let world: TestWorld;
  let owner: SignedIn;
  let belongings: Belongings;
  beforeEach(async () => {
    world = await aWorld({ AUCTIONS });
    owner = await signedIn(world);
    belongings = { owner, keyId: 0, walletRecord: NO_RECORD, decisionId: NO_RECORD };
  });

  const block = () => {
    const find = world.users.find.bind(world.users);
    sinon.stub(world.users, 'find').callsFake(async (wallet) => {
      const user = await find(wallet);
      return user && { ...user, isBlocked: wallet === owner.address };
    });
  };
  const codesOf = async (headers: Readonly<Record<string, string>>, wanted: (name: string) => boolean) => {
    const refused: string[] = [];
    const admitted: string[] = [];
    for (const { method, path, operationId } of world.routes.filter(({ operationId: name }) => wanted(name))) {
      const { query = '', body } = EXPECTATIONS[operationId]?.request?.(belongings) ?? {};
      const sent = world.api[method](`${path}?${query}`).set(headers);
      const answer = await (body === undefined ? sent : sent.send(body));
      const isBlocked = answer.status === 403 && answer.body.code === 'WALLET_BLOCKED';
      (isBlocked ? refused : admitted).push(operationId);
    }
    return { refused, admitted };
  };
  const moving = () => world.routes.filter(({ movesValue }) => movesValue).map(({ operationId }) => operationId);

  it('is thought of by every route that changes state: it moves value, or says why not', () => {
    const changing = world.routes.filter(
      ({ method, access, limit }) =>
        (method !== 'get' || limit !== 'read') && !OTHER_CALLERS.has(access) && !READS.has(limit),
    );
    const forgotten = changing.filter(
      ({ movesValue, operationId }) => !movesValue && !(operationId in OPEN_TO_THE_BLOCKED),
    );
    expect(forgotten.map(({ operationId }) => operationId)).to.deep.equal([]);
    const names = new Set(changing.filter(({ movesValue }) => !movesValue).map(({ operationId }) => operationId));
    expect(Object.keys(OPEN_TO_THE_BLOCKED).filter((name) => !names.has(name))).to.deep.equal([]);
  });

  it('is known by its session or key, or by the wallet that is named, wherever value moves', () => {
    for (const { operationId, access, actsFor } of world.routes.filter(({ movesValue }) => movesValue))
      expect(access === 'session' || actsFor !== undefined, operationId).to.equal(true);
  });

  it('is refused where it names another wallet, or another names it', async () => {
    const stranger = await signedIn(world);
    const bodies: Readonly<Record<string, (wallet: string) => object>> = {
      quoteSwap: (userAddress) => ({ ...WISH, userAddress }),
      openKycSession: (wallet) => ({ wallet, requestedTier: 'TIER_2' }),
    };
    const naming = world.routes.filter(({ actsFor }) => actsFor !== undefined);
    expect(naming.map(({ operationId }) => operationId)).to.have.members(Object.keys(bodies));
    const { bearer: key } = await aKey(world, owner, SCOPES);
    const ask = ({ method, operationId, path }: Route, headers: Readonly<Record<string, string>>, wallet: string) =>
      world.api[method](path).set(headers).send(bodies[operationId]?.(wallet));
    block();
    for (const route of naming) {
      for (const [headers, wallet] of [
        [owner.bearer, owner.address],
        [owner.bearer, stranger.address],
        [key, stranger.address],
        [stranger.bearer, owner.address],
        [{}, owner.address],
      ] as const) {
        const refused = await ask(route, headers, wallet);
        expectRefusal(refused, 403, 'WALLET_BLOCKED');
        const id = refused.get('Decision-Id') ?? '';
        expect(await world.decisions.find(id)).to.include({ kind: 'refuse', wallet: owner.address });
      }
      expect((await ask(route, stranger.bearer, stranger.address)).status, route.operationId).to.equal(200);
    }
  });

  it('gets no verification, and no link to a higher tier, but reads its status', async () => {
    block();
    const query = `wallet=${owner.address}&tier=TIER_2`;
    const open = sinon.spy(world.kycProvider, 'openSession');
    for (const asked of [
      world.api.get(`/api/kyc/upgrade-url?${query}`),
      world.api.post('/api/kyc/session').send({ wallet: owner.address }),
      world.api.post('/api/kyc/link-session').send({ wallet: owner.address, sessionId: 's' }),
    ])
      expectRefusal(await asked.set(owner.bearer), 403, 'WALLET_BLOCKED');
    expect(open.callCount).to.equal(0);
    await world.api.get(`/api/kyc/session?wallet=${owner.address}`).set(owner.bearer).expect(200);
  });

  it('is offered nothing in a conversation, and the refusal is a decision', async () => {
    const say = (message: string) => world.api.post('/api/chat').set(owner.bearer).send({ message });
    block();
    for (const message of [`send 5 usdc to ${NOBODY} on base`, 'swap 30 usdc for eth on base']) {
      const answer = await say(message).expect(200);
      expect(answer.body.response).to.deep.include({ actions: [], requiresConfirmation: false });
      expect(answer.body.response.message).to.include('blocked');
      const id = answer.get('Decision-Id') ?? '';
      expect(await world.decisions.find(id)).to.include({ kind: 'refuse', code: 'WALLET_BLOCKED' });
    }
  });

  it('is told so by no conversation about another wallet, nor by one that only asks', async () => {
    block();
    const answer = await world.api.post('/api/chat').set(owner.bearer).send({ message: 'price of eth' }).expect(200);
    expect(answer.get('Decision-Id')).to.equal(undefined);
  });

  it('is refused by every route that moves value, spends a budget or creates a key, and reads all others', async () => {
    block();
    const { refused } = await codesOf(owner.bearer, () => true);
    expect(refused).to.have.members(moving().filter((name) => name !== 'quoteSwap'));
    expect(refused).to.include.members(['prepareTransfer', 'executeTransfer', 'sponsorRequest', 'createApiKey']);
    expect(refused).to.include.members(['grantMppConsent', 'authorizePurchase', 'authorizeNftPurchase']);
  });

  it('is refused as the owner of an API key as well', async () => {
    const { bearer } = await aKey(world, owner, SCOPES);
    block();
    const scoped = world.routes
      .filter(({ movesValue, scope }) => movesValue && scope)
      .map(({ operationId }) => operationId);
    const { admitted } = await codesOf(bearer, (name) => scoped.includes(name));
    expect(admitted).to.deep.equal([]);
  });

  it('gets no answer again that was kept before the block, and gets it again after the block', async () => {
    owner = await eligible(world, 'TIER_1', owner.wallet);
    const keyed = world.routes.filter((route) => route.movesValue && takesKey(route));
    const ask = ({ method, path, operationId }: Route) => {
      const { body = {} } = EXPECTATIONS[operationId]?.request?.({ ...belongings, owner }) ?? {};
      return world.api[method](path)
        .set({ ...owner.bearer, 'Idempotency-Key': 'lost' })
        .send(body);
    };
    const first = new Map<Route, Response>();
    for (const route of keyed) first.set(route, await ask(route));
    for (const [{ operationId, decides }, { status }] of first) {
      expect(status, operationId).to.be.below(500);
      if (decides === 'buy' || decides === 'mint') expect(status, operationId).to.equal(200);
    }
    const setBlocked = (isBlocked: boolean) =>
      world.users.revise(owner.address, (user) => ({ user: { ...user, isBlocked }, history: [] }));
    await setBlocked(true);
    for (const route of keyed) {
      const refused = await ask(route);
      expectRefusal(refused, 403, 'WALLET_BLOCKED');
      expect(await world.decisions.find(refused.get('Decision-Id') ?? ''), route.operationId).to.include({
        wallet: owner.address,
        code: 'WALLET_BLOCKED',
      });
    }
    await setBlocked(false);
    for (const route of keyed) {
      const again = await ask(route);
      expect(again.get('Idempotent-Replayed'), route.operationId).to.equal('true');
      if (route.replays !== 'never') expect(again.text, route.operationId).to.equal(first.get(route)?.text);
    }
  });

  it('leaves its key free when it is refused before the first answer', async () => {
    owner = await eligible(world, 'TIER_1', owner.wallet);
    const { authorizePurchase } = EXPECTATIONS;
    const { body = {} } = authorizePurchase?.request?.({ ...belongings, owner }) ?? {};
    const ask = () =>
      world.api
        .post('/api/sale/authorize')
        .set({ ...owner.bearer, 'Idempotency-Key': 'new' })
        .send(body);
    block();
    expectRefusal(await ask(), 403, 'WALLET_BLOCKED');
    sinon.restore();
    expect((await ask().expect(200)).get('Idempotent-Replayed')).to.equal(undefined);
  });

  it('may sign in', async () => {
    block();
    await signedIn(world, owner.wallet);
  });

  it('is not the same as one on a sanctions list, which draws keys but moves nothing with them', async () => {
    world = await aWorld({ AML_DENYLIST: owner.address, AUCTIONS });
    owner = await signedIn(world, owner.wallet);
    const { bearer } = await aKey(world, owner, SCOPES);
    const wish = { from: owner.address, to: NOBODY, chainId: 8453, token: 'native', amount: '5' };
    for (const headers of [bearer, owner.bearer]) {
      const refused = await world.api.post('/api/transfer/prepare').set(headers).send(wish);
      expectRefusal(refused, 403, 'SENDER_SANCTIONED');
    }
  });

  it('is not let through while the database cannot say who is blocked', async () => {
    sinon.stub(world.users, 'find').rejects(storeUnavailable());
    const send = sinon.spy(world.chainTransactions, 'broadcast');
    const { request } = EXPECTATIONS.executeTransfer ?? {};
    const { body = {} } = request?.(belongings) ?? {};
    const response = await world.api.post('/api/transfer/execute').set(owner.bearer).send(body);
    expectRefusal(response, 503, 'STORE_UNAVAILABLE');
    expect(send.callCount).to.equal(0);
  });
});
