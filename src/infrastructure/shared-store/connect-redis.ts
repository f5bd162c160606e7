import type { Cluster, Redis, RedisOptions } from 'ioredis';
import { redisServers } from '../config/schemas/redis-servers.ts';

/** A command without an answer is given up, so that commands do not pile up for a server that hangs. */
const COMMAND_TIMEOUT_MS = 1_000;

const PATIENCE = {
  maxRetriesPerRequest: 1,
  connectTimeout: 1_000,
  commandTimeout: COMMAND_TIMEOUT_MS,
  // A host that vanished: its successor is looked for.
  socketTimeout: 3 * COMMAND_TIMEOUT_MS,
  // A primary that became a replica takes no writes: look again, and repeat the command, which had no effect.
  reconnectOnError: ({ message }) => (message.startsWith('READONLY') ? 2 : false),
} satisfies RedisOptions;

/** Connects to the server, to the primary that the sentinels name, or to the cluster. Loads the driver only where it is used. */
export async function connectRedis(url: string): Promise<Redis | Cluster> {
  const { default: ioredis } = await import('ioredis');
  const servers = redisServers(url);
  if (servers === undefined) throw new Error('REDIS_URL was not checked');
  if (servers.kind === 'one') return new ioredis.Redis(servers.url, PATIENCE);
  const { kind: _, isEncrypted, ...named } = servers;
  const tls = isEncrypted ? { tls: {} } : {};
  if ('sentinels' in named)
    return new ioredis.Redis({
      ...{ ...PATIENCE, ...named, ...tls },
      ...(isEncrypted && { enableTLSForSentinelMode: true, sentinelTLS: {} }),
    });
  const { nodes, ...login } = named;
  return new ioredis.Cluster(nodes, {
    // Certificates are of names, not of the addresses that the cluster tells.
    ...(isEncrypted && {
      dnsLookup: (address: string, done: (error: null, address: string) => void) => done(null, address),
    }),
    redisOptions: { ...PATIENCE, ...login, ...tls },
  });
}
