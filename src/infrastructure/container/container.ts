import { Container } from 'inversify';
import type { MemoryAdapters } from '../../adapters/sandbox/sandbox.ts';
import type { Config } from '../config/config.ts';
import { portsModule } from './ports.module.ts';
import { subjectsModule } from './subjects.module.ts';
import type { Tools } from './tools.ts';

/** Every room of the service, wired. Resolved once at start; nothing asks the container per request. */
export function buildContainer(config: Config, tools: Tools, memory: MemoryAdapters): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(portsModule(config, tools, memory), subjectsModule);
  return container;
}
