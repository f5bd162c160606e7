import type { Container } from 'inversify';
import type { Env } from '../../../src/infrastructure/config/env-reader.ts';
import { readConfig } from '../../../src/infrastructure/config/read-config.ts';
import { withDrawnSecrets } from '../../../src/infrastructure/config/secrets.ts';
import { buildContainer } from '../../../src/infrastructure/container/container.ts';
import { openTools } from '../../../src/infrastructure/container/tools.ts';
import { startServer } from '../../../src/infrastructure/process/server.ts';
import { buildDescribedApp } from './described-app.ts';
import { watching } from './undocumented.ts';

type Served = Readonly<{ url: string; container: Container; stop: () => Promise<void> }>;

/** The service of this environment behind a socket; secrets that are not set are generated. */
export async function serveConfigured(given: Env): Promise<Served> {
  const config = readConfig(withDrawnSecrets(given, undefined).env);
  const tools = await openTools(config, watching());
  const container = await buildContainer(config, tools);
  const { url, stop } = await startServer(buildDescribedApp(config, container, tools), '127.0.0.1', 0);
  return {
    url,
    container,
    stop: async () => {
      await stop();
      await container.unbindAllAsync();
      await tools.database?.close();
    },
  };
}
