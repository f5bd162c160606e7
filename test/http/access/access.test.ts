import { expect } from 'chai';
import type { Route } from '../../../src/adapters/http/frame/record/route.ts';
import { AREAS, SCOPES } from '../../../src/domain/auth/scope.ts';
import { hasPowerOf, OPERATOR_ROLES, type OperatorRole } from '../../../src/domain/operator/operator.ts';
import { aKey, type MadeKey } from '../../support/chain/keys.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';
import { AUCTIONS, type Belongings, EXPECTATIONS, type Rule } from './expectations.ts';

type CallerKind = Exclude<keyof Rule, 'scope' | 'role'> | OperatorRole;
const CALLERS: readonly CallerKind[] = [
  'nobody',
  'keyInScope',
  'keyOutOfScope',
  'stranger',
  'owner',
  ...OPERATOR_ROLES,
];

const isRole = (caller: CallerKind): caller is OperatorRole => OPERATOR_ROLES.some((role) => role === caller);

/** An operator is a stranger to everything but the operators' routes, and what its rule admits operators to. */
function outcomeOf(rule: Rule, caller: CallerKind) {
  if (!isRole(caller)) return rule[caller];
  return rule.role !== undefined && hasPowerOf(caller, rule.role) ? 'in' : (rule.operator ?? rule.stranger);
}

