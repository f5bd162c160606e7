import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type {
  JsonSchemaType,
  JsonSchemaValidator,
  jsonSchemaValidator,
} from '@modelcontextprotocol/sdk/validation/types.js';
import { expect } from 'chai';
import { Wallet } from 'ethers';
import fc from 'fast-check';
import sinon from 'sinon';
import { AREAS, SCOPES, type Scope } from '../../../src/domain/auth/scope.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { pricesUnavailable } from '../../../src/domain/token/errors.ts';
import { aKey } from '../../support/chain/keys.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { listening } from '../../support/servers/listening.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

/** The first account of the sandbox’s mnemonic: it holds native coins and stablecoins on every chain. */
const RICH = new Wallet('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const WETH_ON_BASE = '0x4200000000000000000000000000000000000006';
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const TYPES = { accept: 'application/json, text/event-stream' };

type Told = Readonly<{ isError?: boolean; structuredContent?: Record<string, unknown>; content: { text: string }[] }>;

/** The input of each tool and a part of its output; a tool that is missing here fails the test. */
const CALLS: Readonly<Record<string, readonly [given: object, field: string]>> = {
  token_prices: [{ symbols: ['ETH', 'usdc'] }, 'prices'],
  search_tokens: [{ search: 'usd', chainId: 8453, limit: 2 }, 'tokens'],
  oracle_dashboard: [{ token: WETH_ON_BASE, chainId: 8453 }, 'price'],
  estimate_gas: [{ chainId: 8453 }, 'estimates'],
  estimate_fee: [{ action: 'transfer', chainId: 8453 }, 'signature'],
  quote_swap: [
    { fromChainId: 8453, toChainId: 42161, fromToken: 'USDC', toToken: 'ETH', amount: '25000000' },
    'svcFee',
  ],
  portfolio: [{}, 'totalUSD'],
  market_data: [{ path: 'simple/price', parameters: { ids: 'ethereum', vs_currencies: 'usd' } }, 'data'],
  sale_status: [{}, 'phase'],
  prepare_transfer: [{ chainId: 8453, to: BOB, token: 'native', amount: '1' }, 'prepareId'],
  chat: [{ message: 'price of eth' }, 'message'],
};
/** Compiles each schema once: the client would for each connection. */
const compiling = new AjvJsonSchemaValidator();
const compiled = new Map<string, ReturnType<typeof compiling.getValidator>>();
const compilesOnce: jsonSchemaValidator = {
  getValidator<T>(schema: JsonSchemaType) {
    const text = JSON.stringify(schema);
    const validator = compiled.get(text) ?? compiling.getValidator(schema);
    compiled.set(text, validator);
    return validator as JsonSchemaValidator<T>;
  },
};
/** Tools that store something: a prepared transfer, a conversation. */
const WRITING = ['prepare_transfer', 'chat'];

describe('/mcp', () => {
  let world: TestWorld;
  let owner: SignedIn;
  let url: string;
  const closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world, RICH);
    const server = await listening(world.app);
    url = `${server.url}/mcp`;
    closing.push(server.stop);
  });
  afterEach(async () => {
    sinon.restore();
    for (const close of closing.splice(0).reverse()) await close();
  });

  const connected = async (headers: Record<string, string>) => {
    const client = new Client({ name: 'test', version: '1' }, { jsonSchemaValidator: compilesOnce });
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
    closing.push(() => client.close());
    // Having seen the list, the client holds every answer against its tool's schema, and throws where they differ.
    await client.listTools();
    return client;
  };
  const withKey = async (scopes: readonly Scope[] = SCOPES) =>
    await connected((await aKey(world, owner, scopes)).bearer);
  const told = async (client: Client, name: string, given: object = {}) =>
    (await client.callTool({ name, arguments: { ...given } })) as unknown as Told;
  const post = async (body: unknown = PING, headers: Record<string, string> = {}) =>
    world.api
      .post('/mcp')
      .set({ ...TYPES, ...(await aKey(world, owner)).bearer, ...headers })
      .send(body as object);

  /** What a refusal tells a program; the client got it, so it contradicts no schema. */
  const problemIn = (answer: Told): Record<string, unknown> => {
    expect(answer.isError, JSON.stringify(answer)).to.equal(true);
    expect(answer).to.not.have.property('structuredContent');
    const [sentence, json] = answer.content.map(({ text }) => text);
    const problem = JSON.parse(json ?? '') as Record<string, unknown>;
    expect(sentence).to.equal(`${problem.code}: ${problem.error}`);
    expect(problem.success).to.equal(false);
    return problem;
  };

  it('describes itself and lists its tools, none of which moves funds', async () => {
    const client = await withKey();
    expect(client.getServerVersion()).to.include({ name: 'institutional-defi-api' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).to.deep.equal(Object.keys(CALLS).sort());
    for (const { name, annotations, inputSchema, outputSchema } of tools) {
      expect(annotations, name).to.include({ destructiveHint: false, readOnlyHint: !WRITING.includes(name) });
      expect([inputSchema.type, outputSchema?.type], name).to.deep.equal(['object', 'object']);
      expect(inputSchema, name).to.include({ additionalProperties: false });
    }
  });

  it('has no schema about which the official client warns', async () => {
    const warn = sinon.stub(console, 'warn');
    const { tools } = await (await withKey()).listTools();
    expect(warn.args).to.deep.equal([]);
    const formats = [...JSON.stringify(tools).matchAll(/"format":"([^"]+)"/g)].map(([, format]) => format);
    expect(new Set(formats)).to.have.all.keys('date-time', 'uuid');
  });

  it('is described, tool by tool, in docs/mcp.md', async () => {
    const text = readFileSync(join(import.meta.dirname, '../../../../docs/mcp.md'), 'utf8');
    const rows = [...text.matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map(([, name, scope]) => `${name} ${scope}`);
    const { tools } = await (await withKey()).listTools();
    const scopeOf = (description = '') => /Scope: (\w+)\.$/.exec(description)?.[1] ?? 'any';
    expect(rows).to.deep.equal(tools.map(({ name, description }) => `${name} ${scopeOf(description)}`));
  });

  for (const [name, [given, field]] of Object.entries(CALLS))
    it(`returns the result of ${name} by its schema, and the same as text`, async () => {
      const client = await withKey();
      const answer = await told(client, name, given);
      expect(answer.isError, JSON.stringify(answer)).to.equal(undefined);
      expect(answer.structuredContent?.[field], JSON.stringify(answer)).to.not.be.oneOf([undefined, null]);
      expect(JSON.parse(answer.content[0]?.text ?? '')).to.deep.equal(answer.structuredContent);
    });

  it('answers about the wallet of the key', async () => {
    const client = await withKey();
    expect((await told(client, 'portfolio')).structuredContent).to.include({ address: RICH.address });
    const refused = await told(client, 'portfolio', { address: WETH_ON_BASE });
    expect(problemIn(refused)).to.deep.include({
      code: 'VALIDATION_FAILED',
      details: [{ path: 'address', message: 'is not a known field' }],
    });
  });

  describe('returns errors in the tool’s result', () => {
    for (const name of Object.keys(CALLS))
      it(`for ${name} with an unknown argument, so that the official client shows the refusal instead of throwing`, async () => {
        const answer = await told(await withKey(), name, { ...CALLS[name]?.[0], surprise: 1 });
        expect(problemIn(answer)).to.deep.include({
          code: 'VALIDATION_FAILED',
          details: [{ path: 'surprise', message: 'is not a known field' }],
        });
      });

    for (const [name, scope] of [
      ['token_prices', 'oracle'],
      ['search_tokens', 'oracle'],
      ['oracle_dashboard', 'oracle'],
      ['estimate_gas', 'swap'],
      ['estimate_fee', 'swap'],
      ['quote_swap', 'swap'],
      ['portfolio', 'portfolio'],
      ['market_data', 'market'],
      ['prepare_transfer', 'transfer'],
      ['chat', 'portfolio'],
    ] as const)
      it(`for ${name} with a key without ${scope}`, async () => {
        const client = await withKey(AREAS.filter((one) => one !== scope));
        const answer = await told(client, name, CALLS[name]?.[0]);
        expect(problemIn(answer).code).to.equal('INSUFFICIENT_SCOPE');
      });

    it('prepares and quotes nothing for a key of a blocked wallet, and lets it read', async () => {
      const { bearer } = await aKey(world, owner, SCOPES);
      const client = await connected(bearer);
      const user = await world.users.find(owner.address);
      sinon.stub(world.users, 'find').resolves(user && { ...user, isBlocked: true });
      for (const name of ['prepare_transfer', 'quote_swap'])
        expect((await told(client, name, CALLS[name]?.[0])).content[0]?.text).to.match(/^WALLET_BLOCKED: /);
      expect((await told(client, 'portfolio', {})).isError).to.equal(undefined);
      const call = { ...PING, method: 'tools/call', params: { name: 'quote_swap', arguments: CALLS.quote_swap?.[0] } };
      const answer = await world.api
        .post('/mcp')
        .set({ ...TYPES, ...bearer })
        .send(call);
      const decision = await world.decisions.find(answer.get('Decision-Id') ?? '');
      expect(decision).to.include({ kind: 'refuse', code: 'WALLET_BLOCKED', wallet: owner.address });
    });

    for (const [name, given, path] of [
      ['token_prices', {}, 'symbols'],
      ['token_prices', { symbols: ['<b>'] }, 'symbols[0]'],
      ['estimate_gas', { chainId: '8453' }, 'chainId'],
      ['quote_swap', { ...CALLS.quote_swap?.[0], amount: '1e6' }, 'amount'],
      ['oracle_dashboard', { token: '0x4200', chainId: 8453 }, 'token'],
      ['chat', { message: 'x', confirmAction: 'x' }, 'confirmAction'],
    ] as const)
      it(`for ${name} with ${JSON.stringify(given)}, naming ${path}`, async () => {
        const answer = await told(await withKey(), name, given);
        const { code, details: issues } = problemIn(answer);
        expect(code).to.equal('VALIDATION_FAILED');
        const details = issues as { path: string }[];
        expect(details.map((issue) => issue.path)).to.include(path);
      });

    it('for a failure of the provider, and for a path that is not allowed', async () => {
      const client = await withKey();
      sinon.stub(world.tokenPrices, 'ofSymbols').rejects(pricesUnavailable());
      expect(problemIn(await told(client, 'token_prices', { symbols: ['ETH'] })).code).to.equal('PRICES_UNAVAILABLE');
      expect(problemIn(await told(client, 'market_data', { path: 'coins/../admin' })).code).to.equal(
        'MARKET_PATH_UNKNOWN',
      );
    });

    it('for a defect, without details', async () => {
      sinon.stub(world.tokenPrices, 'ofSymbols').rejects(new Error('the password is hunter2'));
      const answer = await told(await withKey(), 'token_prices', { symbols: ['ETH'] });
      const { remedy, docs, ...problem } = problemIn(answer);
      expect(problem).to.deep.equal({ success: false, error: 'Internal error', code: 'INTERNAL' });
      expect([remedy, docs]).to.satisfy(([text, link]: string[]) => text?.endsWith('.') && link?.endsWith('#INTERNAL'));
      expect(JSON.stringify(answer)).to.not.match(/hunter2|\.[jt]s:\d/);
    });
  });

  it('rejects an unknown tool, including names of object properties', async () => {
    const client = await withKey();
    for (const name of ['transfer_everything', 'constructor', '__proto__'])
      await told(client, name).then(
        () => expect.fail(`${name} was answered`),
        (error: Error) => expect(error.message).to.include('Unknown tool'),
      );
  });

  describe('accepts', () => {
    const expectChallenged = async (headers: Record<string, string>, code: string) => {
      const response = await world.api.post('/mcp').set(headers).send(PING);
      expectRefusal(response, 401, code);
      expect(response.get('www-authenticate')).to.match(
        /^Bearer resource_metadata="http.*\/\.well-known\/oauth-protected-resource"$/,
      );
    };

    it('no caller without an active key: no session, and no unknown or revoked key', async () => {
      await expectChallenged({}, 'API_KEY_REQUIRED');
      await expectChallenged(owner.bearer, 'API_KEY_REQUIRED');
      await expectChallenged({ cookie: owner.cookie }, 'API_KEY_REQUIRED');
      await expectChallenged({ authorization: `Bearer svc_pk_live_${'0'.repeat(32)}` }, 'API_KEY_REQUIRED');
      const { id, bearer } = await aKey(world, owner);
      await world.api.delete('/api/auth/api-key').set(owner.bearer).send({ id }).expect(200);
      await expectChallenged(bearer, 'API_KEY_REQUIRED');
      const refusal = await connected({}).then(() => 'let in', String);
      expect(refusal).to.include('API_KEY_REQUIRED');
    });

    it('nobody while keys cannot be looked up', async () => {
      const { bearer } = await aKey(world, owner);
      sinon.stub(world.apiKeys, 'findLive').rejects(storeUnavailable());
      expectRefusal(await world.api.post('/mcp').set(bearer).send(PING), 503, 'STORE_UNAVAILABLE');
    });

    it('no page of a foreign site, with any key', async () => {
      for (const headers of [{ origin: 'http://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])
        expectRefusal(await post(PING, headers as Record<string, string>), 403, 'CROSS_ORIGIN');
      await world.api
        .post('/mcp')
        .set({ ...TYPES, ...(await aKey(world, owner)).bearer, origin: world.config.server.baseUrl })
        .send(PING)
        .expect(200);
    });

    it('as many requests of a key as its limit allows', async () => {
      const narrow = await aWorld({ RATE_LIMIT_KEY: '2' });
      const { bearer } = await aKey(narrow, await signedIn(narrow));
      const ask = () =>
        narrow.api
          .post('/mcp')
          .set({ ...TYPES, ...bearer })
          .send(PING);
      expect([(await ask()).status, (await ask()).status]).to.deep.equal([200, 200]);
      const limited = await ask();
      expectRefusal(limited, 429, 'RATE_LIMITED');
      expect(limited.headers).to.include.keys('ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id');
    });
  });

  it('counts a call in the class of the same operation over HTTP, with all keys of the wallet together', async () => {
    for (const [limit, name] of [
      ['CHAT', 'chat'],
      ['WRITE', 'quote_swap'],
      ['WRITE', 'prepare_transfer'],
    ] as const) {
      const narrow = await aWorld({ [`RATE_LIMIT_${limit}`]: '5' });
      const holder = await signedIn(narrow, RICH);
      const scopes: readonly Scope[] = ['portfolio', 'swap', 'transfer'];
      const keys = [await aKey(narrow, holder, scopes), await aKey(narrow, holder, scopes)];
      const outcomes: string[] = [];
      for (let call = 0; call < 8; call += 1) {
        const params = { name, arguments: CALLS[name]?.[0] };
        const { body } = await narrow.api
          .post('/mcp')
          .set({ ...TYPES, ...keys[call % 2]?.bearer })
          .send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
        outcomes.push((body.result as Told).isError === true ? (body.result.content[0].text as string) : 'answered');
      }
      expect(outcomes.at(0), name).to.equal('answered');
      expect(outcomes.at(-1), name).to.match(
        /^RATE_LIMITED: Too many requests: the limit is 5 requests a minute for (chat|changes)\. Try again in \d+ seconds?\.$/,
      );
    }
  });

  for (const accept of ['*/*', 'application/json', 'application/*', 'text/event-stream', 'text/html', '', undefined])
    it(`answers JSON to a client that accepts ${accept === undefined ? 'nothing by name' : `“${accept}”`}`, async () => {
      const asked = world.api
        .post('/mcp')
        .set({ ...(await aKey(world, owner)).bearer, 'content-type': 'application/json' });
      if (accept !== undefined) asked.set('accept', accept);
      const { status, body, headers } = await asked.send(JSON.stringify(PING));
      expect([status, headers['content-type'], body.result]).to.deep.equal([200, 'application/json', {}]);
    });

  it('accepts one message at a time, in JSON, with a maximum size', async () => {
    expect((await post()).body).to.deep.equal({ jsonrpc: '2.0', id: 1, result: {} });
    expectRefusal(await post([PING, PING]), 400, 'VALIDATION_FAILED', 'body');
    expectRefusal(await post('{', { 'content-type': 'application/json' }), 400, 'MALFORMED_JSON');
    expectRefusal(await post('{}', { 'content-type': 'text/plain' }), 415, 'UNSUPPORTED_MEDIA_TYPE');
    expectRefusal(await post({ ...PING, params: { pad: 'x'.repeat(70_000) } }), 413, 'BODY_TOO_LARGE');
    for (const method of ['get', 'delete', 'put'] as const) {
      const response = await world.api[method]('/mcp');
      expectRefusal(response, 405, 'METHOD_NOT_ALLOWED');
      expect(response.get('allow')).to.equal('POST');
    }
  });

  it('returns an error in JSON for anything but MCP messages of a supported protocol version', async () => {
    for (const body of [{}, { jsonrpc: '1.0' }, { ...PING, method: 5 }]) {
      const response = await post(body);
      expect([response.status, response.type], JSON.stringify(body)).to.deep.equal([400, 'application/json']);
      expect(response.text).to.not.match(/\bat .*\.[jt]s:\d+/);
    }
    expect((await post(PING, { 'mcp-protocol-version': '1999-01-01' })).status).to.equal(400);
  });

  it('returns JSON for any JSON and any arguments, and never a defect', async () => {
    const { bearer } = await aKey(world, owner, SCOPES);
    const answered = async (body: unknown) => {
      const response = await world.api
        .post('/mcp')
        .set({ ...TYPES, ...bearer })
        .send(body as object);
      expect(response.status, response.text).to.be.below(500);
      expect(response.text).to.not.include('INTERNAL');
      return response;
    };
    const calls = fc.record({
      name: fc.constantFrom(...Object.keys(CALLS)),
      arguments: fc.dictionary(fc.string(), fc.jsonValue()),
    });
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), async (message) => void (await answered({ message }))),
      { numRuns: 30 },
    );
    await fc.assert(
      fc.asyncProperty(calls, async (params) => {
        const { body } = await answered({ ...PING, method: 'tools/call', params });
        expect(body).to.have.any.keys('result', 'error');
      }),
      { numRuns: 60 },
    );
  });

  describe('the conversation', () => {
    it('continues from message to message, separately for every key', async () => {
      const [ours, another] = [await withKey(), await withKey()];
      const sessionId = 'one';
      await told(ours, 'chat', { message: 'send usdc', sessionId });
      const asked = await told(ours, 'chat', { message: '5', sessionId });
      expect(asked.structuredContent?.data).to.deep.include({ amount: '5', token: 'USDC', missing: ['recipient'] });
      const strange = await told(another, 'chat', { message: '5', sessionId });
      expect(strange.structuredContent?.data).to.not.have.property('token');
    });

    it('never offers an action to confirm', async () => {
      const message = `send 5 usdc on base to ${owner.address}`;
      const { structuredContent } = await told(await withKey(), 'chat', { message });
      expect(structuredContent).to.deep.include({ intent: 'transfer', requiresConfirmation: false, actions: [] });
      expect(structuredContent?.message).to.include('A program cannot confirm');
    });
  });
});
