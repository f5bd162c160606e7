import type { CookieOptions } from 'express';
import type { OpenedSession } from '../../../application/auth/sessions.ts';
import { SESSION_COOKIE } from '../frame/record/credentials.ts';
import { Answer, type CookieChange } from '../frame/record/reply.ts';

export type SignInPlace = Readonly<{
  baseUrl: string;
  /** The page of an allowed origin on another site sent the request. */
  fromAnotherSite: boolean;
}>;

/** Browsers say where a page is in relation to the service; other clients have no page. */
export const placeOf = (baseUrl: string, headers: Readonly<Record<string, string | undefined>>): SignInPlace => ({
  baseUrl,
  fromAnotherSite: headers['sec-fetch-site'] === 'cross-site',
});

export const TOKEN_HINT =
  'This page is on another site than the service, and not every browser keeps the cookie there. Sign in with issueToken: true and send the token as a bearer.';

/** The browser accepts `Secure` cookies of the service. */
const isTrustworthy = (baseUrl: string) =>
  baseUrl.startsWith('https:') || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(baseUrl).hostname);

/**
 * The session cookie's attributes; `Secure` when the service is reached over https. A page on another site gets a cookie of its own,
 * which browsers send only from pages of that site (CHIPS): it needs `Secure`.
 */
function options({ baseUrl, fromAnotherSite }: SignInPlace): CookieOptions {
  const common = { httpOnly: true, path: '/' } as const;
  return fromAnotherSite && isTrustworthy(baseUrl)
    ? { ...common, sameSite: 'none', secure: true, partitioned: true }
    : { ...common, sameSite: 'lax', secure: baseUrl.startsWith('https:') };
}

const setCookie = ({ session, token }: OpenedSession, place: SignInPlace): CookieChange => ({
  name: SESSION_COOKIE,
  value: token,
  options: { ...options(place), expires: session.expiresAt },
});

/** A response that sets the session cookie, and includes the access token for clients without a cookie jar. */
export function signedIn<T extends object>(body: T, opened: OpenedSession, issueToken: boolean, place: SignInPlace) {
  const { createdAt, expiresAt } = opened.session;
  const expiresIn = (expiresAt.getTime() - createdAt.getTime()) / 1000;
  const token = issueToken ? { accessToken: opened.token, tokenType: 'Bearer' as const, expiresIn } : {};
  const hint = place.fromAnotherSite && !issueToken ? { hint: TOKEN_HINT } : {};
  return new Answer({ ...body, ...token, ...hint }, { cookies: [setCookie(opened, place)] });
}

export const signedOut = <T extends object>(body: T, place: SignInPlace) =>
  new Answer(body, {
    cookies: [{ name: SESSION_COOKIE, value: '', options: { ...options(place), expires: new Date(0) } }],
  });
