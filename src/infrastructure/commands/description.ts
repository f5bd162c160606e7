import { printed } from '../../adapters/http/frame/description/printed.ts';
import { readConfig } from '../config/read-config.ts';
import { withDrawnSecrets } from '../config/secrets.ts';
import { buildContainer } from '../container/container.ts';
import { openTools } from '../container/tools.ts';
import { silent } from '../observability/silent.ts';
import { buildRoutes, describe, describeErrors } from '../process/routes.ts';

/** Prints the OpenAPI document, or the page of error codes. They are the same in every configuration, so the environment is not read. */
export async function printDescription(what: 'document' | 'errors'): Promise<void> {
  const config = readConfig(withDrawnSecrets({ DATA_DIR: 'memory' }, undefined).env);
  const tools = await openTools(config, silent());
  const container = await buildContainer(config, tools);
  const routes = buildRoutes(config, container);
  const text = what === 'errors' ? describeErrors(routes) : `${printed(describe(routes), 3)}\n`;
  process.stdout.write(text);
}
