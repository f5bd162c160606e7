import { ChainRpc } from '../../src/adapters/chain/rpc/chain-rpc.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { buildContainer } from '../../src/infrastructure/container/container.ts';
import { openTools } from '../../src/infrastructure/container/tools.ts';
import { silent } from '../../src/infrastructure/observability/silent.ts';
import { buildApp } from '../../src/infrastructure/process/app.ts';
import { startServer } from '../../src/infrastructure/process/server.ts';
import { freePort } from '../../test/support/servers/free-port.ts';
import { COMMON } from './service.ts';

/** Times of the nodes that are short enough for many faults in a row. */
export const QUICK_NODES = { callMs: 1_000, totalMs: 2_500, restMs: 200, provenMs: 200 } as const;

export type InProcess = Readonly<{ url: string; env: Readonly<Record<string, string>>; close(): Promise<void> }>;

/** The service in this process, whose nodes of each chain have short cool-downs. */
export async function inProcess(env: Readonly<Record<string, string>>): Promise<InProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const complete = { ...COMMON, BASE_URL: url, ...env, PORT: String(port) };
  const config = readConfig(complete);
  const opened = await openTools(config, silent());
  const nodes = [...config.chains].map(
    ([chainId, { rpcUrls }]) => [chainId, new ChainRpc({ chainId, urls: rpcUrls, ...QUICK_NODES })] as const,
  );
  const tools = { ...opened, chains: new Map(nodes) };
  const container = await buildContainer(config, tools);
  const server = await startServer(buildApp(config, container, tools), '127.0.0.1', port);
  return {
    url,
    env: complete,
    close: async () => {
      await server.stop();
      await container.unbindAllAsync();
      for (const chain of [...opened.chains.values(), ...tools.chains.values()]) chain.close();
      await tools.sharedStore?.close();
      await tools.database?.close();
    },
  };
}
