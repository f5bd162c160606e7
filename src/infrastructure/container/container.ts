import { Container } from 'inversify';
import type { Ports } from '../../application/ports/index.ts';
import type { Config } from '../config/config.ts';
import { buildAdapterSets } from './adapter-sets.ts';
import { portsModule, subjectsModule } from './modules.ts';
import { choosePorts } from './ports.ts';
import type { Tools } from './tools.ts';

/** Every subject with these ports. Resolved once, at start; nothing uses the container per request. */
export function containerOf(ports: Ports): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(portsModule(ports), subjectsModule(Object.keys(ports) as (keyof Ports)[]));
  return container;
}

/** The service with its configured adapters. Loads the sandbox when a port is in memory. */
export const buildContainer = async (config: Config, tools: Tools): Promise<Container> =>
  containerOf(choosePorts(config, tools, await buildAdapterSets(config)));
