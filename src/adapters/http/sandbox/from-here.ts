import type { RequestHandler } from 'express';

const OWN_NAMES = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
/** What a proxy or a tunnel adds. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Leaves the router unless the request was made on this machine. A name that is not this machine's own is that of another site, or of a
 * tunnel; a tunnel may also keep the name, and then says for whom it asks.
 */
export const onlyFromHere: RequestHandler = ({ headers }, _res, next) => {
  const isPassedOn = PASSED_ON.some((name) => headers[name] !== undefined);
  next(OWN_NAMES.test(headers.host ?? '') && !isPassedOn ? undefined : 'router');
};
