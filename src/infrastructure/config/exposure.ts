import { computeAddress } from 'ethers';
import { DEVELOPMENT_ACCOUNTS } from '../../adapters/local/development-accounts.ts';
import type { AccountKeySource } from '../../adapters/signer/key-source.ts';
import { chainName, isChainId } from '../../domain/shared/chain/chains.ts';
import { type Config, isSandbox, type Reach } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import { isLoopback, isRandomEnough } from './schemas/index.ts';

/** The ports that establish identity, signatures and payments. Their in-memory adapters accept what any caller sends. */
const GUARDED = {
  aml: 'AML_PROVIDER',
  chain: 'CHAIN_PROVIDER',
  embeddedWallet: 'EMBEDDED_WALLET_PROVIDER',
  kyc: 'KYC_PROVIDER',
  rail: 'MPP_RAIL',
  sponsor: 'SPONSOR_PROVIDER',
} as const satisfies Partial<Record<keyof Config['adapters'], string>>;

type Place = Pick<Config, 'server' | 'sale' | 'adapters'>;

export function readReach(reader: EnvReader, place: Place): Reach {
  const reason = exposureOf(place);
  const isAskedFor = reader.isFaulty('BASE_URL') || isSameOrigin(reader.text('ALLOW_SANDBOX_ON'), place.server.baseUrl);
  return {
    exposed: isAskedFor ? undefined : reason,
    isPlayground: isSandbox(place) && !place.server.production && reason === undefined,
  };
}

/** Where the service is exposed, a sandbox must be asked for in words. */
export function refuseExposedSandbox(
  reader: EnvReader,
  reason: string,
  config: Pick<Config, 'server' | 'sale' | 'fees' | 'adapters'>,
): void {
  const inMemory = Object.entries(GUARDED).filter(
    ([name]) => config.adapters[name as keyof typeof GUARDED].kind === 'memory',
  );
  const remedy = `or set ALLOW_SANDBOX_ON to ${config.server.baseUrl} (the value of BASE_URL) to run a sandbox there`;
  for (const [, name] of inMemory)
    reader.fault(`${name} must not be memory because ${reason}: choose another adapter, ${remedy}`);
  refusePublishedAccounts(reader, config, reason);
}

function exposureOf({ server, sale, adapters }: Place): string | undefined {
  if (!isLoopback(new URL(server.baseUrl).hostname)) return `BASE_URL is public (${server.baseUrl})`;
  if (!isLoopback(server.host)) return `HOST is reachable from other machines (${server.host})`;
  if (adapters.chain.kind !== 'memory' && isChainId(sale.chainId)) return `the sale is on ${chainName(sale.chainId)}`;
  return undefined;
}

function refusePublishedAccounts(
  reader: EnvReader,
  { sale, fees, adapters }: Pick<Config, 'sale' | 'fees' | 'adapters'>,
  reason: string,
): void {
  const signer = reader.isSet('SALE_SIGNER_KEYS') ? 'SALE_SIGNER_KEYS' : 'SALE_SIGNER_KEY';
  const relayers = adapters.sponsor.kind === 'relayer' ? adapters.sponsor.keys : [];
  const keys = [...localKeys(signer, sale.signerKeys), ...localKeys('RELAYER_KEY', relayers)];
  for (const { name, key } of keys) {
    if (!isRandomEnough(key.slice(2)) || DEVELOPMENT_ACCOUNTS.some((account) => account === computeAddress(key)))
      reader.fault(`${reader.sourceOf(name)} must be a random key that nobody else knows, because ${reason}`);
  }
  const isOwn = reader.isFaulty('TREASURY') || !DEVELOPMENT_ACCOUNTS.includes(fees.treasury);
  if (adapters.chain.kind !== 'memory' && !isOwn)
    reader.fault(`TREASURY must be your own address, not a development account, because ${reason}`);
}

const localKeys = (name: string, sources: readonly AccountKeySource[]) =>
  sources.flatMap((source) => (source.kind === 'local' ? [{ name, key: source.key }] : []));

const isSameOrigin = (text: string | undefined, baseUrl: string) =>
  text !== undefined && URL.canParse(text) && new URL(text).origin === baseUrl;