describe('who may call what', () => {
  let world: TestWorld;
  let belongings: Belongings;
  let stranger: SignedIn;
  /** One wallet per scope, because a wallet can have only twenty keys. */
  const keys = new Map<string, MadeKey['bearer']>();
  let operators: Readonly<Record<OperatorRole, SignedIn>>;
  beforeEach(async () => {
    const wallets = { viewer: aWallet(), reviewer: aWallet(), admin: aWallet() };
    const named = OPERATOR_ROLES.map((role) => `${wallets[role].address}:${role}`);
    world = await aWorld({ OPERATORS: named.join(), AUCTIONS });
    operators = {
      viewer: await signedIn(world, wallets.viewer),
      reviewer: await signedIn(world, wallets.reviewer),
      admin: await signedIn(world, wallets.admin),
    };
    const owner = await signedIn(world);
    const { id } = await aKey(world, owner);
    const added = { wallet: { chain: 'sol', address: '11111111111111111111111111111111' } };
    const { wallet } = (await world.api.post('/api/user/wallets').set(owner.bearer).send(added).expect(200)).body.data;
    const order = { wallet: owner.address, amount: '0', paymentToken: world.config.sale.paymentTokens[0].address };
    const refusal = await world.api.post('/api/sale/authorize').set(owner.bearer).send(order).expect(400);
    const decisionId = String(refusal.get('Decision-Id'));
    belongings = { owner, keyId: id, walletRecord: wallet.id, decisionId };
    stranger = await signedIn(world);
    world.feed.close();
    keys.clear();
  });

  const headersOf = async (caller: CallerKind, { scope }: Rule): Promise<Record<string, string>> => {
    if (caller === 'nobody') return {};
    if (isRole(caller)) return operators[caller].bearer;
    if (caller === 'owner') return belongings.owner.bearer;
    if (caller === 'stranger') return stranger.bearer;
    const scopes = caller === 'keyInScope' ? SCOPES : AREAS.filter((other) => other !== scope);
    const made = keys.get(scopes.join()) ?? (await aKey(world, belongings.owner, scopes)).bearer;
    keys.set(scopes.join(), made);
    return made;
  };

  const call = async ({ method, path, operationId }: Route, caller: CallerKind) => {
    const { rule, request } = EXPECTATIONS[operationId] ?? {};
    if (rule === undefined) throw new Error(`nobody said who may call ${operationId}: add it to the expectations`);
    const { id = '{id}', query = '', body } = request?.(belongings) ?? {};
    const asked = JSON.stringify([id, query, body]);
    const sent = world.api[method](`${path.replace('{id}', id)}?${query}`).set(await headersOf(caller, rule));
    return { asked, outcome: outcomeOf(rule, caller), answer: await (body === undefined ? sent : sent.send(body)) };
  };

  it('is specified for exactly the existing operations', async () => {
    const names = world.routes.map(({ operationId }) => operationId);
    expect(Object.keys(EXPECTATIONS).sort()).to.deep.equal([...names].sort());
  });

  it('has a rule with a scope for exactly the routes with that scope', () => {
    for (const { operationId, access, scope } of world.routes)
      expect(EXPECTATIONS[operationId]?.rule.scope, operationId).to.equal(access === 'session' ? scope : undefined);
  });

  it('has a rule with a role for exactly the operators’ routes, with that role', () => {
    for (const { operationId, access, role = 'viewer' } of world.routes)
      expect(EXPECTATIONS[operationId]?.rule.role, operationId).to.equal(access === 'operator' ? role : undefined);
  });

  for (const caller of CALLERS)
    it(`holds for ${caller} on every route`, async () => {
      for (const route of world.routes) {
        const { outcome, answer } = await call(route, caller);
        const met = `${route.operationId} answers ${caller} ${answer.status} ${answer.text}`;
        if (outcome === 'in') expect(answer.status, met).to.not.be.oneOf([401, 402, 403, 500]);
        else expect([answer.status, answer.body.code], met).to.deep.equal(outcome);
        expectChallenge(answer.status, answer.get('www-authenticate'), met);
      }
    });

  it('names in no refusal what the caller did not: a wallet, or anything of somebody else’s profile', async () => {
    const { owner } = belongings;
    const profile = { username: 'Owner_of_it', name: 'Zoë Owner', phone: '+41791234567', email: 'owner@example.org' };
    await world.api.patch('/api/user').set(owner.bearer).send(profile).expect(200);
    const { referralCode } = (await world.api.get('/api/user').set(owner.bearer).expect(200)).body.profile;
    const ours = JSON.stringify(world.config.sale, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
    const refused: string[] = [];
    const check = ({ status, body, text }: Awaited<ReturnType<typeof call>>['answer'], known: string) => {
      if (status < 400) return;
      refused.push(body.code);
      const told = JSON.stringify([body.error, body.details]);
      const facts = [...Object.values(profile), referralCode, ...(told.match(/0x[0-9a-fA-F]{40}/g) ?? [])];
      for (const fact of facts) if (!known.includes(fact)) expect(told, text).to.not.include(fact);
    };
    for (const caller of ['nobody', 'stranger', ...OPERATOR_ROLES] as const)
      for (const route of world.routes) {
        const { answer, asked } = await call(route, caller);
        check(answer, `${asked} ${ours} ${stranger.address}`);
      }
    for (const [field, value] of Object.entries({ username: profile.username.toUpperCase(), email: profile.email })) {
      const answer = await world.api
        .patch('/api/user')
        .set(stranger.bearer)
        .send({ [field]: value });
      check(answer, value);
    }
    expect(refused).to.include.members(['UNAUTHENTICATED', 'WALLET_MISMATCH', 'NOT_AN_OPERATOR', 'USERNAME_TAKEN']);
  });

  it('changes nothing of the owner for another wallet’s session', async () => {
    for (const route of world.routes) await call(route, 'stranger');
    const { owner, keyId, walletRecord } = belongings;
    const { keys } = (await world.api.get('/api/auth/api-key').set(owner.bearer).expect(200)).body.data;
    expect(keys.find(({ id }: { id: number }) => id === keyId)).to.include({ revokedAt: null });
    const { wallets } = (await world.api.get('/api/user/wallets').set(owner.bearer).expect(200)).body.data;
    expect(wallets.map(({ id }: { id: string }) => id)).to.deep.equal([walletRecord]);
    expect((await world.api.get('/api/user').set(owner.bearer).expect(200)).body.profile.notifyAml).to.equal(false);
    expect((await world.api.get(`/api/terms?wallet=${owner.address}`).expect(200)).body.data.accepted).to.equal(false);
  });
});

function expectChallenge(status: number, challenge: string | undefined, met: string): void {
  if (status === 401) expect(challenge, met).to.match(/^Bearer resource_metadata="http/);
}
