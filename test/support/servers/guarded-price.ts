import { expect } from 'chai';
import { z } from 'zod';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import type { Budget } from '../../../src/adapters/upstream/budget.ts';
import { GuardedClient, type GuardSettings } from '../../../src/adapters/upstream/guarded-client.ts';
import type { UpstreamRequest } from '../../../src/adapters/upstream/request.ts';
import { UpstreamTrouble } from '../../../src/adapters/upstream/trouble.ts';
import { rejectionOf } from '../rejection.ts';
import { CALM, type ProviderServer, startProviderServer } from './provider-server.ts';

export const KEY = 'key-that-nobody-may-see';

export const Price = z.object({ usd: z.number() });

export const PRICE: UpstreamRequest = { path: ['price', 'ETH/USD'], query: { currency: 'usd', page: undefined } };

export async function troubleOf(asking: Promise<unknown>): Promise<UpstreamTrouble> {
  const error = await rejectionOf(asking);
  expect(error).to.be.instanceOf(UpstreamTrouble);
  return error as UpstreamTrouble;
}

/** A provider of one price, and a guarded client of it. */
export function guardedPrice() {
  const at = {} as { server: ProviderServer; client?: GuardedClient };

  const open = (settings: Partial<GuardSettings> = {}, clock = systemClock, budget?: Budget) => {
    at.client?.close();
    at.client = new GuardedClient(
      {
        name: 'prices',
        baseUrl: `${at.server.url}/v3/`,
        allowance: { calls: 1_000, perMs: 1_000 },
        maxBytes: 10_000,
        limitRestMs: 60_000,
        headers: { 'x-key': KEY },
        secretQuery: { apikey: KEY },
        ...CALM,
        ...settings,
      },
      clock,
      budget,
    );
    return at.client;
  };
  beforeEach(async () => {
    at.server = await startProviderServer(() => ({ usd: 3000.5 }));
  });
  afterEach(async () => {
    at.client?.close();
    await at.server.stop();
  });
  return { at, open };
}
