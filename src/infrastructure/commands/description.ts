import { memoryAdapters } from '../../adapters/sandbox/memory.ts';
import { buildRoutes, describe } from '../app.ts';
import { readConfig } from '../config/read-config.ts';
import { withDrawnSecrets } from '../config/secrets.ts';
import { buildContainer } from '../container/container.ts';
import { memorySettings } from '../container/memory-settings.ts';
import { silent } from '../silent.ts';
import { openTools } from '../tools.ts';

/** Prints the OpenAPI document. It is the same in every configuration, so nothing of this process's is asked. */
export async function printDescription(): Promise<void> {
  const config = readConfig(withDrawnSecrets({ DATA_DIR: 'memory' }, undefined).env);
  const tools = await openTools(config, silent());
  const container = buildContainer(config, tools, memoryAdapters(memorySettings(config)));
  process.stdout.write(`${JSON.stringify(describe(buildRoutes(config, container)), null, 2)}\n`);
}
