import { expect } from 'chai';
import { computeAddress, verifyTypedData, Wallet } from 'ethers';
import type { InMemoryAcceptedSigners } from '../../src/adapters/chain/sale/accepted-signers.memory.ts';
import { SettableClock } from '../../src/adapters/local/clock.ts';
import { newSessionKey } from '../../src/adapters/local/session-keys.ts';
import { newAuditKey } from '../../src/adapters/local/transparency/audit-keys.ts';
import { openNote } from '../../src/adapters/local/transparency/signed-note.ts';
import { tierNumber } from '../../src/domain/kyc/tier.ts';
import { PURCHASE_AUTHORIZATION_TYPES } from '../../src/domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { withDrawnSecrets } from '../../src/infrastructure/config/secrets.ts';
import { buildAdapterSets } from '../../src/infrastructure/container/adapter-sets.ts';
import { choosePorts } from '../../src/infrastructure/container/ports.ts';
import { openTools, type Tools } from '../../src/infrastructure/container/tools.ts';
import { anAuthorization } from '../support/chain/signing.ts';
import { NOON } from '../support/noon.ts';
import { watching } from '../support/service/undocumented.ts';
import { aWorld } from '../support/service/world.ts';

const { env: COMMON } = withDrawnSecrets({ DATA_DIR: 'memory' }, undefined);
const SESSION = {
  id: 'a-session',
  wallet: Wallet.createRandom().address as WalletAddress,
  provider: 'siwe',
  createdAt: NOON,
  expiresAt: new Date(NOON.getTime() + 3_600_000),
} as const;
const TYPES = { PurchaseAuthorization: [...PURCHASE_AUTHORIZATION_TYPES.PurchaseAuthorization] };
const aKey = () => Wallet.createRandom().privateKey;

