import { parse } from 'cookie';
import type { Request } from 'express';

export const SESSION_COOKIE = 'svc-session';
/** The signed pass of the password gate. */
export const GATE_COOKIE = 'svc-gate';

export type Credential =
  | Readonly<{ via: 'bearer'; token: string }>
  /** A site under the same domain can set a second cookie of the name; the header does not say who set which. */
  | Readonly<{ via: 'cookie'; tokens: readonly string[] | 'too many' }>;

/** Of more cookies of one name than this, none is looked at: somebody else may have put as many before the caller's. */
const MOST_OF_A_NAME = 8;

/** The bearer token, or else the session cookies. The bearer token takes precedence because clients send it explicitly. */
export function credentialOf({ headers }: Request): Credential | undefined {
  const token = bearerOf(headers.authorization);
  if (token !== undefined) return { token, via: 'bearer' };
  const tokens = cookiesNamed(SESSION_COOKIE, headers.cookie);
  if (tokens.length === 0) return undefined;
  return { tokens: tokens.length > MOST_OF_A_NAME ? 'too many' : tokens, via: 'cookie' };
}

/** The values of all cookies of the name, each once. */
function cookiesNamed(name: string, header = ''): readonly string[] {
  const values = header.split(';').map((pair) => parse(pair)[name]);
  const given = values.filter((value): value is string => value !== undefined && value !== '');
  return [...new Set(given)];
}

/** The token of an `Authorization: Bearer` header (RFC 6750 §2.1). */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(header ?? '')?.[1];

/** The passes of the password gate, not yet verified. */
export const gatePassesOf = ({ headers }: Pick<Request, 'headers'>): readonly string[] =>
  cookiesNamed(GATE_COOKIE, headers.cookie).slice(0, MOST_OF_A_NAME);
