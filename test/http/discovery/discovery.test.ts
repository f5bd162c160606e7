import { expect } from 'chai';
import { aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

const BASE = 'https://api.example.com';

describe('discovery', () => {
  let world: TestWorld;
  before(async () => {
    world = await aWorld({ BASE_URL: BASE });
  });
  const read = async (path: string) => (await world.api.get(path).expect(200).expect('content-type', /json/)).body;

  it('describes the API as a protected resource', async () => {
    expect(await read('/.well-known/oauth-protected-resource')).to.deep.equal({
      resource: BASE,
      resource_name: 'Institutional DeFi API',
      resource_logo_uri: `${BASE}/.well-known/logo.svg`,
      authorization_servers: [BASE],
      scopes_supported: ['portfolio', 'oracle', 'swap', 'market', 'transfer', 'lending', 'perps'],
      bearer_methods_supported: ['header'],
    });
  });

  it('describes how to get a credential', async () => {
    expect(await read('/.well-known/oauth-authorization-server')).to.deep.equal({
      issuer: BASE,
      authorization_endpoint: `${BASE}/api/siwe?action=nonce`,
      token_endpoint: `${BASE}/api/auth/api-key`,
      jwks_uri: `${BASE}/.well-known/jwks.json`,
      revocation_endpoint: `${BASE}/api/auth/api-key`,
      grant_types_supported: ['urn:ietf:params:oauth:grant-type:jwt-bearer'],
      scopes_supported: [
        ...['openid', 'profile', 'read', 'write', 'admin', 'portfolio:read', 'swap:execute', 'perps:trade'],
        ...['shield:scan', 'shield:revoke', 'agents:manage', 'mcp:invoke'],
      ],
      response_types_supported: ['token'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'private_key_jwt'],
      agent_auth: {
        register_uri: `${BASE}/api/auth/api-key`,
        revocation_uri: `${BASE}/api/auth/api-key`,
        identity_types_supported: ['anonymous'],
        anonymous: { credential_types_supported: ['api_key'] },
        events_supported: [],
      },
    });
  });

  it('advertises exactly the scopes that a key can be granted', async () => {
    const documents = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server'];
    const advertised = (await Promise.all(documents.map(read))).flatMap((one): string[] => one.scopes_supported);
    const owner = await signedIn(world);
    for (const scope of advertised) {
      const body = { label: scope, env: 'live', scopes: [scope] };
      const granted = await world.api.post('/api/auth/api-key').set(owner.bearer).send(body).expect(200);
      expect(granted.body.data.scopes).to.deep.equal([scope]);
    }
    const { components } = (await world.api.get('/api/openapi').expect(200)).body;
    expect(components.schemas.Scope.enum.toSorted()).to.deep.equal(advertised.toSorted());
  });

  it('links only to existing addresses', async () => {
    const { resource_logo_uri } = await read('/.well-known/oauth-protected-resource');
    const logo = await world.api.get(resource_logo_uri.slice(BASE.length)).expect(200);
    expect(logo.type).to.equal('image/svg+xml');
    expect(String(logo.body)).to.match(/^<svg /);
    const server = await read('/.well-known/oauth-authorization-server');
    for (const field of ['authorization_endpoint', 'jwks_uri'])
      await world.api.get(server[field].slice(BASE.length)).expect(200);
    await world.api.post(server.token_endpoint.slice(BASE.length)).expect(401);
  });

  it('is linked from every 401 (RFC 9728)', async () => {
    const pointer = `Bearer resource_metadata="${BASE}/.well-known/oauth-protected-resource"`;
    for (const path of ['/api/auth/api-key', '/api/user', '/api/cron/indexer']) {
      const refused = await world.api.get(path).expect(401);
      expect(refused.get('www-authenticate'), path).to.equal(pointer);
    }
  });
});
