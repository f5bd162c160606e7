import { parseEnv } from 'node:util';
import { expect } from 'chai';
import { Wallet } from 'ethers';
import request from 'supertest';
import { developmentAccounts } from '../../contracts/kit/accounts.ts';
import type { RecordedSpan } from '../../src/adapters/tracing/tracer.memory.ts';
import { auditUseCases } from '../../src/application/audit/index.ts';
import { processMessages } from '../../src/application/messaging/process-messages.ts';
import type { Ports } from '../../src/application/ports/index.ts';
import { freshSecrets } from '../../src/infrastructure/config/secrets.ts';
import type { Access } from '../../src/infrastructure/observability/logger.ts';
import { silent } from '../../src/infrastructure/observability/silent.ts';
import { jobRunner } from '../../src/infrastructure/process/scheduler.ts';
import { type Collector, startCollector } from '../support/servers/collector.ts';
import { onServer } from '../support/servers/database.ts';
import { startProviderServer } from '../support/servers/provider-server.ts';
import { databaseService } from '../support/service/database-service.ts';
import { type SignedIn, signedIn } from '../support/service/world.ts';

const SECRETS = parseEnv(freshSecrets());
const TELEGRAM_SECRET = 'telegram-secret-of-the-test';
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const CALLER = { traceId: 'c0'.repeat(16), spanId: 'd1'.repeat(8) };
const TRACEPARENT = `00-${CALLER.traceId}-${CALLER.spanId}-01`;

/** A span with those below it: its name alone when there are none. */
type Tree = string | Readonly<Record<string, readonly Tree[]>>;

