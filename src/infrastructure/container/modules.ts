import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Ports } from '../../application/ports/index.ts';
import { factories, type Subjects } from './subjects.ts';
import { port, subject } from './tokens.ts';

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

export const portsModule = (ports: Ports) =>
  new ContainerModule(({ bind }) => {
    for (const name of keysOf(ports)) bind<unknown>(port[name]).toConstantValue(ports[name]);
  });

/** Each subject is composed once, when it is first resolved. */
export const subjectsModule = (portNames: readonly (keyof Ports)[]) =>
  new ContainerModule(({ bind }) => {
    for (const name of keysOf(factories))
      bind<unknown>(subject[name])
        .toDynamicValue((context) => factories[name](needsFrom(context, portNames)))
        .inSingletonScope();
  });

/**
 * Binds every port as a constant, and every subject as a factory that is resolved when another factory reads it. No two
 * subjects need each other: that would be an import cycle, which the architecture test rejects.
 */
function needsFrom({ get }: ResolutionContext, portNames: readonly (keyof Ports)[]): Ports & Subjects {
  const ports = Object.fromEntries(portNames.map((name) => [name, get<unknown>(port[name])]));
  for (const name of keysOf(factories))
    Object.defineProperty(ports, name, { get: () => get<unknown>(subject[name]), enumerable: false });
  return ports as unknown as Ports & Subjects;
}
