import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Below the ports that the kernel gives to `listen(0)` and to outgoing connections, which would take one that was just found free. */
const [LOWEST, HIGHEST] = [20_000, 32_767];

/** A port that was free a moment ago, for a server that needs its address before it listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
