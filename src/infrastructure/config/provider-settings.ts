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
    integer: (name, [least, most], standard) => reader.optional(name, as.integer(least, most), standard),
    fault: (text) => reader.fault(text),
  };
}
