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
