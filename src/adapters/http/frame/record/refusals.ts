import { insufficientScope, severalSessions } from '../../../../domain/auth/errors.ts';
import { freshSignInRequired, gateRequired, notAnOperator } from '../../../../domain/operator/errors.ts';
import * as payment from '../../../../domain/payment/errors.ts';
import type { FailureFactory } from '../../../../domain/shared/failure.ts';
import { requestInvalid, signInRequired, storeUnavailable } from '../../../../domain/shared/failures.ts';
import { walletBlocked } from '../../../../domain/user/errors.ts';
import {
  alreadyCreated,
  answerNotKept,
  bodyTooLarge,
  cronSecretInvalid,
  crossOrigin,
  deadlineExceeded,
  idempotencyInProgress,
  idempotencyKeyReused,
  limiterUnavailable,
  malformedJson,
  rateLimited,
} from '../failure/failures.ts';
import { FAILS_CLOSED } from './limits.ts';
import { needsFreshSignIn, needsSameOrigin, type Route } from './route.ts';
import { takesKey } from './takes-key.ts';

type AnyFailure = FailureFactory<never>;

const PAYMENT_FAILURES: readonly AnyFailure[] = [
  payment.paymentRequired,
  payment.severalCredentials,
  payment.railUnconfigured,
  payment.railUnavailable,
  payment.railBusy,
  payment.paymentInDoubt,
  storeUnavailable,
];

const KEY_FAILURES: readonly AnyFailure[] = [
  requestInvalid,
  idempotencyInProgress,
  idempotencyKeyReused,
  answerNotKept,
  storeUnavailable,
];

/** All failures of the route: those in its record, and those of the checks before the handler. */
export function failuresOf(route: Route): readonly AnyFailure[] {
  const isOperators = route.access === 'operator';
  const needsSession = route.access === 'session' || isOperators;
  const seesSession = needsSession || route.access === 'optional';
  const readsBody = route.body !== undefined || route.raw === true;
  const implied: [boolean, AnyFailure][] = [
    [true, rateLimited],
    [true, deadlineExceeded],
    [FAILS_CLOSED.has(route.limit), limiterUnavailable],
    [needsSession, signInRequired],
    [seesSession && route.setsCookie !== true, severalSessions],
    [needsSession, insufficientScope],
    [isOperators, notAnOperator],
    [isOperators && route.outsideGate !== true, gateRequired],
    [isOperators && needsFreshSignIn(route), freshSignInRequired],
    [route.movesValue !== undefined, walletBlocked],
    [seesSession || route.movesValue !== undefined, storeUnavailable],
    [route.access === 'cron', cronSecretInvalid],
    ...PAYMENT_FAILURES.map((failure): [boolean, AnyFailure] => [route.access === 'payment', failure]),
    [route.setsCookie === true || (seesSession && needsSameOrigin(route)), crossOrigin],
    [readsBody, bodyTooLarge],
    [readsBody, malformedJson],
    ...KEY_FAILURES.map((failure): [boolean, AnyFailure] => [takesKey(route), failure]),
    [takesKey(route) && route.replays === 'never', alreadyCreated],
    [[route.body, route.query, route.params].some((schema) => schema !== undefined), requestInvalid],
  ];
  return [...new Set([...implied.filter(([applies]) => applies).map(([, failure]) => failure), ...route.fails])];
}
