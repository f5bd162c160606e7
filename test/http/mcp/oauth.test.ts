import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { ClientCredentialsProvider } from '@modelcontextprotocol/sdk/client/auth-extensions.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import {
  StreamableHTTPClientTransport,
  type StreamableHTTPClientTransportOptions,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect } from 'chai';
import { type RunningServer, startServer } from '../../../src/infrastructure/process/server.ts';
import { aKey } from '../../support/chain/keys.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

const WRONG_KEY = `svc_pk_live_${'0'.repeat(32)}`;
const DISCOVERY = ['GET /.well-known/oauth-protected-resource', 'GET /.well-known/oauth-authorization-server'];

describe('an MCP client that supports OAuth', () => {
  let world: TestWorld;
  let server: RunningServer;
  let url: URL;
  let requests: string[];
  let redirects: string[];
  beforeEach(async () => {
    const port = await freePort();
    const baseUrl = `http://127.0.0.1:${port}`;
    world = await aWorld({ PORT: String(port), BASE_URL: baseUrl });
    server = await startServer(world.app, '127.0.0.1', port);
    url = new URL('/mcp', baseUrl);
    [requests, redirects] = [[], []];
  });
  afterEach(async () => await server.stop());

  const fetchLogged: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    requests.push(`${init?.method ?? 'GET'} ${pathname}`);
    return await fetch(input, init);
  };

  /** What a desktop client implements: it registers itself, opens a browser and keeps tokens. */
  const interactive = (known: Partial<OAuthClientProvider> = {}): OAuthClientProvider => ({
    redirectUrl: 'http://127.0.0.1:1/callback',
    clientMetadata: { redirect_uris: ['http://127.0.0.1:1/callback'], client_name: 'test' },
    clientInformation: () => undefined,
    saveClientInformation: () => undefined,
    tokens: () => undefined,
    saveTokens: () => undefined,
    redirectToAuthorization: (to) => void redirects.push(String(to)),
    saveCodeVerifier: () => undefined,
    codeVerifier: () => 'verifier',
    ...known,
  });

  /** The client, connected; rejects with the error that it shows to its user. */
  const connected = async (options: StreamableHTTPClientTransportOptions) => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(url, { fetch: fetchLogged, ...options }));
    return client;
  };
  const errorOf = async (attempt: Promise<unknown>) => ((await rejectionOf(attempt)) as Error).message;
  const bearing = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

  for (const [what, requestInit] of [
    ['no key', {}],
    ['a wrong key', bearing(WRONG_KEY)],
  ] as const) {
    it(`shows the sentence and the code of the refusal after one request, with ${what} and without a provider`, async () => {
      const message = await errorOf(connected({ requestInit }));
      expect(message).to.include('API_KEY_REQUIRED').and.include('Send an active API key as a bearer token');
      expect(requests).to.deep.equal(['POST /mcp']);
    });

    it(`neither registers nor opens a browser, with ${what} and a provider`, async () => {
      const message = await errorOf(connected({ requestInit, authProvider: interactive() }));
      expect(message).to.equal('Incompatible auth server: does not support dynamic client registration');
      expect(requests).to.deep.equal(['POST /mcp', ...DISCOVERY]);
      expect(redirects).to.deep.equal([]);
    });
  }

  it('opens no browser with a client id that was configured, because no code is offered', async () => {
    const authProvider = interactive({ clientInformation: () => ({ client_id: 'configured' }) });
    expect(await errorOf(connected({ authProvider }))).to.equal(
      'Incompatible auth server: does not support response type code',
    );
    expect(requests).to.deep.equal(['POST /mcp', ...DISCOVERY]);
    expect(redirects).to.deep.equal([]);
  });

  it('ends in the same way when it starts with auth()', async () => {
    const message = await errorOf(auth(interactive(), { serverUrl: url, fetchFn: fetchLogged }));
    expect(message).to.equal('Incompatible auth server: does not support dynamic client registration');
    expect(requests.filter((request) => request.startsWith('POST'))).to.deep.equal([]);
    expect(redirects).to.deep.equal([]);
  });

  it('learns from the token endpoint that a key is needed, with client credentials', async () => {
    const provider = new ClientCredentialsProvider({
      clientId: 'agent',
      clientSecret: 'secret',
      expectedIssuer: url.origin,
    });
    const message = await errorOf(connected({ authProvider: provider }));
    expect(message).to.include('This service issues no OAuth tokens').and.include('create an API key');
    expect(requests).to.deep.equal(['POST /mcp', ...DISCOVERY, 'POST /api/auth/api-key']);
  });

  it('connects when its provider holds an API key as the token', async () => {
    const { key } = await aKey(world, await signedIn(world));
    const tokens = () => ({ access_token: key, token_type: 'bearer' });
    const client = await connected({ authProvider: interactive({ tokens }) });
    expect((await client.listTools()).tools).to.not.be.empty;
    await client.close();
  });

  it('sees no explanation for OAuth in other refusals', async () => {
    const json = await world.api.post('/api/auth/api-key').send({}).expect(401);
    expect(json.body).to.not.have.property('error_description');
    const elsewhere = await world.api.post('/api/user').type('form').send('a=b');
    expect(elsewhere.body).to.not.have.property('error_description');
  });
});
