import { expect } from 'chai';
import sinon from 'sinon';
import { InMemoryTracer } from '../../../src/adapters/tracing/tracer.memory.ts';
import { createLogger } from '../../../src/infrastructure/observability/logger.ts';
import { silent } from '../../../src/infrastructure/observability/silent.ts';
import { aKey } from '../../support/chain/keys.ts';
import { signedRequest } from '../../support/chain/paymaster.ts';
import { signedAtOnce } from '../../support/chain/transfers.ts';
import { aWorld, eligible, KYC_SECRET, type SignedIn, type TestWorld } from '../../support/service/world.ts';
import { EXPECTATIONS } from './expectations.ts';

const PERSON = {
  email: 'zebedee.marker@private-mail.example',
  name: 'Zebedee Quillfeather',
  phone: '+15550142877',
  username: 'zebedee_marker',
};
const SECRETS = {
  telegram: 'telegram-secret-marker-of-the-test',
  password: 'gate-password-marker-of-the-test',
  guess: 'guessed-password-marker',
  document: 'document-number-marker-X1234567',
  payment: 'cGF5bWVudC1jcmVkZW50aWFsLW1hcmtlcg',
  madeUpKey: `svc_pk_live_${'deadbeef'.repeat(4)}`,
  madeUpToken: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJtYXJrZXIifQ.bWFya2Vy',
};

/** The stores and systems whose failure is logged with its cause. */
const BREAKABLE = {
  users: ['find', 'register', 'revise'],
  kycs: ['verificationsOf', 'open', 'apply'],
  kycProvider: ['openSession', 'report'],
  apiKeys: ['create', 'keysOf'],
  terms: ['accept', 'latest'],
  userWallets: ['add', 'walletsOf'],
  preparedTransfers: ['keep'],
  relayedTransactions: ['record'],
  sponsorships: ['take', 'suspensionOf'],
  issuedAuthorizations: ['record'],
  chatSessions: ['recall'],
  messageQueue: ['enqueue'],
  addressScreening: ['screen', 'screenAll', 'screenForeign'],
  swapProvider: ['offer'],
  embeddedWallets: ['verify'],
} as const;

