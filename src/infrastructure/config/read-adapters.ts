import { CHAINALYSIS_URL } from '../../adapters/aml/address-screening.chainalysis.ts';
import { publicOracleOn } from '../../adapters/aml/address-screening.onchain.ts';
import { KYC_PROVIDER_NAMES, KYC_PROVIDERS, type KycChoice, readKycProvider } from '../../adapters/kyc/choose.ts';
import { AWS_KMS } from '../../adapters/signer/signer.aws-kms.ts';
import { GCP_KMS } from '../../adapters/signer/signer.gcp-kms.ts';
import { WEB3SIGNER } from '../../adapters/signer/signer.web3signer.ts';
import { ZERO_ADDRESS } from '../../domain/shared/wallet-address.ts';
import { type Choose, providerSettings } from './adapter-chooser.ts';
import type { AdapterChoices } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import { readData } from './read-data.ts';
import { readPrices, readSwap } from './read-fees.ts';
import { readLanguageModel } from './read-language-model.ts';
import { readMessaging } from './read-messaging.ts';
import { readMail } from './read-notices.ts';
import { readMarket, readRail, readTransferRail } from './read-payments.ts';
import { readSponsor } from './read-sponsor.ts';
import { SANDBOX_LISTED_WALLET } from './sandbox-addresses.ts';
import * as as from './schemas/index.ts';

function readKyc(reader: EnvReader, kind: KycChoice['kind']): KycChoice {
  if (kind !== 'memory') return readKycProvider(kind, providerSettings(reader, `KYC_PROVIDER is ${kind}`));
  const need = 'the secret that authenticates webhooks of the in-memory identity provider';
  return { kind, webhookSecret: reader.required('KYC_WEBHOOK_SECRET', as.secret, need, '') };
}

type Choice = AdapterChoices['embeddedWallet'];

function readEmbeddedWallet(reader: EnvReader, kind: Choice['kind']): Choice {
  if (kind !== 'privy') return { kind };
  const need = 'your app id at the provider, because EMBEDDED_WALLET_PROVIDER is privy';
  const appId = reader.required('EMBEDDED_WALLET_APP_ID', as.label, need, '');
  const published = `https://api.privy.io/v1/apps/${encodeURIComponent(appId)}/jwks.json`;
  const jwksUrl = reader.optional('EMBEDDED_WALLET_JWKS_URL', as.url, published);
  if (!isTrustworthy(new URL(jwksUrl)))
    reader.fault(
      'EMBEDDED_WALLET_JWKS_URL must be an https URL: anyone who can change the keys can sign in as any user',
    );
  return { kind, appId, issuer: 'privy.io', jwksUrl };
}

const isTrustworthy = ({ protocol, hostname }: URL) => protocol === 'https:' || as.isLoopback(hostname);

type Kind<K extends keyof AdapterChoices> = AdapterChoices[K]['kind'];

const readErrorTracker = (reader: EnvReader, kind: Kind<'errorTracker'>): AdapterChoices['errorTracker'] =>
  kind === 'sentry' ? readSentry(reader) : { kind };

function readScreening(reader: EnvReader, kind: Kind<'aml'>, saleChainId: number) {
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
      ? reader.required('AML_ORACLE', as.addressOnChain, need, { chainId: saleChainId, address: ZERO_ADDRESS })
      : reader.optional('AML_ORACLE', as.addressOnChain, { chainId: saleChainId, address: known });
  return { kind: 'onchain', chainId: oracle.chainId, oracle: oracle.address };
}

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

type Chosen = Readonly<{
  choose: Choose;
  chain: AdapterChoices['chain']['kind'];
  saleChainId: number;
  /** Every chain for which fees are quoted. */
  chainIds: readonly number[];
}>;

export function readAdapters(reader: EnvReader, { choose, chain, saleChainId, chainIds }: Chosen): AdapterChoices {
  const market = readMarket(reader, choose('MARKET_PROVIDER', 'coingecko'));
  const rail = readRail(reader, choose('MPP_RAIL', 'none', 'tempo'));
  const sponsor = readSponsor(reader, choose('SPONSOR_PROVIDER', 'none', 'relayer', 'openzeppelin'), {
    chain,
    chainIds,
  });
  return {
    chain: { kind: chain },
    errorTracker: readErrorTracker(reader, choose('ERROR_TRACKER', 'sentry', 'none')),
    embeddedWallet: readEmbeddedWallet(reader, choose('EMBEDDED_WALLET_PROVIDER', 'none', 'privy')),
    ...readData(reader, choose),
    mail: readMail(reader, choose),
    market,
    rail,
    transferRail: readTransferRail(reader, { rail, sponsor }),
    messaging: readMessaging(reader, choose),
    languageModel: readLanguageModel(reader),
    sponsor,
    swap: readSwap(reader, choose('SWAP_PROVIDER', 'relay')),
    prices: readPrices(reader, choose('PRICE_PROVIDER', 'chainlink', 'coingecko'), market),
    aml: readScreening(reader, choose('AML_PROVIDER', 'onchain', 'chainalysis'), saleChainId),
    kyc: readKyc(reader, choose('KYC_PROVIDER', ...KYC_PROVIDER_NAMES)),
  };
}
