import type { KeyObject } from 'node:crypto';
import type { Limits } from '../../adapters/http/limits.ts';
import type { CompliancePolicy, KycPolicy } from '../../application/policies.ts';
import type { SignInPolicy } from '../../domain/auth/sign-in-message.ts';
import type { FeePolicy } from '../../domain/fee/fee-policy.ts';
import type { TypedDataDomain } from '../../domain/sale/purchase-authorization.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Everything that the operator decided, parsed and cross-checked. An outside system that is not chosen asks for nothing. */
export type Config = Readonly<{
  server: ServerConfig;
  storage: StorageConfig;
  limits: Limits;
  sessionKeys: readonly KeyObject[];
  cronSecret: string;
  signIn: SignInPolicy;
  compliance: CompliancePolicy;
  /** The header in which the CDN names the client's country. */
  countryHeader: string | undefined;
  kyc: KycPolicy;
  sale: SalePolicy & Readonly<{ domain: TypedDataDomain; signerKey: string }>;
  fees: FeePolicy &
    Readonly<{
      /** The first signs, all verify. */
      quoteKeys: readonly [string, ...string[]];
      proNft: Readonly<{ chainId: number; address: WalletAddress }> | undefined;
    }>;
  chains: ReadonlyMap<number, ChainConfig>;
  coinGeckoKey: string | undefined;
  adapters: AdapterChoices;
}>;

export type ServerConfig = Readonly<{
  host: string;
  port: number;
  /** The public address, without a trailing slash. */
  baseUrl: string;
  /** Origins whose pages may call with cookies; the base URL's first. */
  origins: readonly string[];
  trustProxy: false | number | string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Whether `serve` also runs the jobs. */
  runsJobs: boolean;
  /** Where Prometheus reads, apart from the public port; off when undefined. */
  metricsPort: number | undefined;
  production: boolean;
}>;

export type StorageConfig =
  | Readonly<{ kind: 'memory' }>
  | Readonly<{ kind: 'embedded'; dir: string }>
  | Readonly<{ kind: 'postgres'; url: string; migrate: boolean }>;

export type ChainConfig = Readonly<{ rpcUrls: readonly string[] }>;

export type AdapterChoices = Readonly<{
  kyc: Readonly<{ kind: 'memory'; webhookSecret: string }>;
  aml:
    | Readonly<{ kind: 'memory'; denylist: readonly WalletAddress[] }>
    | Readonly<{ kind: 'onchain'; chainId: number; oracle: WalletAddress }>;
  chain: Readonly<{ kind: 'memory' | 'evm' }>;
  prices: Readonly<{ kind: 'memory' | 'chainlink' | 'coingecko' }>;
}>;

/** Whether any external system is played by an in-memory adapter. */
export const isSandbox = ({ adapters }: Config): boolean =>
  Object.values(adapters).some(({ kind }) => kind === 'memory');
