import { KYC_PROVIDERS } from '../../adapters/kyc/choose.ts';
import { AWS_KMS } from '../../adapters/signer/signer.aws-kms.ts';
import { GCP_KMS } from '../../adapters/signer/signer.gcp-kms.ts';
import { WEB3SIGNER } from '../../adapters/signer/signer.web3signer.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

const upstreamsOf = (records: Readonly<Record<string, Readonly<{ upstream: string }>>>) =>
  Object.fromEntries(Object.entries(records).map(([name, { upstream }]) => [name.toUpperCase(), upstream]));

/** Every provider whose plan may allow more, or less, than the public one; by the name of its upstream. */
const PROVIDERS = {
  AWS_KMS: AWS_KMS,
  BLOCKSCOUT: 'blockscout',
  CHAINALYSIS: 'Chainalysis',
  COINGECKO: 'CoinGecko',
  DEFILLAMA: 'DefiLlama',
  ESPLORA: 'Esplora',
  ETHERSCAN: 'etherscan',
  GCP_KMS: GCP_KMS,
  GECKOTERMINAL: 'GeckoTerminal',
  JUPITER: 'Jupiter',
  RELAY: 'Relay quotes',
  SOLANA: 'Solana',
  WEB3SIGNER: WEB3SIGNER,
  ...upstreamsOf(KYC_PROVIDERS),
};

/** Calls a minute that the operator's plan allows, by upstream; the adapters know what the public plans allow. */
export function readQuotas(reader: EnvReader): ReadonlyMap<string, number> {
  const quotas = new Map<string, number>();
  for (const [provider, upstream] of Object.entries(PROVIDERS)) {
    const calls = reader.optional(`${provider}_CALLS_PER_MINUTE`, as.integer(1, 100_000), undefined);
    if (calls !== undefined) quotas.set(upstream, calls);
  }
  return quotas;
}
