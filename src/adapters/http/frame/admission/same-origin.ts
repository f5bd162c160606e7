import type { Request } from 'express';
import { crossOrigin } from '../failure/failures.ts';

/**
 * Throws CROSS_ORIGIN when a browser sent the request from a foreign site. Browsers send the site in `Origin`, or at
 * least in `Sec-Fetch-Site`; a client that sends neither is not a browser and sends no other user's cookies.
 */
export function requireSameOrigin(req: Request, origins: ReadonlySet<string>): void {
  const origin = req.get('origin');
  if (origin !== undefined) {
    if (!origins.has(origin)) throw crossOrigin();
    return;
  }
  const site = req.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw crossOrigin();
}
