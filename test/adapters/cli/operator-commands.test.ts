import { expect } from 'chai';
import { UsageError } from '../../../src/adapters/cli/command.ts';
import { runOperatorCommand, USAGE } from '../../../src/adapters/cli/operator-commands.ts';
import { jsonLines, table } from '../../../src/adapters/cli/table.ts';
import { operatorUseCases } from '../../../src/application/operator/index.ts';
import { privacyUseCases } from '../../../src/application/privacy/index.ts';
import { reconciliationUseCases } from '../../../src/application/reconciliation/index.ts';
import { decisionNotFound } from '../../../src/domain/decision/errors.ts';
import { fourEyesRequired } from '../../../src/domain/operator/errors.ts';
import { CHECKS, type Reconciliation } from '../../../src/domain/reconciliation/reconciliation.ts';
import { userNotFound } from '../../../src/domain/user/errors.ts';
import { aDecision, aRefusal, decisionId } from '../../support/fixtures/decision-fixtures.ts';
import { failureOf, rejectionOf } from '../../support/rejection.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('the command operator', () => {
  let world: TestWorld;
  let person: SignedIn;
  beforeEach(async () => {
    world = await aWorld({ FOUR_EYES: 'on' });
    person = await signedIn(world);
  });
  const run = (line: string, actor = 'cli:a') =>
    runOperatorCommand(line.split(' '), {
      operator: operatorUseCases(world),
      privacy: privacyUseCases(world),
      reconciliation: reconciliationUseCases(world),
      actor,
    });
  const idOf = async (line: string, actor?: string) => String((await run(line, actor)).rows[0]?.id);

  it('shows first who it is, the block and its reason, what stops a purchase, and what waits for a decision', async () => {
    const wallet = person.address;
    const heading = async () => (await run(`show ${wallet}`)).heading ?? '';
    expect(await heading()).to.match(
      /^wallet +0x.+\nverification +none\nblocked +no\ncan buy +no, kyc: .+\(remedy: .+\)\nopen proposals +none\n\n$/,
    );
    await run(`block ${wallet} --reason stolen\u001b[31m`);
    const id = await idOf(`unblock ${wallet} --reason found`);
    const told = await heading();
    expect(told).to.match(/blocked +since .+ by cli:a: stolen \[31m\n/);
    expect(told).to.match(/can buy +no, notBlocked: .+\(remedy: operator unblock\)\n/);
    expect(told).to.include(`${id} unblock by cli:a`);
    expect(jsonLines((await run(`show ${wallet} --json`)).rows)).to.not.include('can buy  ');
  });

  it('has the powers of the API, and four eyes hold between users of the host', async () => {
    const wallet = person.address;
    const [blocked] = (await run(`block ${wallet} --reason stolen`)).rows;
    expect(blocked).to.deep.include({ wallet, isBlocked: true, changed: true });
    const id = await idOf(`unblock ${wallet} --reason found`);
    await failureOf(run(`approve ${id}`), fourEyesRequired);
    expect((await run(`approve ${id}`, 'cli:b')).rows[0]).to.deep.include({ state: 'approved', decidedBy: 'cli:b' });
    expect((await world.users.find(wallet))?.isBlocked).to.equal(false);
    const granted = await idOf(`grant-tier ${wallet} TIER_3 --reason x --expires 2027-01-01T00:00:00Z`);
    await run(`approve ${granted}`, 'cli:b');
    expect((await run('find --tier TIER_3')).rows).to.have.length(1);
    const revoked = await idOf(`revoke-tier ${wallet} --reason x`);
    expect((await run(`reject ${revoked} --reason wrong`, 'cli:b')).rows[0]).to.deep.include({ state: 'rejected' });
    expect((await run('proposals --state open')).rows).to.deep.equal([]);
    const added = await idOf(`add-operator ${wallet} viewer --reason x`);
    await run(`approve ${added}`, 'cli:b');
    expect((await run('operators')).rows.map((row) => row.wallet)).to.include(wallet);
    await idOf(`remove-operator ${wallet} --reason x`);
    const actors = new Set<string>();
    for await (const { entry } of world.auditLog.stream({})) actors.add(entry.actor);
    expect([...actors]).to.have.members(['cli:a', 'cli:b']);
  });

  it('shows a user without secrets, as a table or as JSON', async () => {
    await run(`note ${person.address} --reason seen`);
    const { rows, json } = await run(`show ${person.address} --json`);
    expect(json).to.equal(true);
    expect(rows.map(({ part }) => part)).to.include.members(['profile', 'eligibility', 'kyc', 'notes']);
    const lines = jsonLines(rows).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).part)).to.deep.equal(rows.map(({ part }) => part));
    expect(table(rows).split('\n')[0]).to.match(/^part +value$/);
    expect((await run('decisions')).rows).to.deep.equal([]);
    expect((await run('dead-letters')).rows).to.deep.equal([]);
  });

  it('finds a decision by its id, by its request and by its wallet', async () => {
    const [grant, refusal] = [aDecision(), aRefusal({ id: decisionId(2), requestId: 'request-2' })];
    for (const decision of [grant, refusal]) await world.decisions.record(decision);
    const idsOf = async (line: string) => (await run(line)).rows.map(({ id }) => id);
    expect(await idsOf(`decisions ${refusal.id}`)).to.deep.equal([refusal.id]);
    expect(await idsOf('decisions --request request-2')).to.deep.equal([refusal.id]);
    expect(await idsOf('decisions --request request-3')).to.deep.equal([]);
    expect(await idsOf(`decisions --wallet ${grant.wallet}`)).to.include(grant.id);
    await failureOf(run('decisions x'), decisionNotFound);
  });

  it('keeps control characters of users’ texts away from the terminal', () => {
    expect(table([{ name: '\u001b[31mred\nnext', none: undefined, amount: 5n }])).to.equal(
      'name           none  amount\n [31mred next        5\n',
    );
    expect(table([{ name: '\u202e\u2067x', amount: 5n }])).to.equal('name  amount\n  x   5\n');
    expect(table([])).to.equal('Nothing found.\n');
    expect(jsonLines([{ amount: 5n }])).to.equal('{"amount":"5"}\n');
  });

  it('compares the records with the chains, and fails when they differ', async () => {
    const { rows, failed } = await run('reconcile');
    expect(failed).to.equal(false);
    expect(rows.flatMap(({ outcome, check }) => (outcome === undefined ? [] : [check]))).to.deep.equal(CHECKS);
    expect(rows).to.deep.include({ check: 'permits', figure: 'issued', value: '0' });
    const differences = [{ subject: 'x', recorded: '1', found: '0' }];
    const report = {
      at: world.clock.now(),
      checks: [{ check: 'permits', outcome: 'differs', figures: {}, differences }],
    };
    const reconcile = async () => report as unknown as Reconciliation;
    const command = ['reconcile'];
    const rooms = { operator: operatorUseCases(world), privacy: privacyUseCases(world), actor: 'cli:a' };
    const differing = await runOperatorCommand(command, {
      ...rooms,
      reconciliation: { ...reconciliationUseCases(world), reconcile },
    });
    expect(differing.failed).to.equal(true);
    expect(differing.rows).to.deep.include({ check: 'permits', figure: 'x', recorded: '1', found: '0' });
    const busy = await runOperatorCommand(command, {
      ...rooms,
      reconciliation: { ...reconciliationUseCases(world), reconcile: async () => undefined },
    });
    expect(busy.failed).to.equal(true);
  });

  it('exports what is stored about a wallet, and proposes to erase it', async () => {
    const { stream } = await run(`export ${person.address}`);
    const tables: unknown[] = [];
    for await (const { table: name } of stream ?? []) tables.push(name);
    expect(tables).to.include.members(['users', 'sessions', 'audit_entries']);
    const id = await idOf(`erase ${person.address} --reason asked`);
    expect((await run(`approve ${id}`, 'cli:b')).rows[0]).to.deep.include({ action: 'erase', state: 'approved' });
  });

  it('names the nearest user for a mistyped wallet', async () => {
    const failure = await failureOf(run(`show ${person.address.slice(0, -1)}`), userNotFound);
    expect(failure.message).to.include(person.address);
  });

  const WRONG = [
    '',
    'unknown',
    'show',
    'export',
    'erase 0x1',
    'block 0x1',
    'grant-tier 0x1 TIER_9 --reason x',
    'grant-tier 0x1 TIER_3 --reason x --expires soon',
    'add-operator 0x1 owner --reason x',
    'find --kyc maybe',
    'find --limit 0',
    'proposals --state new',
    'decisions --wallet x',
    'dead-letters drop 1',
    'dead-letters replay',
    'approve',
    'find --unknown',
  ];
  for (const line of WRONG)
    it(`says how it is used after "${line}"`, async () => {
      expect(await rejectionOf(run(line))).to.be.instanceOf(UsageError);
      expect(USAGE).to.include('grant-tier <wallet> <tier>');
    });
});
