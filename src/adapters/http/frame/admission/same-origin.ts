import type { Request } from 'express';
import { crossOrigin } from '../failure/failures.ts';

/**
 * Throws CROSS_ORIGIN unless a page of this service, or of an allowed origin, sent the request, or a program that
 * sends no other user's cookies. Browsers name the page in `Origin`, or at least its site in `Sec-Fetch-Site`. `none` is refused too:
 * that is a typed address, but also a link in another program, such as a mail.
 */
export function requireSameOrigin(req: Request, origins: ReadonlySet<string>): void {
  const origin = req.get('origin');
  if (origin !== undefined) {
    if (!origins.has(origin)) throw crossOrigin();
    return;
  }
  const site = req.get('sec-fetch-site');
  if (site === undefined ? isVisit(req) : site !== 'same-origin') throw crossOrigin();
}

/** Browsers that send neither header also send cookies when a link on another site is followed; they then request a page. */
const isVisit = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.toLowerCase().includes('text/html') === true;