/** docs/operations/rotate.md says how each secret is replaced; these tests do it, with one process for each step. */
describe('the rotation of', () => {
  let tools: Tools;
  before(async () => {
    tools = await openTools(readConfig(COMMON), watching());
  });

  const started = async (env: Readonly<Record<string, string>>) => {
    const config = readConfig({ ...COMMON, ...env });
    const sets = await buildAdapterSets(config, new SettableClock(NOON));
    return { ...(await choosePorts(config, tools, sets)), config, sets };
  };
  type Process = Awaited<ReturnType<typeof started>>;
  /** Processes that run side by side during a restart, either of which may issue what the other reads. */
  const neighbours = async (name: string, lists: readonly string[], more: Readonly<Record<string, string>> = {}) => {
    const steps = await Promise.all(lists.map((list) => started({ ...more, [name]: list })));
    return steps.slice(1).flatMap((next, at) => {
      const last = steps[at] as Process;
      return [
        [last, next],
        [next, last],
      ] as const;
    });
  };
  const inThreeSteps = (old: string, fresh: string) => [old, `${old},${fresh}`, `${fresh},${old}`, fresh];

  it('SESSION_KEYS signs nobody out, and keeps the passes of the gate', async () => {
    const more = { GATE_PASSWORD: 'a password of the tests' };
    const lists = inThreeSteps(newSessionKey(), newSessionKey());
    for (const [issuer, reader] of await neighbours('SESSION_KEYS', lists, more)) {
      const token = await issuer.sessionTokens.issue(SESSION);
      expect(reader.sessionTokens.verify(token, NOON)?.id).to.equal('a-session');
      expect(reader.gatePasses.isPass(issuer.gatePasses.issue(SESSION.expiresAt), NOON)).to.equal(true);
    }
    const [first, last] = [
      await started({ SESSION_KEYS: lists[0] ?? '' }),
      await started({ SESSION_KEYS: lists[3] ?? '' }),
    ];
    expect(last.sessionTokens.verify(await first.sessionTokens.issue(SESSION), NOON)).to.equal(undefined);
  });

  it('FEE_QUOTE_KEYS keeps open quotes valid', async () => {
    const old = 'an old key of quotes of 32 characters';
    const fresh = 'a newer key of quotes of 32 characters';
    for (const [issuer, reader] of await neighbours('FEE_QUOTE_KEYS', inThreeSteps(old, fresh)))
      expect(reader.quoteSigner.verify('a quote', await issuer.quoteSigner.sign('a quote'))).to.equal(true);
    const [first, last] = [await started({ FEE_QUOTE_KEYS: old }), await started({ FEE_QUOTE_KEYS: fresh })];
    expect(last.quoteSigner.verify('a quote', await first.quoteSigner.sign('a quote'))).to.equal(false);
  });

  it('SALE_SIGNER_KEYS issues what the contract accepts, before and after its setSigner', async () => {
    const [old, fresh] = [aKey(), aKey()];
    const common = { SALE_SIGNER_KEY: '' };
    const steps = await Promise.all(
      [old, `${old},${fresh}`, fresh].map((list) => started({ ...common, SALE_SIGNER_KEYS: list })),
    );
    const [before, during, after] = steps as [Process, Process, Process];
    const contract = during.config.sale.contract;
    const signerOf = async ({ config, purchaseSigner }: Process) => {
      const { signature } = await purchaseSigner.sign(anAuthorization);
      const message = { ...anAuthorization, tier: tierNumber(anAuthorization.tier) };
      return verifyTypedData(config.sale.domain, TYPES, message, signature);
    };
    const accepted = during.sets.acceptedSigners as InMemoryAcceptedSigners;
    accepted.setSigner(contract, computeAddress(old) as WalletAddress);
    expect([await signerOf(before), await signerOf(during)]).to.deep.equal([computeAddress(old), computeAddress(old)]);
    accepted.setSigner(contract, computeAddress(fresh) as WalletAddress);
    expect([await signerOf(during), await signerOf(after)]).to.deep.equal([
      computeAddress(fresh),
      computeAddress(fresh),
    ]);
    expect(during.purchaseSigner.address).to.equal(computeAddress(fresh));
  });

  it('AUDIT_KEYS signs each head with all keys, so that holders of either verifier key can check it', async () => {
    const [old, fresh] = [newAuditKey(), newAuditKey()];
    const steps = await Promise.all([old, `${old},${fresh}`, fresh].map((list) => started({ AUDIT_KEYS: list })));
    const [before, during, after] = steps as [Process, Process, Process];
    for (const verifierKeys of [before, after].map(({ auditTree }) => auditTree.verifierKeys))
      expect(openNote(await during.auditTree.checkpoint(), verifierKeys)).to.include('/audit\n0\n');
    expect(during.auditTree.verifierKeys).to.deep.equal([
      ...before.auditTree.verifierKeys,
      ...after.auditTree.verifierKeys,
    ]);
  });

  it('RELAYER_KEY keeps the accounts of the list, the first for new calls', async () => {
    const [old, fresh] = [aKey(), aKey()];
    const { contract } = (await started({})).config.sale;
    const chain = {
      CHAIN_PROVIDER: 'evm',
      SALE_CHAIN_ID: '31337',
      RPC_URL_31337: 'http://127.0.0.1:1',
      SALE_CONTRACT: contract,
    };
    const sale = { ...chain, SALE_PAYMENT_TOKENS: `${contract}:USDC:6`, FORWARDER_31337: contract };
    const config = readConfig({ ...COMMON, ...sale, SPONSOR_PROVIDER: 'relayer', RELAYER_KEY: `${fresh},${old}` });
    const { keys } = await buildAdapterSets(config, new SettableClock(NOON));
    expect(
      keys.relayers.map(({ publicKey }) => computeAddress(`0x${Buffer.from(publicKey).toString('hex')}`)),
    ).to.deep.equal([fresh, old].map((key) => computeAddress(key)));
  });

  it('GATE_PASSWORD ends every pass', async () => {
    const [before, after] = [
      await started({ GATE_PASSWORD: 'an old password of the tests' }),
      await started({ GATE_PASSWORD: 'a new password of the tests' }),
    ];
    expect(after.gatePasses.isPass(before.gatePasses.issue(SESSION.expiresAt), NOON)).to.equal(false);
    expect(after.gatePasses.isPassword('a new password of the tests')).to.equal(true);
  });

  it('API_KEY_PEPPER ends every API key', async () => {
    const [before, after] = [
      await started({ API_KEY_PEPPER: 'an old pepper of the tests' }),
      await started({ API_KEY_PEPPER: 'a new pepper of the tests' }),
    ];
    expect(after.keyDigests.digestOf('a key')).to.not.equal(before.keyDigests.digestOf('a key'));
  });

  it('CRON_SECRET and KYC_WEBHOOK_SECRET refuse callers with the old value', async () => {
    const secrets = { CRON_SECRET: 'a-new-secret-of-the-cron', KYC_WEBHOOK_SECRET: 'a-new-secret-of-webhooks' };
    const { api } = await aWorld(secrets);
    const cron = (secret: string) => api.get('/api/cron/indexer').set('authorization', `Bearer ${secret}`);
    const event = { eventId: 'e', sessionId: 's', wallet: SESSION.wallet, status: 'approved', tier: 'TIER_1' };
    const webhook = (secret: string) =>
      api
        .post('/api/kyc/webhook')
        .set('x-webhook-secret', secret)
        .send({ ...event, occurredAt: NOON.toISOString() });
    expect((await cron('the-old-secret-of-the-cron')).status).to.equal(401);
    expect((await cron(secrets.CRON_SECRET)).status).to.equal(200);
    expect((await webhook('the-old-secret-of-webhooks')).status).to.equal(401);
    expect((await webhook(secrets.KYC_WEBHOOK_SECRET)).status).to.equal(200);
  });
});
