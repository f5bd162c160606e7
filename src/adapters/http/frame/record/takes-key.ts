import type { Route } from './route.ts';

type Keyable = Pick<Route, 'access' | 'method' | 'setsCookie' | 'idempotency'>;

/**
 * Whether the operation takes an idempotency key: those of a session or an API key that change something. An operation that sets a
 * cookie opens or ends the session itself.
 */
export const takesKey = ({ access, method, setsCookie, idempotency }: Keyable): boolean =>
  method !== 'get' &&
  (access === 'session' || access === 'optional' || access === 'operator') &&
  setsCookie !== true &&
  idempotency !== 'off';
