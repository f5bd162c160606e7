import type { Request } from 'express';
import type { Payer } from '../../../upstream/payer.ts';
import type { Route } from '../record/route.ts';
import { clientOf } from './network.ts';
import { walletShown } from './recognise.ts';

/**
 * For whom providers are asked while the request is served. Deliveries and cron calls come from few machines for many people, and
 * prove themselves before they lead to any call: each such endpoint has a share of its own.
 */
export function payerOf(req: Request, route?: Pick<Route, 'access' | 'operationId'>): Payer {
  if (route?.access === 'webhook' || route?.access === 'cron')
    return { network: `endpoint:${route.operationId}`, wallet: `endpoint:${route.operationId}` };
  return { network: clientOf(req).network, wallet: walletShown(req) ?? '' };
}
