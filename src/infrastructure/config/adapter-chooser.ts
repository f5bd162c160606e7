import type { ProviderSettings } from '../../adapters/outbound/provider-settings.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

const secretOf = { provider: as.issuedSecret, operator: as.secret };

/** `because` says why an unset variable is a fault; without a reason it is not, and its value is empty. */
export function providerSettings(reader: EnvReader, because: string | undefined): ProviderSettings {
  const read = (name: string, schema: typeof as.label, what: string) =>
    because === undefined
      ? reader.optional(name, schema, '')
      : reader.required(name, schema, `${what}, because ${because}`, '');
  return {
    secret: (name, issuer, what) => read(name, secretOf[issuer], what),
    former: (name, issuer) => reader.optional(`PREVIOUS_${name}`, secretOf[issuer], undefined),
    label: (name, what) => read(name, as.label, what),
    url: (name, standard) => reader.optional(name, as.url, standard),
    fault: (text) => reader.fault(text),
  };
}

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
