import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

export type Choose = <T extends string = never>(name: string, ...live: readonly T[]) => 'memory' | T;

/**
 * Returns the adapter of a port: the one in the port's own variable, else the first live one or the in-memory one,
 * depending on ADAPTERS. In production every in-memory adapter must be chosen with its own variable.
 */
export function adapterChooser(reader: EnvReader, production: boolean): Choose {
  const mode = reader.optional('ADAPTERS', as.oneOf('memory', 'live'), production ? 'live' : 'memory');
  return (name, ...live) => {
    const chosen = reader.optional(name, as.oneOf<'memory' | (typeof live)[number]>('memory', ...live), undefined);
    if (chosen !== undefined) return chosen;
    const followed = mode === 'live' ? live[0] : production ? undefined : 'memory';
    if (followed === undefined && reader.text(name) === undefined)
      reader.fault(`${name} is not set: set it to one of ${[...live, 'memory'].join(', ')}`);
    return followed ?? 'memory';
  };
}
