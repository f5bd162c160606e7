import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { readCheckpoint } from '../../../src/adapters/local/transparency/checkpoint-signer.ts';
import { openNote } from '../../../src/adapters/local/transparency/signed-note.ts';
import { UNSEALED_SECONDS, verifyReceipt } from '../../../src/adapters/local/transparency/verify-receipt.ts';
import { verifyReceiptFile } from '../../../src/infrastructure/commands/verify-receipt.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { auditEntry } from '../../support/fixtures/audit-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { parseSetCookie } from '../../support/service/cookies.ts';
import { aWallet, aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const PASSWORD = 'the master password';
const ROOT = resolve(import.meta.dirname, '../../../..');

type Answer = { data: { receipt: string; inclusion: Inclusion | null } };
type Inclusion = {
  index: number;
  treeSize: number;
  leafHash: string;
  proof: string[];
  entry: string;
  checkpoint: string;
};

describe('decision receipts', () => {
  let world: TestWorld;
  let buyer: SignedIn;
  let id: string;
  beforeEach(async () => {
    world = await aWorld();
    for (let earlier = 0; earlier < 4; earlier += 1) await world.auditLog.append(auditEntry());
    id = await anotherDecision();
  });
  /** Of a new buyer. */
  const anotherDecision = async (): Promise<string> => {
    buyer = await eligible(world);
    const paymentToken = world.config.sale.paymentTokens[0].address;
    const order = { wallet: buyer.address, amount: '250000000', paymentToken };
    const answer = await world.api.post('/api/sale/authorize').set(buyer.bearer).send(order).expect(200);
    return String(answer.get('Decision-Id'));
  };
  const taken = async (): Promise<Answer> =>
    (await world.api.get(`/api/sale/decisions/${id}/receipt`).set(buyer.bearer).expect(200)).body;
  const sealed = async (): Promise<Answer & { data: { inclusion: Inclusion } }> => {
    await world.auditTree.seal(1_000, world.clock.now());
    return (await taken()) as Answer & { data: { inclusion: Inclusion } };
  };
  const published = async () => ({
    jwks: (await world.api.get('/.well-known/jwks.json').expect(200)).body,
    verifierKeys: (await world.api.get('/.well-known/audit-key').expect(200)).text.trim().split('\n'),
  });

  it('are shown to operators who passed the gate, who are on record, and to nobody else', async () => {
    const named = aWallet();
    const env = { OPERATORS: `${named.address}:viewer`, GATE_PASSWORD: PASSWORD };
    world = await aWorld(env);
    const path = `/api/sale/decisions/${await anotherDecision()}/receipt`;
    const [viewer, stranger] = [await signedIn(world, named), await signedIn(world)];
    const read = (by: SignedIn) => world.api.get(path).set(by.bearer);
    expectRefusal(await read(viewer), 403, 'GATE_REQUIRED');
    const [pass] = parseSetCookie(await world.api.post('/api/auth/gate').send({ password: PASSWORD }).expect(200));
    const cookie = `svc-gate=${pass?.value}`;
    const claimsIn = (answer: { body: Answer }) => answer.body.data.receipt.split('.')[1];
    const shown = await read(viewer).set('cookie', cookie).expect(200);
    expect(claimsIn(shown)).to.equal(claimsIn(await read(buyer).expect(200)));
    expectRefusal(await read(stranger).set('cookie', cookie), 404, 'DECISION_NOT_FOUND');
    const reads = (await world.auditLog.page({ action: 'receipt.read' }, { limit: 10 })).items;
    expect(reads.map(({ entry }) => [entry.actor, entry.subject])).to.deep.equal([[viewer.address, buyer.address]]);
  });

  it('are signed at once, and prove the entry once it is sealed', async () => {
    expect((await taken()).data.inclusion).to.equal(null);
    const now = world.clock.now();
    expect(verifyReceipt(await taken(), await published(), { now }).sealedIn).to.equal(undefined);
    const { claims, sealedIn } = verifyReceipt(await sealed(), await published(), { now: new Date('2099-01-01') });
    expect(sealedIn).to.equal(5);
    expect(claims).to.include({
      iss: world.config.server.baseUrl,
      sub: buyer.address,
      jti: id,
      kind: 'buy',
      outcome: 'granted',
    });
    expect(claims).to.have.all.keys('iss', 'sub', 'jti', 'iat', 'kind', 'outcome', 'rules', 'policy', 'request');
  });

  it('need the proof once they are older than the log takes to seal, unless that is allowed', async () => {
    const [answer, keys, taking] = [await taken(), await published(), world.clock.now().getTime()];
    const verifiedAfter = (seconds: number, allowUnsealed = false) =>
      verifyReceipt(answer, keys, { now: new Date(taking + seconds * 1_000), allowUnsealed });
    expect(verifiedAfter(UNSEALED_SECONDS).sealedIn).to.equal(undefined);
    expect(() => verifiedAfter(UNSEALED_SECONDS + 1)).to.throw('61 seconds old');
    expect(() => verifiedAfter(365 * 86_400)).to.throw('--allow-unsealed');
    expect(verifiedAfter(365 * 86_400, true).sealedIn).to.equal(undefined);
  });

  it('are not accepted as a session', async () => {
    const { receipt } = (await taken()).data;
    await world.api
      .get('/api/auth/api-key')
      .set({ authorization: `Bearer ${receipt}` })
      .expect(401);
  });

  it('commit to the published checkpoint', async () => {
    const { data } = await sealed();
    const response = await world.api.get('/.well-known/audit-checkpoint').expect(200);
    expect(response.get('content-type')).to.equal('text/plain; charset=utf-8');
    expect(data.inclusion.checkpoint).to.equal(response.text);
    const { origin, size } = readCheckpoint(openNote(response.text, (await published()).verifierKeys));
    expect([origin, size]).to.deep.equal([`${new URL(world.config.server.baseUrl).host}/audit`, 5]);
  });

  const changed = (part: string, change: (claims: Record<string, unknown>) => void) => {
    const [head, body = '', signature] = part.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    change(claims);
    return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  };
  const forged = (what: string, { data }: Answer & { data: { inclusion: Inclusion } }): Answer => {
    const { receipt, inclusion } = data;
    const { index, proof, entry, treeSize, checkpoint } = inclusion;
    const refused = changed(receipt, (claims) => Object.assign(claims, { outcome: 'refused' }));
    const changes: Readonly<Record<string, object>> = {
      'another index': { index: index - 1 },
      'a shorter proof': { proof: proof.slice(0, -1) },
      'a longer proof': { proof: [...proof, '00'.repeat(32)] },
      'another entry': { entry: entry.replace('done', 'refused') },
      'another tree size': { treeSize: treeSize + 1 },
      'a changed checkpoint': { checkpoint: checkpoint.replace('\n5\n', '\n6\n') },
      'a checkpoint that nobody signed': { checkpoint: `${checkpoint.split('\n\n')[0]}\n\n` },
    };
    if (what === 'a changed outcome') return { data: { receipt: refused, inclusion } };
    return { data: { receipt, inclusion: { ...inclusion, ...changes[what] } } };
  };
  const FORGERIES = [
    'a changed outcome',
    'another index',
    'a shorter proof',
    'a longer proof',
    'another entry',
    'another tree size',
    'a changed checkpoint',
    'a checkpoint that nobody signed',
  ];

  describe('checked offline', () => {
    let dir: string;
    beforeEach(async () => {
      dir = mkdtempSync(join(tmpdir(), 'receipt-'));
      const { jwks, verifierKeys } = await published();
      writeFileSync(join(dir, 'jwks.json'), JSON.stringify(jwks));
      writeFileSync(join(dir, 'audit-key.txt'), `${verifierKeys.join('\n')}\n`);
    });
    afterEach(() => rmSync(dir, { recursive: true }));

    const file = (name: string) => join(dir, name);
    const run = (script: readonly string[], answer: unknown, ...flags: readonly string[]) => {
      writeFileSync(file('receipt.json'), JSON.stringify(answer));
      const files = [file('receipt.json'), file('jwks.json'), file('audit-key.txt')];
      return spawnSync(process.execPath, [...script, ...files, ...flags], { encoding: 'utf8' });
    };
    /** The scripts read the clock of the machine. */
    const takenNow = async (): Promise<Answer> => {
      world.clock.advance(Date.now() - world.clock.now().getTime());
      id = await anotherDecision();
      return await taken();
    };
    const SCRIPTS = {
      'docs/verify-receipt.mjs': [join(ROOT, 'docs/verify-receipt.mjs')],
      'the sub-command': [join(ROOT, 'dist/src/main.js'), 'verify-receipt'],
    };

    for (const [name, script] of Object.entries(SCRIPTS))
      it(`are valid by ${name}, before and after sealing`, async () => {
        const old = await taken();
        for (const [answer, flags] of [
          [old, ['--allow-unsealed']],
          [await takenNow(), []],
        ] as const) {
          const early = run(script, answer, ...flags);
          expect([early.status, early.stdout], early.stderr).to.satisfy(
            ([status, out]: [number, string]) => status === 0 && out.includes('not sealed yet'),
          );
        }
        const refused = run(script, old);
        expect([refused.status, refused.stderr]).to.satisfy(
          ([status, out]: [number, string]) => status === 1 && out.includes('--allow-unsealed'),
        );
        const late = run(script, await sealed());
        expect(late.status, late.stderr).to.equal(0);
        expect(late.stdout.toLowerCase()).to.include('valid').and.to.include('sealed');
      });

    it('are refused after any change', async () => {
      const valid = await sealed();
      const keys = await published();
      for (const what of FORGERIES) {
        const answer = forged(what, valid);
        expect(answer, what).not.to.deep.equal(valid);
        const { status, stderr } = run(SCRIPTS['docs/verify-receipt.mjs'], answer);
        expect([what, status], stderr).to.deep.equal([what, 1]);
        // The process of the sub-command takes seconds to start, so its function is called here.
        expect(() => verifyReceiptFile([file('receipt.json')]), what).to.throw(StartError);
        expect(() => verifyReceipt(answer, keys, { now: world.clock.now() }), what).to.throw();
      }
      expect(run(SCRIPTS['the sub-command'], forged('a changed outcome', valid)).status).to.equal(1);
    });
  });
});
