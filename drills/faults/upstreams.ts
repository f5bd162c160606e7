import { setTimeout as pause } from 'node:timers/promises';
import { type Behaviour, FAULTS, startProviderServer } from '../../test/support/servers/provider-server.ts';
import type { Drill } from '../drill.ts';
import { onPostgres } from '../places/databases.ts';
import { megabytesOf } from '../places/memory.ts';
import { underLoad } from '../places/under-load.ts';

const HOLD_MS = 1_500;
const CHUNK = Buffer.alloc(1024 * 1024, '[');
const CHUNKS = 256;
/** A service that reads a huge answer must not keep it. */
const MOST_MEGABYTES = 900;

/** As many megabytes as the client takes. */
const huge: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  let left = CHUNKS;
  const write = () => {
    while (left > 0) {
      left -= 1;
      if (!response.write(CHUNK)) return void response.once('drain', write);
    }
    response.end();
  };
  write();
};

const ALL: Readonly<Record<string, Behaviour>> = { ...FAULTS, 'answering 256 MB': huge };

/** The screening of buyers and the market data fail in every way. Purchases wait for the screening, and everything else goes on. */
export const upstreams: Drill = {
  title: 'providers are dead, slow, huge, or answer garbage',
  rounds: { short: 4, full: 3 * Object.keys(ALL).length },
  run: async (rounds) => {
    const place = await onPostgres();
    const provider = await startProviderServer(() => ({ identifications: [] }));
    const env = {
      ...place.env,
      AML_PROVIDER: 'chainalysis',
      CHAINALYSIS_URL: `${provider.url}/api/v1`,
      CHAINALYSIS_API_KEY: 'a-chainalysis-key',
      MARKET_PROVIDER: 'coingecko',
      COINGECKO_URL: provider.url,
      SENTIMENT_URL: provider.url,
    };
    const names = Object.keys(ALL);
    try {
      return await underLoad(
        env,
        async (load, [service]) => {
          for (let round = 0; round < rounds; round += 1) {
            // The short form takes the last ones: resets, silence, dripping and size.
            const name = names.at(-1 - (round % names.length)) as string;
            await load.survive(name, async () => {
              provider.behave(ALL[name]);
              await pause(HOLD_MS);
              const asked = performance.now();
              const market = await fetch(`${service?.url}/api/agent/market-snapshot`);
              if (market.status === 500 || performance.now() - asked > 15_000)
                load.ledger.complain(`market data: ${market.status} after ${performance.now() - asked} ms`);
              provider.behave();
              return performance.now();
            });
          }
          const megabytes = megabytesOf(service?.pid ?? 0);
          if (megabytes > MOST_MEGABYTES) load.ledger.complain(`the process has ${megabytes} MB`);
        },
        { watched: 'purchase_authorizations' },
      );
    } finally {
      await provider.stop();
      await place.close();
    }
  },
};
