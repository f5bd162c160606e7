import { CHAINALYSIS_URL } from '../../adapters/aml/address-screening.chainalysis.ts';
import { publicOracleOn } from '../../adapters/aml/address-screening.onchain.ts';
import type { AdapterChoices } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import { SANDBOX_LISTED_WALLET } from './sandbox-addresses.ts';
import * as as from './schemas/index.ts';

type Kind<K extends keyof AdapterChoices> = AdapterChoices[K]['kind'];

export const readErrorTracker = (reader: EnvReader, kind: Kind<'errorTracker'>): AdapterChoices['errorTracker'] =>
  kind === 'sentry' ? readSentry(reader) : { kind };

export function readScreening(reader: EnvReader, kind: Kind<'aml'>, saleChainId: number) {
  if (kind === 'onchain') return readOracle(reader, saleChainId);
  return kind === 'memory' ? readDenylist(reader) : readChainalysis(reader);
}

function readChainalysis(reader: EnvReader): AdapterChoices['aml'] {
  const need = 'the API key of the Chainalysis sanctions API, because AML_PROVIDER is chainalysis';
  return {
    kind: 'chainalysis',
    baseUrl: reader.optional('CHAINALYSIS_URL', as.url, CHAINALYSIS_URL),
    apiKey: reader.required('CHAINALYSIS_API_KEY', as.issuedSecret, need, ''),
  };
}

const readSentry = (reader: EnvReader): AdapterChoices['errorTracker'] => ({
  kind: 'sentry',
  dsn: reader.required('SENTRY_DSN', as.sentryDsn, 'the Sentry DSN, because ERROR_TRACKER is sentry', ''),
});

const readDenylist = (reader: EnvReader): AdapterChoices['aml'] => ({
  kind: 'memory',
  denylist: reader.optional('AML_DENYLIST', as.addressesOfAnyChain, [SANDBOX_LISTED_WALLET]),
});

/** The public oracle of the sale's chain, if there is one and no other is configured. */
function readOracle(reader: EnvReader, saleChainId: number): AdapterChoices['aml'] {
  const known = publicOracleOn(saleChainId);
  const need = 'chainId:address of the on-chain sanctions oracle, because the sale’s chain has no default oracle';
  const oracle =
    known === undefined
      ? reader.required('AML_ORACLE', as.addressOnChain, need, undefined)
      : reader.optional('AML_ORACLE', as.addressOnChain, { chainId: saleChainId, address: known });
  return oracle === undefined
    ? readDenylist(reader)
    : { kind: 'onchain', chainId: oracle.chainId, oracle: oracle.address };
}
