import { z } from 'zod';
import { RESOURCE_SCOPES, SERVER_SCOPES } from '../../../domain/auth/scope.ts';
import type { Brand } from '../../../domain/brand/brand.ts';
import { TOKEN_PATH } from '../frame/failure/problem.ts';
import { flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';

const ProtectedResource = z
  .object({
    resource: z.url(),
    resource_name: z.string(),
    resource_logo_uri: z.url(),
    authorization_servers: z.array(z.url()),
    scopes_supported: z.array(z.string()),
    bearer_methods_supported: z.array(z.literal('header')),
  })
  .meta({ id: 'ProtectedResourceMetadata', description: 'RFC 9728 metadata of this API' });

const AgentAuth = z
  .object({
    register_uri: z.url(),
    revocation_uri: z.url(),
    identity_types_supported: z.array(z.literal('anonymous')),
    anonymous: z.object({ credential_types_supported: z.array(z.literal('api_key')) }),
    events_supported: z.array(z.string()),
  })
  .meta({ id: 'AgentAuthMetadata', description: 'How an agent obtains and revokes a credential' });

const AuthorizationServer = z
  .object({
    issuer: z.url(),
    authorization_endpoint: z.url(),
    token_endpoint: z.url(),
    jwks_uri: z.url(),
    revocation_endpoint: z.url(),
    grant_types_supported: z.array(z.string()),
    scopes_supported: z.array(z.string()),
    response_types_supported: z.array(z.string()),
    token_endpoint_auth_methods_supported: z.array(z.string()),
    agent_auth: AgentAuth,
  })
  .meta({
    id: 'AuthorizationServerMetadata',
    description: 'RFC 8414 metadata of this service as authorization server',
  });

const Logo = z.string().meta({ id: 'Logo', description: 'An SVG image' });

const LOGO_PATH = '/.well-known/logo.svg';
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="Institutional DeFi API"><path d="M32 4 58 18v28L32 60 6 46V18z" fill="#14213d"/><path d="M20 42V26h6v16zm9 0V20h6v22zm9 0V30h6v12z" fill="#fff"/></svg>`;

/** The address ends in .svg, so that an image of pixels is shown inside of one. */
function logoOf({ logo }: Brand): string {
  if (logo === undefined) return LOGO;
  const bytes = Buffer.from(logo.bytes);
  if (logo.type === 'image/svg+xml') return bytes.toString();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:${logo.type};base64,${bytes.toString('base64')}"/></svg>`;
}

/** Metadata that agents read to find out how to authenticate (RFC 9728 and RFC 8414). */
export const discoveryRoutes = (baseUrl: string, brand: Brand) => [
  route({
    method: 'get',
    path: '/.well-known/oauth-protected-resource',
    operationId: 'describeResource',
    tag: 'System',
    summary: 'Get the OAuth protected resource metadata of this API (RFC 9728)',
    description: 'Names this resource, its authorization server and how tokens are sent. A 401 response points here.',
    access: 'public',
    publicFor: 3_600,
    limit: 'read',
    reply: flat(ProtectedResource, 'The metadata'),
    fails: [],
    handle: () => ({
      resource: baseUrl,
      resource_name: brand.name ?? 'Institutional DeFi API',
      resource_logo_uri: `${baseUrl}${LOGO_PATH}`,
      authorization_servers: [baseUrl],
      scopes_supported: [...RESOURCE_SCOPES],
      bearer_methods_supported: ['header' as const],
    }),
  }),
  route({
    method: 'get',
    path: '/.well-known/oauth-authorization-server',
    operationId: 'describeAuthorizationServer',
    tag: 'System',
    summary: 'Get the authorization server metadata (RFC 8414)',
    description: 'Names the endpoints at which wallets sign in and API keys are created and revoked.',
    access: 'public',
    publicFor: 3_600,
    limit: 'read',
    reply: flat(AuthorizationServer, 'The metadata'),
    fails: [],
    handle: () => authorizationServer(baseUrl),
  }),
  route({
    method: 'get',
    path: LOGO_PATH,
    operationId: 'readLogo',
    tag: 'System',
    summary: 'Get the logo named in the metadata',
    description: 'The image that `resource_logo_uri` of the resource metadata names.',
    access: 'public',
    publicFor: 3_600,
    limit: 'read',
    reply: { ...flat(Logo, 'The image'), mediaType: 'image/svg+xml' },
    fails: [],
    handle: () => logoOf(brand),
  }),
];

function authorizationServer(baseUrl: string) {
  const keyEndpoint = `${baseUrl}${TOKEN_PATH}`;
  return {
    issuer: baseUrl,
    authorization_endpoint: `${baseUrl}/api/siwe?action=nonce`,
    token_endpoint: keyEndpoint,
    jwks_uri: `${baseUrl}/.well-known/jwks.json`,
    revocation_endpoint: keyEndpoint,
    grant_types_supported: ['urn:ietf:params:oauth:grant-type:jwt-bearer'],
    scopes_supported: [...SERVER_SCOPES],
    response_types_supported: ['token'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'private_key_jwt'],
    agent_auth: {
      register_uri: keyEndpoint,
      revocation_uri: keyEndpoint,
      identity_types_supported: ['anonymous' as const],
      anonymous: { credential_types_supported: ['api_key' as const] },
      events_supported: [],
    },
  };
}
