import { computeAddress } from 'ethers';
import { DEVELOPMENT_ACCOUNTS } from '../../adapters/local/development-accounts.ts';
import type { AccountKeySource } from '../../adapters/signer/key-source.ts';
import { chainName, isChainId } from '../../domain/shared/chain/chains.ts';
import { type Config, isSandbox } from './config.ts';
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

export type Reach = Pick<Config, 'server' | 'sale' | 'adapters'>;
type Exposed = Pick<Config, 'server' | 'sale' | 'fees' | 'adapters'>;

/** Where others than the developer can reach the service, or its sale takes real money, a sandbox must be asked for in words. */
export function refuseExposedSandbox(reader: EnvReader, config: Exposed): void {
  const reason = exposureOf(config);
  if (reason === undefined || !isExposed(reader, config)) return;
  const inMemory = Object.entries(GUARDED).filter(
    ([name]) => config.adapters[name as keyof typeof GUARDED].kind === 'memory',
  );
  const remedy = `or set ALLOW_SANDBOX_ON to ${config.server.baseUrl} (the value of BASE_URL) to run a sandbox there`;
  for (const [, name] of inMemory)
    reader.fault(`${name} must not be memory because ${reason}: choose another adapter, ${remedy}`);
  refusePublishedAccounts(reader, config, reason);
}

/** Where others reach the service or its sale takes real money, unless it was asked for in words that anyone may act as anyone. */
export const isExposed = (reader: EnvReader, config: Reach): boolean =>
  exposureOf(config) !== undefined &&
  !reader.isFaulty('BASE_URL') &&
  !isSameOrigin(reader.text('ALLOW_SANDBOX_ON'), config.server.baseUrl);

/** A sandbox that only its developer reaches: its clock may be moved and its data reset by a request. */
export const isPlayground = (config: Reach): boolean =>
  isSandbox(config) && !config.server.production && exposureOf(config) === undefined;

function exposureOf({ server, sale, adapters }: Reach): string | undefined {
  if (!isLoopback(new URL(server.baseUrl).hostname)) return `BASE_URL is public (${server.baseUrl})`;
  if (!isLoopback(server.host)) return `HOST is reachable from other machines (${server.host})`;
  if (adapters.chain.kind !== 'memory' && isChainId(sale.chainId)) return `the sale is on ${chainName(sale.chainId)}`;
  return undefined;
}

function refusePublishedAccounts(reader: EnvReader, { sale, fees, adapters }: Exposed, reason: string): void {
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
