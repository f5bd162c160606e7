import { readConfig } from '../config/read-config.ts';
import { withDrawnSecrets } from '../config/secrets.ts';
import { buildContainer } from '../container/container.ts';
import { openTools } from '../container/tools.ts';
import { silent } from '../observability/silent.ts';
import { buildRoutes, describe } from '../process/app.ts';

/** Prints the OpenAPI document. It is the same in every configuration, so the environment is not read. */
export async function printDescription(): Promise<void> {
  const config = readConfig(withDrawnSecrets({ DATA_DIR: 'memory' }, undefined).env);
  const tools = await openTools(config, silent());
  const container = await buildContainer(config, tools);
  process.stdout.write(`${JSON.stringify(describe(buildRoutes(config, container)), null, 2)}\n`);
}
