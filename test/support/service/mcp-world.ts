import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type {
  JsonSchemaType,
  JsonSchemaValidator,
  jsonSchemaValidator,
} from '@modelcontextprotocol/sdk/validation/types.js';
import sinon from 'sinon';
import { SCOPES, type Scope } from '../../../src/domain/auth/scope.ts';
import { aKey } from '../chain/keys.ts';
import { BOB } from '../fixtures/store-fixtures.ts';
import { listening } from '../servers/listening.ts';
import { RICH } from './conversations.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from './world.ts';

export const WETH_ON_BASE = '0x4200000000000000000000000000000000000006';

export const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

export const TYPES = { accept: 'application/json, text/event-stream' };

export type Told = Readonly<{
  isError?: boolean;
  structuredContent?: Record<string, unknown>;
  content: { text: string }[];
}>;

/** The input of each tool, a part of its output and the scope that it needs; a tool that is missing here fails the test. */
export const CALLS: Readonly<Record<string, readonly [given: object, field: string, scope?: Scope]>> = {
  token_prices: [{ symbols: ['ETH', 'usdc'] }, 'prices', 'oracle'],
  search_tokens: [{ search: 'usd', chainId: 8453, limit: 2 }, 'tokens', 'oracle'],
  oracle_dashboard: [{ token: WETH_ON_BASE, chainId: 8453 }, 'price', 'oracle'],
  estimate_gas: [{ chainId: 8453 }, 'estimates', 'swap'],
  estimate_fee: [{ action: 'transfer', chainId: 8453 }, 'signature', 'swap'],
  quote_swap: [
    { fromChainId: 8453, toChainId: 42161, fromToken: 'USDC', toToken: 'ETH', amount: '25000000' },
    'svcFee',
    'swap',
  ],
  portfolio: [{}, 'totalUSD', 'portfolio'],
  market_data: [{ path: 'simple/price', parameters: { ids: 'ethereum', vs_currencies: 'usd' } }, 'data', 'market'],
  sale_status: [{}, 'phase'],
  prepare_transfer: [{ chainId: 8453, to: BOB, token: 'native', amount: '1' }, 'prepareId', 'transfer'],
  chat: [{ message: 'price of eth' }, 'message', 'portfolio'],
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

/** A service that listens, with a wallet whose keys open its tools; new for every test. */
export function mcpWorld() {
  const at = {} as { world: TestWorld; owner: SignedIn; url: string };
  const closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    at.world = await aWorld();
    at.owner = await signedIn(at.world, RICH);
    const server = await listening(at.world.app);
    at.url = `${server.url}/mcp`;
    closing.push(server.stop);
  });

  afterEach(async () => {
    sinon.restore();
    for (const close of closing.splice(0).reverse()) await close();
  });

  const connected = async (headers: Record<string, string>) => {
    const client = new Client({ name: 'test', version: '1' }, { jsonSchemaValidator: compilesOnce });
    await client.connect(new StreamableHTTPClientTransport(new URL(at.url), { requestInit: { headers } }));
    closing.push(() => client.close());
    // Having seen the list, the client holds every answer against its tool's schema, and throws where they differ.
    await client.listTools();
    return client;
  };

  const withKey = async (scopes: readonly Scope[] = SCOPES) =>
    await connected((await aKey(at.world, at.owner, scopes)).bearer);

  const told = async (client: Client, name: string, given: object = {}) =>
    (await client.callTool({ name, arguments: { ...given } })) as unknown as Told;
  const post = async (body: unknown = PING, headers: Record<string, string> = {}, key = '') =>
    at.world.api
      .post('/mcp')
      .set({ ...TYPES, authorization: key || (await aKey(at.world, at.owner)).bearer.authorization, ...headers })
      .send(body as object);
  return { at, connected, withKey, told, post };
}
