import type { OpenedSession } from '../../../application/auth/sign-in.ts';
import { SESSION_COOKIE } from '../frame/record/credentials.ts';
import { Answer, type CookieChange } from '../frame/record/reply.ts';

/** The session cookie's attributes; `Secure` when the service is reached over https. */
const options = (baseUrl: string) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: baseUrl.startsWith('https:') }) as const;

const setCookie = ({ session, token }: OpenedSession, baseUrl: string): CookieChange => ({
  name: SESSION_COOKIE,
  value: token,
  options: { ...options(baseUrl), expires: session.expiresAt },
});

/** A response that sets the session cookie, and includes the access token for clients without a cookie jar. */
export function signedIn<T extends object>(body: T, opened: OpenedSession, issueToken: boolean, baseUrl: string) {
  const { createdAt, expiresAt } = opened.session;
  const expiresIn = (expiresAt.getTime() - createdAt.getTime()) / 1000;
  const token = issueToken ? { accessToken: opened.token, tokenType: 'Bearer' as const, expiresIn } : {};
  return new Answer({ ...body, ...token }, { cookies: [setCookie(opened, baseUrl)] });
}

export const signedOut = <T extends object>(body: T, baseUrl: string) =>
  new Answer(body, {
    cookies: [{ name: SESSION_COOKIE, value: '', options: { ...options(baseUrl), expires: new Date(0) } }],
  });
