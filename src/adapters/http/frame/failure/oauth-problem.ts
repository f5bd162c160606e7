import type { Request } from 'express';

/** The token endpoint that the authorization server metadata names. It creates API keys for signed-in wallets and issues no tokens. */
export const TOKEN_PATH = '/api/auth/api-key';

const EXPLANATION =
  'This service issues no OAuth tokens. Sign in with the wallet, create an API key with a JSON body at this endpoint, and send the key as a bearer token.';

/** For an OAuth client that asks for a token: it shows only this field of a refusal (RFC 6749 §5.2). */
export const oauthExtrasFor = (req: Request) =>
  req.path === TOKEN_PATH && req.is('application/x-www-form-urlencoded') !== false
    ? { error_description: EXPLANATION }
    : undefined;