onServer((server) => {
  describe('the traces of the service on PostgreSQL', () => {
    let collector: Collector;
    let spans: readonly RecordedSpan[];
    let customer: SignedIn;
    const lines: Access[] = [];

    before(async () => {
      collector = await startCollector();
      const market = await startProviderServer(() => ({ bitcoin: { usd: 60_000 } }));
      const tracer = await collector.tracer();
      const observers = { tracer, accessLog: (access: Access) => void lines.push(access) };
      const env = {
        ...{
          ...SECRETS,
          ADAPTERS: 'memory',
          LOG_LEVEL: 'silent',
          CRON: 'off',
          TELEGRAM_WEBHOOK_SECRET: TELEGRAM_SECRET,
        },
        ...{ MARKET_PROVIDER: 'coingecko', COINGECKO_URL: market.url },
        DATABASE_URL: await server().create('migrated'),
      };
      let ports = {} as Ports;
      const keep = (all: Ports) => {
        ports = all;
        return {};
      };
      const service = await databaseService(env, keep, observers);
      customer = await act(service, ports);
      const run = jobRunner({ ...silent(), tracer });
      await run({ name: 'seal-audit-log', run: auditUseCases(ports).sealLog });
      await run({ name: 'drain-messages', run: processMessages(ports, async () => 'an answer') });
      await run({ name: 'failing', run: () => Promise.reject(new RangeError('not to be shown')) });
      await Promise.all([tracer.close(), service.close(), market.stop()]);
      spans = collector.spans();
    });
    after(() => collector.stop());

    /** What customers and platforms do. */
    const act = async (service: Awaited<ReturnType<typeof databaseService>>, ports: Ports) => {
      const api = request(service.app);
      const buyer = await signedIn({ ...service, api }, new Wallet(developmentAccounts[0].privateKey));
      const { address: wallet, bearer } = buyer;
      const [kyc, now] = [{ id: 'kyc-1', url: 'https://kyc.example/1' }, new Date()];
      const approved = { ...kyc, wallet, tier: 'TIER_3', status: 'approved' } as const;
      await ports.kycs.open({ ...approved, createdAt: now, statusAt: now });
      await ports.terms.accept({ wallet, version: '1', ip: '192.0.2.1', acceptedAt: now });
      await api
        .post('/api/sale/authorize?unused=zoe%40mail.example')
        .set({
          ...bearer,
          traceparent: TRACEPARENT,
          tracestate: 'vendor=secret-of-vendor',
          'x-request-id': 'request-17',
        })
        .send({ wallet, amount: '100000000', paymentToken: USDC })
        .expect(200);
      const wish = { from: wallet, to: developmentAccounts[2].address, token: USDC, amount: '25', chainId: 8453 };
      await api.post('/api/transfer/prepare').set(bearer).send(wish).expect(200);
      await api.get('/api/market/simple/price?ids=bitcoin&vs_currencies=usd').expect(200);
      await api.post('/api/user').send({ wallet: 'nobody' }).expect(400);
      const from = { id: 77, is_bot: false, first_name: 'Zoe' };
      const message = { message_id: 1, date: 1, chat: { id: 77, type: 'private' }, from, text: 'price of ETH' };
      await api
        .post('/api/agent/webhook')
        .set('x-telegram-bot-api-secret-token', TELEGRAM_SECRET)
        .send({ update_id: 1, message })
        .expect(200);
      return buyer;
    };

    const named = (name: string): RecordedSpan => {
      const found = spans.find((span) => span.name === name);
      if (found === undefined) throw new Error(`no span ${name} among ${spans.map((span) => span.name).join(', ')}`);
      return found;
    };
    const treeOf = ({ name, place }: RecordedSpan): Tree => {
      const below = spans.filter(({ parent }) => parent === place.spanId);
      return below.length === 0 ? name : { [name]: below.map(treeOf) };
    };

    const treeNamed = (name: string) => treeOf(named(name));

    it('have a span for each request, with the statements below it: a sign-in', () => {
      expect(treeNamed('GET /api/siwe')).to.deep.equal({
        'GET /api/siwe': ['INSERT rate_limits', 'INSERT sign_in_nonces'],
      });
      const [statements = []] = Object.values(treeNamed('POST /api/siwe'));
      expect(statements).to.include.members(['DELETE sign_in_nonces', 'INSERT users']);
    });

    it('show what an authorization waited for, and link to the trace of its caller', () => {
      const [statements = []] = Object.values(treeNamed('POST /api/sale/authorize'));
      // The session is read while the request is counted.
      expect(statements.slice(0, 2)).to.have.members(['INSERT rate_limits', 'SELECT sessions']);
      expect(statements.slice(2)).to.deep.equal(['SELECT users', 'INSERT purchase_authorizations']);
      const span = named('POST /api/sale/authorize');
      expect(span).to.deep.include({ kind: 'server', parent: undefined, links: [{ ...CALLER, sampled: true }] });
      expect(span.facts).to.deep.include({
        ...{ 'http.request.method': 'POST', 'http.route': '/api/sale/authorize', operation: 'authorizePurchase' },
        ...{ 'http.response.status_code': 200, 'request.id': 'request-17' },
      });
      const line = lines.find(({ id }) => id === 'request-17');
      expect(line).to.include({ traceId: span.place.traceId, decision: span.facts['decision.id'] });
    });

    it('show a prepared transfer', () => {
      const [statements = []] = Object.values(treeNamed('POST /api/transfer/prepare'));
      expect(statements).to.include.members(['SELECT relayed_transactions', 'INSERT prepared_transfers']);
    });

    it('show a call to a provider by its operation and status', () => {
      const call = named('CoinGecko simple/price');
      expect(call).to.deep.include({ kind: 'client', parent: named('GET /api/market/{path}').place.spanId });
      expect(call.facts).to.deep.equal({
        ...{ 'upstream.name': 'CoinGecko', 'upstream.operation': 'simple/price' },
        ...{ 'http.request.method': 'GET', 'http.response.status_code': 200 },
      });
    });

    it('give the code of a refusal, which is not a failure', () => {
      const span = named('POST /api/user');
      expect(span.failure).to.equal(undefined);
      expect(span.facts).to.include({ 'http.response.status_code': 400, 'error.code': 'VALIDATION_FAILED' });
    });

    it('link the answer of a message to the request that received it', () => {
      const received = named('POST /api/agent/webhook').place;
      const answer = named('answer message');
      expect(answer).to.deep.include({ kind: 'consumer', links: [received] });
      expect(answer.parent).to.equal(named('job drain-messages').place.spanId);
      expect(answer.place.traceId).to.not.equal(received.traceId);
      expect(named('telegram send').parent).to.equal(answer.place.spanId);
    });

    it('show a job with its statements and its outcome', () => {
      const [statements = []] = Object.values(treeNamed('job seal-audit-log'));
      expect(statements).to.include.members(['BEGIN', 'DELETE audit_pending', 'INSERT audit_leaves', 'COMMIT']);
      expect(named('job seal-audit-log').facts).to.deep.equal({ 'job.name': 'seal-audit-log', 'job.outcome': 'done' });
      expect(named('job failing')).to.deep.include({
        ...{ failure: 'RangeError', facts: { 'job.name': 'failing', 'job.outcome': 'failed' } },
      });
    });

    it('hold no value of a statement, no query, and nothing that a person or a platform sent', () => {
      const text = JSON.stringify(collector.asked.map(({ body }) => body)).toLowerCase();
      const sent = [
        'mail.example',
        'secret-of-vendor',
        TELEGRAM_SECRET,
        'Zoe',
        'price of ETH',
        'not to be shown',
        USDC,
      ];
      const { address, token, cookie } = customer;
      for (const value of [...sent, address, token, cookie, ...Object.values(SECRETS)])
        if (value) expect(text, value).to.not.include(value.toLowerCase());
    });
  });
});
