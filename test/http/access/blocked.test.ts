import { expect } from 'chai';
import sinon from 'sinon';
import { SCOPES } from '../../../src/domain/auth/scope.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';
import { type Belongings, EXPECTATIONS } from './expectations.ts';

/** Everything that changes state and yet is open to a blocked wallet, and why. A new route is on this list, or has `movesValue`. */
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
  openKycSession: 'verification is how a block may be lifted',
  linkKycSession: 'verification is how a block may be lifted',
  acceptTerms: 'an acceptance moves nothing',
  reportCspViolation: 'knows no wallet',
  chat: 'talking is reading; its confirmations are refused one by one',
  blockUser: 'an operator moves no value; blocking one must not disarm the others',
  acknowledgeAlarm: 'an operator moves no value',
  proposeErasure: 'somebody else approves',
  addNote: 'an operator moves no value',
  proposeUnblock: 'somebody else approves',
  proposeTier: 'somebody else approves',
  proposeTierRevocation: 'somebody else approves',
  proposeOperator: 'somebody else approves',
  proposeOperatorRemoval: 'somebody else approves',
  approveProposal: 'an operator moves no value, and approves nothing for its own wallet',
  replayDeadLetter: 'an operator moves no value',
  rejectProposal: 'an operator moves no value',
  quoteSwap: 'public; refused for the wallet that it names',
};

const NO_RECORD = '00000000-0000-4000-8000-000000000000';

describe('a blocked wallet', () => {
  let world: TestWorld;
  let owner: SignedIn;
  let belongings: Belongings;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
    belongings = { owner, keyId: 0, walletRecord: NO_RECORD, decisionId: NO_RECORD };
  });
  afterEach(() => sinon.restore());

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
      ({ method, access }) => method !== 'get' && access !== 'webhook' && access !== 'cron',
    );
    const forgotten = changing.filter(
      ({ movesValue, operationId }) => !movesValue && !(operationId in OPEN_TO_THE_BLOCKED),
    );
    expect(forgotten.map(({ operationId }) => operationId)).to.deep.equal([]);
    const names = new Set(changing.filter(({ movesValue }) => !movesValue).map(({ operationId }) => operationId));
    expect(Object.keys(OPEN_TO_THE_BLOCKED).filter((name) => !names.has(name))).to.deep.equal([]);
  });

  it('is known by its session or key wherever value moves', () => {
    for (const { operationId, access } of world.routes.filter(({ movesValue }) => movesValue))
      expect(access, operationId).to.equal('session');
  });

  it('is refused by every route that moves value, spends a budget or creates a key, and reads all others', async () => {
    block();
    const { refused } = await codesOf(owner.bearer, () => true);
    expect(refused).to.have.members(moving());
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

  it('may sign in', async () => {
    block();
    await signedIn(world, owner.wallet);
  });

  it('is refused a swap quote, whoever asks for it', async () => {
    const wish = { fromChainId: 8453, toChainId: 42161, fromToken: 'USDC', toToken: 'ETH', amount: '30000000' };
    const ask = () => world.api.post('/api/swap/quote').send({ userAddress: owner.address, ...wish });
    await ask().expect(200);
    block();
    const offer = sinon.spy(world.swapProvider, 'offer');
    expectRefusal(await ask(), 403, 'WALLET_BLOCKED');
    expect(offer.callCount).to.equal(0);
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
