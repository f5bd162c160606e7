import { Container, ContainerModule, type ResolutionContext } from 'inversify';
import { systemClock } from '../../adapters/local/clock.ts';
import type { Ports } from '../../application/ports/index.ts';
import type { Config } from '../config/config.ts';
import { type AdapterSets, buildAdapterSets } from './adapter-sets.ts';
import type { KeyList } from './open-keys.ts';
import { choosePorts } from './ports.ts';
import { factories, type Subjects } from './subjects.ts';
import { port, subject } from './tokens.ts';
import { ownAnswersOnly, type Tools, upstreamToolsOf } from './tools.ts';

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

const portsModule = (ports: Ports) =>
  new ContainerModule(({ bind }) => {
    for (const name of keysOf(ports)) bind<unknown>(port[name]).toConstantValue(ports[name]);
  });

/** Each subject is composed once, when it is first resolved. */
const subjectsModule = (portNames: readonly (keyof Ports)[]) =>
  new ContainerModule(({ bind }) => {
    let ports: Ports | undefined;
    for (const name of keysOf(factories))
      bind<unknown>(subject[name])
        .toDynamicValue((context) => {
          ports ??= portsFrom(context, portNames);
          return factories[name](needsFrom(context, ports));
        })
        .inSingletonScope();
  });

const portsFrom = ({ get }: ResolutionContext, names: readonly (keyof Ports)[]) =>
  Object.fromEntries(names.map((name) => [name, get<unknown>(port[name])])) as unknown as Ports;

/** A subject is resolved when a factory reads it. No two subjects need each other: that would be an import cycle, which the architecture test rejects. */
function needsFrom({ get }: ResolutionContext, ports: Ports): Ports & Subjects {
  const needs = { ...ports };
  for (const name of keysOf(factories))
    Object.defineProperty(needs, name, { get: () => get<unknown>(subject[name]), enumerable: false });
  return needs as Ports & Subjects;
}

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
  containerOf(await choosePorts(config, tools, await openAdapterSets(config, tools)));
