import { parse } from 'cookie';
import type { Request } from 'express';

export const SESSION_COOKIE = 'svc-session';
/** The signed pass of the password gate. */
export const GATE_COOKIE = 'svc-gate';

export type Credential = Readonly<{ token: string; via: 'cookie' | 'bearer' }>;

/** The bearer token, or else the session cookie. The bearer token takes precedence because clients send it explicitly. */
export function credentialOf({ headers }: Request): Credential | undefined {
  const token = bearerOf(headers.authorization);
  if (token !== undefined) return { token, via: 'bearer' };
  const cookie = headers.cookie === undefined ? undefined : parse(headers.cookie)[SESSION_COOKIE];
  return cookie === undefined || cookie === '' ? undefined : { token: cookie, via: 'cookie' };
}

/** The token of an `Authorization: Bearer` header (RFC 6750 §2.1). */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(header ?? '')?.[1];

/** The pass of the password gate, not yet verified. */
export const gatePassOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  headers.cookie === undefined ? undefined : parse(headers.cookie)[GATE_COOKIE];
