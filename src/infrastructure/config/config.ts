import type { KeyObject } from 'node:crypto';
import type { PrivySettings } from '../../adapters/embedded-wallet/embedded-wallet-verifier.privy.ts';
import type { Limits } from '../../adapters/http/frame/record/limits.ts';
import type { LanguageModelSettings } from '../../adapters/language-model/paraphraser.openai.ts';
import type { InboxSecrets } from '../../adapters/messaging/message-inbox.platforms.ts';
import type { TelegramSettings } from '../../adapters/messaging/message-sender.telegram.ts';
import type { WhatsAppSettings } from '../../adapters/messaging/message-sender.whatsapp.ts';
import type { ChatPolicy, CompliancePolicy, KycPolicy, MessagingPolicy } from '../../application/ports/policies.ts';
import type { SignInPolicy } from '../../domain/auth/sign-in-message.ts';
import type { FeePolicy } from '../../domain/fee/fee-policy.ts';
import type { SponsorPolicy } from '../../domain/paymaster/sponsor-policy.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { TypedDataDomain } from '../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { TransferPolicy } from '../../domain/transfer/relayed-transaction.ts';

/** Everything that the operator decided, parsed and cross-checked. An outside system that is not chosen asks for nothing. */
export type Config = Readonly<{
  server: ServerConfig;
  storage: StorageConfig;
  limits: Limits;
  /** Where requests are counted for all processes; without it a PostgreSQL server is asked, if there is one. */
  redisUrl: string | undefined;
  sessionKeys: readonly KeyObject[];
  apiKeyPepper: string;
  /** Undefined: nobody can enter the gate. */
  gatePassword: string | undefined;
  cronSecret: string;
  signIn: SignInPolicy;
  chat: ChatPolicy;
  compliance: CompliancePolicy;
  /** The header in which the CDN names the client's country. */
  countryHeader: string | undefined;
  kyc: KycPolicy;
  messaging: MessagingPolicy;
  sale: SalePolicy & Readonly<{ domain: TypedDataDomain; signerKey: string }>;
  sponsor: SponsorPolicy;
  fees: FeePolicy &
    Readonly<{
      /** The first signs, all verify. */
      quoteKeys: readonly [string, ...string[]];
      proNft: Readonly<{ chainId: number; address: WalletAddress }> | undefined;
    }>;
  transfer: TransferPolicy;
  chains: ReadonlyMap<number, ChainConfig>;
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
  kyc:
    | Readonly<{ kind: 'memory'; webhookSecret: string }>
    | Readonly<{
        kind: 'didit';
        baseUrl: string;
        apiKey: string;
        webhookSecret: string;
        workflows: Readonly<{ TIER_1: string; TIER_2: string }>;
      }>
    | Readonly<{
        kind: 'sumsub';
        baseUrl: string;
        appToken: string;
        secretKey: string;
        webhookSecret: string;
        levels: Readonly<{ TIER_1: string; TIER_2: string }>;
        linkSeconds: number;
      }>;
  embeddedWallet: Readonly<{ kind: 'memory' | 'none' }> | (Readonly<{ kind: 'privy' }> & PrivySettings);
  aml:
    | Readonly<{ kind: 'memory'; denylist: readonly WalletAddress[] }>
    | Readonly<{ kind: 'onchain'; chainId: number; oracle: WalletAddress }>
    | Readonly<{ kind: 'chainalysis'; baseUrl: string; apiKey: string }>;
  chain: Readonly<{ kind: 'memory' | 'evm' }>;
  errorTracker: Readonly<{ kind: 'memory' }> | Readonly<{ kind: 'sentry'; dsn: string }>;
  market:
    | Readonly<{ kind: 'memory' }>
    | Readonly<{ kind: 'coingecko'; coinGeckoUrl: string; coinGeckoKey: string | undefined; sentimentUrl: string }>;
  oracle:
    | Readonly<{ kind: 'memory' }>
    | Readonly<{
        kind: 'geckoterminal';
        geckoTerminalUrl: string;
        /** Undefined: the public host, or with a key the paid one. */
        defiLlamaUrl: string | undefined;
        defiLlamaKey: string | undefined;
      }>;
  tokenList:
    | Readonly<{ kind: 'memory' }>
    | Readonly<{ kind: 'public'; listUrl: string; jupiterUrl: string; jupiterKey: string | undefined }>;
  history:
    | Readonly<{ kind: 'memory' }>
    | Readonly<{ kind: 'blockscout' | 'etherscan'; url: string | undefined; key: string }>;
  bitcoin: Readonly<{ kind: 'memory' }> | Readonly<{ kind: 'esplora'; url: string }>;
  solana: Readonly<{ kind: 'memory' }> | Readonly<{ kind: 'rpc'; url: string }>;
  rail:
    | Readonly<{ kind: 'memory' | 'none' }>
    | Readonly<{
        kind: 'tempo';
        chainId: number;
        rpcUrls: readonly string[];
        currency: WalletAddress;
        recipient: WalletAddress;
        secretKeys: readonly [string, ...string[]];
      }>;
  messaging: Readonly<{
    kind: 'memory' | 'platforms' | 'none';
    inbox: InboxSecrets;
    whatsApp?: WhatsAppSettings;
    telegram?: TelegramSettings;
  }>;
  languageModel: Readonly<{ kind: 'none' }> | (Readonly<{ kind: 'openai' }> & Omit<LanguageModelSettings, 'tuning'>);
  sponsor:
    | Readonly<{ kind: 'memory' | 'none' }>
    | Readonly<{ kind: 'relayer'; key: string }>
    | Readonly<{ kind: 'openzeppelin'; url: string; apiKey: string; relayers: ReadonlyMap<number, string> }>;
  swap: Readonly<{ kind: 'memory' }> | Readonly<{ kind: 'relay'; url: string; key: string | undefined }>;
  prices:
    | Readonly<{ kind: 'memory' }>
    | Readonly<{ kind: 'chainlink' | 'coingecko'; coinGeckoUrl: string; coinGeckoKey: string | undefined }>;
}>;

/** Whether any external system is played by an in-memory adapter. */
export const isSandbox = ({ adapters }: Config): boolean =>
  Object.values(adapters).some(({ kind }) => kind === 'memory');
