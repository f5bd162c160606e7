import type { Request } from 'express';
import { type ApiKey, hasApiKeyForm } from '../../../../domain/auth/api-key.ts';
import { insufficientScope, severalSessions } from '../../../../domain/auth/errors.ts';
import { type ProvedSession, proved } from '../../../../domain/auth/proved-wallet.ts';
import { admits } from '../../../../domain/auth/scope.ts';
import { freshSignInRequired, gateRequired, notAnOperator } from '../../../../domain/operator/errors.ts';
import { hasPowerOf } from '../../../../domain/operator/operator.ts';
import { signInRequired } from '../../../../domain/shared/failures.ts';
import { sameSecret } from '../../../local/constant-time.ts';
import { cronSecretInvalid } from '../failure/failures.ts';
import { type Caller, KeyCaller, OperatorCaller, SessionCaller } from '../record/caller.ts';
import { bearerOf, credentialOf, gatePassesOf } from '../record/credentials.ts';
import { needsFreshSignIn, needsSameOrigin, type Route } from '../record/route.ts';
import type { Edge } from './edge.ts';
import { isLive } from './fresh.ts';
import {
  keepSessions,
  recognise,
  recognised,
  type ShownSession,
  sessionsShown,
  troubleRecognising,
} from './recognise.ts';
import { requireSameOrigin } from './same-origin.ts';

/** Checks the route's access: caller, scope and origin. Returns the caller, or throws. */
export async function admit(route: Route, req: Request, edge: Edge): Promise<Caller | undefined> {
  if (route.setsCookie) requireSameOrigin(req, edge.origins);
  if (route.access === 'cron') return admitCron(req, edge);
  if (route.access === 'public' || route.access === 'webhook' || route.access === 'payment') return undefined;
  if (route.access === 'session') return await admitCaller(route, req, edge);
  if (route.access === 'operator') return await admitOperator(route, req, edge);
  return await liveSession(route, req, edge);
}

/**
 * The caller of a request whose body went on to arrive after `admit`: the session or key may have ended since. Rejects as `admit` does.
 */
export async function admitAfresh(route: Route, req: Request, edge: Edge): Promise<Caller | undefined> {
  await recognise(req, edge, 'afresh');
  return await admit(route, req, edge);
}

/** The role is checked before the sign-in's age: signing in again does not help a caller without the role. */
async function admitOperator(route: Route, req: Request, edge: Edge): Promise<OperatorCaller> {
  const caller = (await liveSession(route, req, edge)) ?? refuseStranger(route, req, edge);
  const gatePasses = gatePassesOf(req);
  const admission = await edge.admitOperator(caller.session, gatePasses);
  const needed = route.role ?? 'viewer';
  if (admission === undefined || !hasPowerOf(admission.role, needed))
    throw notAnOperator({ needed, role: admission?.role });
  if (!admission.gatePassed && route.outsideGate !== true) throw gateRequired();
  if (!admission.isFresh && needsFreshSignIn(route)) throw freshSignInRequired();
  return new OperatorCaller(caller, admission, gatePasses);
}

async function admitCaller(route: Route, req: Request, edge: Edge): Promise<Caller> {
  const key = recognised(req)?.key;
  if (key !== undefined && isAdmitted(key, route)) return new KeyCaller(proved(key));
  return (await liveSession(route, req, edge)) ?? refuseStranger(route, req, edge);
}

const isAdmitted = ({ scopes }: ApiKey, { scope: area, method }: Route): boolean =>
  area !== undefined && admits(scopes, { area, readOnly: method === 'get' });

/** Throws the failure for a request without a session: the store's failure, a missing scope, or a missing credential. */
export function refuseStranger({ scope }: Pick<Route, 'scope'>, req: Request, edge: Pick<Edge, 'hasExpired'>): never {
  const trouble = troubleRecognising(req);
  if (trouble !== undefined) throw trouble;
  throw recognised(req)?.key !== undefined
    ? insufficientScope({ scope })
    : signInRequired({ reason: strangenessOf(req, edge) });
}

/** What is wrong with the credential. Only the holder of a token that this service signed learns more than that it is not from here. */
function strangenessOf(req: Request, { hasExpired }: Pick<Edge, 'hasExpired'>): string {
  if (sessionsShown(req).length > 0) return 'the session was signed out or revoked';
  const credential = credentialOf(req);
  if (credential === undefined)
    return req.headers.authorization === undefined
      ? 'the request has no session cookie and no bearer token'
      : 'the header Authorization must have the form "Bearer <token>"';
  if (credential.via === 'cookie')
    return credential.tokens !== 'too many' && credential.tokens.some(hasExpired)
      ? 'the session has expired'
      : 'the session cookie is not from this service';
  const { token } = credential;
  if (hasApiKeyForm(token)) return 'the API key is unknown, revoked or expired';
  if (token.startsWith('svc_')) return 'the API key is incomplete or was changed';
  if (token.split('.').length !== 3) return 'the bearer token is neither an access token nor an API key';
  return hasExpired(token)
    ? 'the access token has expired'
    : 'the access token is not from this service, or was changed';
}

/** Cookies of different wallets are refused, except on routes that open or end a session: there they count as no session, so that they can be replaced. */
async function liveSession(route: Route, req: Request, edge: Edge): Promise<SessionCaller | undefined> {
  const trouble = troubleRecognising(req);
  if (trouble?.code === severalSessions.code && !route.setsCookie) throw trouble;
  const [shown, ...others] = await liveSessions(route, req, edge);
  if (shown === undefined) return undefined;
  if (others.some(({ session }) => session.wallet !== shown.session.wallet)) {
    if (route.setsCookie) return undefined;
    throw severalSessions();
  }
  if (shown.via === 'cookie' && needsSameOrigin(route)) requireSameOrigin(req, edge.origins);
  return new SessionCaller(proved(shown.session), shown.via);
}

/** The live sessions that the request shows, for routes that open or end a session. Only after `admit`. */
export const admittedSessions = (req: Request): readonly ProvedSession[] =>
  sessionsShown(req).map(({ session }) => proved(session));

/** For MCP, whose tools check the scope one by one. Undefined without an active key. */
export function admitKey(req: Request): KeyCaller | undefined {
  const key = recognised(req)?.key;
  return key && new KeyCaller(proved(key));
}

async function liveSessions(route: Route, req: Request, edge: Edge): Promise<readonly ShownSession[]> {
  const shown = sessionsShown(req);
  const areLive = await Promise.all(shown.map((one) => isLive(route, one, edge)));
  const live = shown.filter((_, index) => areLive[index]);
  if (shown.length > 1 || route.setsCookie) keepSessions(req, live);
  return live;
}

function admitCron(req: Request, { cronSecret }: Edge): undefined {
  if (cronSecret === undefined || !sameSecret(bearerOf(req.headers.authorization), cronSecret))
    throw cronSecretInvalid();
}
