import { Container } from 'inversify';
import { systemClock } from '../../adapters/local/clock.ts';
import type { Ports } from '../../application/ports/index.ts';
import type { Config } from '../config/config.ts';
import { type AdapterSets, buildAdapterSets } from './adapter-sets.ts';
import { portsModule, subjectsModule } from './modules.ts';
import type { KeyList } from './open-keys.ts';
import { choosePorts } from './ports.ts';
import type { Tools } from './tools.ts';
import { ownAnswersOnly, upstreamToolsOf } from './upstream-tools.ts';

/** Every subject with these ports. Resolved once, at start; nothing uses the container per request. */
export function containerOf(ports: Ports): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(portsModule(ports), subjectsModule(Object.keys(ports) as (keyof Ports)[]));
  return container;
}

/**
 * Opens the keys, of these lists only if some are given, and loads the sandbox when a port is in memory. Rejects with a StartError when
 * no key of a list can be used.
 */
export async function openAdapterSets(
  config: Config,
  tools: Tools,
  keyLists?: readonly KeyList[],
): Promise<AdapterSets> {
  const upstreamTools = ownAnswersOnly(upstreamToolsOf(tools, systemClock, 'a signer', () => {}));
  const signing = { ...upstreamTools, signatures: tools.metrics.signatures };
  return await buildAdapterSets(config, undefined, { chains: tools.chains, signing, keyLists });
}

/** The service with its configured adapters. */
export const buildContainer = async (config: Config, tools: Tools): Promise<Container> =>
  containerOf(choosePorts(config, tools, await openAdapterSets(config, tools)));
