import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { requestInvalid } from '../../../domain/shared/failures.ts';
import type { SkippingClock } from '../../local/clock.ts';
import { inScenario, isScenario, SCENARIOS } from '../../sandbox/scenarios.ts';
import { requireSameOrigin } from '../frame/admission/same-origin.ts';
import { readJson } from '../frame/serving/body.ts';
import { parse } from '../frame/wire/parse.ts';
import { onlyFromHere } from './from-here.ts';

const SCENARIO_HEADER = 'x-sandbox-scenario';
const COUNTRY_HEADER = 'x-sandbox-country';
const TEN_YEARS_IN_SECONDS = 315_360_000;

const Skip = z.strictObject({
  advanceSeconds: z.int('must be a whole number of seconds').min(0).max(TEN_YEARS_IN_SECONDS),
});

/** Marks every response, and plays the scenario of `X-Sandbox-Scenario` for this one request. */
export const playScenario: RequestHandler = (req, res, next) => {
  res.setHeader('X-Sandbox', 'true');
  const country = req.get(COUNTRY_HEADER);
  if (country !== undefined && !/^[A-Za-z]{2}$/.test(country))
    throw requestInvalid({ issues: [{ path: 'X-Sandbox-Country', message: 'must be two letters (ISO 3166-1)' }] });
  const wished = req.get(SCENARIO_HEADER);
  if (wished === undefined) return next();
  if (!isScenario(wished)) {
    const message = `must be one of ${Object.keys(SCENARIOS).join(', ')}`;
    throw requestInvalid({ issues: [{ path: 'X-Sandbox-Scenario', message }] });
  }
  inScenario(wished, next);
};

export type Controls = Readonly<{
  clock: SkippingClock;
  /** Forgets everything that was stored; undefined where the data is not the sandbox's own. */
  reset: (() => Promise<void>) | undefined;
}>;

/** Everything below `/sandbox`: pages of other sites cannot change anything there. No credential is asked for, so the origin is all there is. */
export function sandboxPages(origins: ReadonlySet<string>, routers: readonly [Router, ...Router[]]): Router {
  const pages = Router();
  pages.use('/sandbox', (req, _res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') requireSameOrigin(req, origins);
    next();
  });
  pages.use(...routers);
  return pages;
}

/** `/sandbox/clock` and `/sandbox/reset`: only where nobody but the developer reaches the service. */
export function sandboxControls({ clock, reset }: Controls): Router {
  const controls = Router();
  const told = (res: Response) => res.json({ success: true, data: { now: clock.now().toISOString() } });
  controls.get('/sandbox/clock', onlyFromHere, (_req, res) => void told(res));
  controls.post('/sandbox/clock', onlyFromHere, async (req: Request, res: Response) => {
    const { advanceSeconds } = parse(Skip, await readJson(req, res)) as z.output<typeof Skip>;
    clock.skip(advanceSeconds * 1_000);
    told(res);
  });
  if (reset !== undefined)
    controls.post('/sandbox/reset', onlyFromHere, async (_req, res) => {
      await reset();
      res.json({ success: true });
    });
  return controls;
}
