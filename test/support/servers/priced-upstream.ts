import { z } from 'zod';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { InMemoryBudget } from '../../../src/adapters/upstream/budget.ts';
import type { Allowance } from '../../../src/adapters/upstream/fair-share.ts';
import type { SharedAnswers } from '../../../src/adapters/upstream/shared-answers.ts';
import { type Tuning, Upstream, type UpstreamTools } from '../../../src/adapters/upstream/upstream.ts';
import { NOON } from '../noon.ts';
import { CALM, type Provider, type ProviderServer, startProviderServer } from './provider-server.ts';

export const Price = z.object({ usd: z.coerce.bigint() });

export const PRICE = { path: ['price'] };

export const FRESHNESS = { freshMs: 1_000, staleMs: 60_000, absentMs: 1_000 };

/** A provider of one price; each `open` is an upstream of it, as another process would have. */
export function pricedUpstream(provider: Provider = () => ({ usd: '3000' })) {
  const at = {} as { server: ProviderServer; clock: SettableClock; troubles: unknown[] };
  const opened: Upstream[] = [];
  beforeEach(async () => {
    at.clock = new SettableClock(NOON);
    at.troubles = [];
    at.server = await startProviderServer(provider);
  });
  afterEach(async () => {
    for (const upstream of opened.splice(0)) upstream.close();
    await at.server.stop();
  });

  const open = (
    answers?: SharedAnswers,
    tuning: Tuning = {},
    over: Partial<UpstreamTools> & { baseUrl?: string } = {},
  ) => {
    const { baseUrl = at.server.url, ...more } = over;
    const settings = { name: 'prices', baseUrl, allowance: { calls: 100, perMs: 60_000 }, ...CALM, ...tuning };
    const sharing = answers && {
      answers,
      budgetOf: (_name: string, allowance: Allowance) => new InMemoryBudget(allowance, at.clock),
    };
    const onTrouble = (error: unknown) => void at.troubles.push(error);
    const upstream = new Upstream(settings, { clock: at.clock, onTrouble, ...(sharing && { sharing }), ...more });
    opened.push(upstream);
    return upstream;
  };
  return { at, open };
}
