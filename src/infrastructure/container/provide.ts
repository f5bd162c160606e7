import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Tokens } from './tokens.ts';

type Bind = ContainerModuleLoadOptions['bind'];

/** Binds `make(dependencies)` once; a missing or swapped dependency does not compile. */
export function provide<D extends object, T>(
  bind: Bind,
  token: ServiceIdentifier<T>,
  make: (dependencies: D) => T,
  dependencies: Tokens<D>,
): void {
  const names = Object.keys(dependencies) as (keyof D)[];
  const gather = (...values: unknown[]) => make(Object.fromEntries(names.map((name, i) => [name, values[i]])) as D);
  const identifiers = names.map((name) => dependencies[name]);
  bind<T>(token)
    .toResolvedValue(gather, identifiers as never)
    .inSingletonScope();
}