describe('the log output, and the spans, of every operation', () => {
  let world: TestWorld;
  let person: SignedIn;
  let key: string;
  let tracer: InMemoryTracer;
  const lines: string[] = [];
  const observers = () => {
    const write = (line: string) => void lines.push(line);
    const logger = createLogger('trace', { write });
    tracer = new InMemoryTracer();
    return { ...silent(), tracer, logger, accessLog: (access: object) => logger.info(access, 'answered') };
  };

  beforeEach(async () => {
    lines.length = 0;
    const env = { TELEGRAM_WEBHOOK_SECRET: SECRETS.telegram, GATE_PASSWORD: SECRETS.password };
    world = await aWorld(env, observers());
    person = await eligible(world, 'TIER_1', undefined, { personId: SECRETS.document, countryCode: 'FR' });
    key = (await aKey(world, person)).key;
  });

  /** Everything that a person, a platform or an attacker sends to the service. */
  const sendEverything = async () => {
    const { address, bearer, cookie, wallet } = person;
    const { api } = world;
    const signature = `0x${'5e'.repeat(65)}`;
    const post = (path: string, body: object) => api.post(path).set(bearer).send(body);
    await api.patch('/api/user').set(bearer).send(PERSON);
    await api
      .patch('/api/user')
      .set(bearer)
      .send({ ...PERSON, username: 'x', name: 7 });
    await api.post('/api/user').send({ wallet: address, email: PERSON.email });
    await post('/api/user/wallets', { wallet: { chain: 'evm', address, label: PERSON.name } });
    await api.post('/api/siwe?action=verify').send({ message: `Sign in as ${PERSON.email}`, signature });
    await api.post('/api/auth/embedded-wallet').set('x-embedded-token', SECRETS.madeUpToken).send({ address });
    for (const password of [SECRETS.password, SECRETS.guess]) await api.post('/api/auth/gate').send({ password });
    await post('/api/sale/authorize', { wallet: address, amount: '250000000', paymentToken: USDC });
    await post('/api/transfer/execute', { signedTx: signedAtOnce(wallet), chainId: 8453 });
    await post('/api/paymaster', { chainId: 8453, feeQuote: {}, request: await signedRequest(world, wallet) });
    await post('/api/chat', { message: `I am ${PERSON.name}, ${PERSON.phone}, mail ${PERSON.email}`, wallet: address });
    await api.post('/api/kyc/webhook').set('x-webhook-secret', SECRETS.guess).send({ document: SECRETS.document });
    await api
      .post('/api/agent/webhook')
      .set('x-telegram-bot-api-secret-token', SECRETS.telegram)
      .send({
        update_id: 1,
        message: {
          message_id: 1,
          date: 1,
          chat: { id: 77, type: 'private' },
          from: { id: 77, is_bot: false, first_name: PERSON.name },
          text: PERSON.email,
        },
      });
    await api
      .post('/api/csp-report')
      .set('content-type', 'application/csp-report')
      .send(JSON.stringify({ 'csp-report': { 'document-uri': `https://x.example/?token=${SECRETS.madeUpToken}` } }));
    await api.get('/api/agent/market-snapshot').set('authorization', `Payment ${SECRETS.payment}`);
    for (const path of [PERSON.email, encodeURIComponent(PERSON.email), address, key, SECRETS.madeUpToken])
      await api.get(`/api/nowhere/${path}`);
    for (const [name, value] of [
      ['authorization', `Bearer ${SECRETS.madeUpKey}`],
      ['authorization', `Bearer ${SECRETS.madeUpToken}`],
      ['cookie', cookie],
      ['authorization', `Bearer ${key}`],
    ] as const)
      for (const { method, path, operationId } of world.routes) {
        const { query = '', body } =
          EXPECTATIONS[operationId]?.request?.({ owner: person, keyId: 1, walletRecord: '1', decisionId: '1' }) ?? {};
        const marks = `email=${encodeURIComponent(PERSON.email)}&api_key=${key}&token=${SECRETS.madeUpToken}`;
        const sent = api[method](`${path}?${query}&${marks}`).set(name, value);
        await (body === undefined ? sent : sent.send({ ...body, email: PERSON.email, document: SECRETS.document }));
      }
  };

  const expectNothingPersonal = () => {
    const text = lines.join('');
    expect(lines.length).to.be.greaterThan(world.routes.length);
    const { address, token, wallet } = person;
    const hidden = {
      ...PERSON,
      ...SECRETS,
      address,
      token,
      key,
      signedTx: signedAtOnce(wallet),
      privateKey: wallet.privateKey,
      signature: '5e'.repeat(65),
    };
    for (const [what, value] of Object.entries(hidden)) {
      const found = lines.find((line) => line.toLowerCase().includes(value.toLowerCase()));
      expect(found, `${what} is in the log`).to.equal(undefined);
    }
    const { config, errorTracker } = world;
    const configured = {
      ...{ cookie: person.cookie, cron: config.cronSecret, pepper: config.apiKeyPepper, gate: config.gatePassword },
      ...{ quotes: config.fees.quoteKeys[0], saleSigner: '42'.repeat(32), kyc: KYC_SECRET },
    };
    const sentOn = [...tracer.recorded.map((span) => JSON.stringify(span)), JSON.stringify(errorTracker.tracked)];
    for (const [what, value = 'none'] of Object.entries({ ...hidden, ...configured })) {
      const found = sentOn.find((one) => one.toLowerCase().includes(value.toLowerCase()));
      expect(found, `${what} is in a span or a tracked error`).to.equal(undefined);
    }
    const routes = new Set(tracer.recorded.map(({ facts }) => facts.operation));
    expect(world.routes.filter(({ operationId }) => !routes.has(operationId))).to.deep.equal([]);
    expect(text).to.not.match(/@private-mail/);
    expect(text).to.not.match(/0x[0-9a-f]{128}/i);
  };

  it('holds nothing personal and no secret, and the scan reports a marker that is logged', async () => {
    await sendEverything();
    expectNothingPersonal();
    lines.push(`{"msg":"welcome ${PERSON.name}"}\n`);
    expect(expectNothingPersonal).to.throw('name is in the log');
    lines.pop();
    tracer.begin(`welcome ${PERSON.name}`).end();
    expect(expectNothingPersonal).to.throw('name is in a span');
  });

  it('holds nothing personal and no secret while stores and providers fail with errors that carry the request', async () => {
    for (const [port, methods] of Object.entries(BREAKABLE))
      for (const method of methods) {
        const carried = { person: PERSON, config: { headers: { authorization: key }, data: PERSON }, body: SECRETS };
        const failure = async () => {
          throw Object.assign(new Error('broken', { cause: Object.assign(new Error('deeper'), carried) }), carried);
        };
        sinon.stub(world[port as 'users'], method as 'find').callsFake(failure);
      }
    await sendEverything();
    expectNothingPersonal();
    expect(lines.filter((line) => line.includes('"deeper"')).length).to.be.greaterThan(5);
  });
});

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
