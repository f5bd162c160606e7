import { z } from 'zod';

export const ProtectedResource = z
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

export const AuthorizationServer = z
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

export const Logo = z.string().meta({ id: 'Logo', description: 'An SVG image' });
