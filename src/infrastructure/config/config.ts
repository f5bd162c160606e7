import type { WebhookSettings } from '../../adapters/alarm/alarm-receiver.webhook.ts';
import type { AmlChoice } from '../../adapters/aml/choose.ts';
import type { BitcoinChoice } from '../../adapters/bitcoin/choose.ts';
import type { ChainChoice } from '../../adapters/chain/choose.ts';
import type { EmbeddedWalletChoice } from '../../adapters/embedded-wallet/choose.ts';
import type { ErrorTrackerChoice } from '../../adapters/error-tracker/choose.ts';
import type { HistoryChoice } from '../../adapters/history/choose.ts';
import type { Limits } from '../../adapters/http/frame/record/limits.ts';
import type { KycChoice } from '../../adapters/kyc/choose.ts';
import type { LanguageModelChoice } from '../../adapters/language-model/choose.ts';
import type { MailChoice } from '../../adapters/mail/choose.ts';
import type { MarketChoice, PricesChoice } from '../../adapters/market/choose.ts';
import type { MessagingChoice } from '../../adapters/messaging/choose.ts';
import type { OracleChoice } from '../../adapters/oracle/choose.ts';
import type { PaymentRailChoice, TransferRailChoice } from '../../adapters/payment-rail/choose.ts';
import type { AccountKeySource, NodeKeySource } from '../../adapters/signer/key-source.ts';
import type { SignerSettings } from '../../adapters/signer/open-signer.ts';
import type { SolanaChoice } from '../../adapters/solana/choose.ts';
import type { SponsorChoice } from '../../adapters/sponsor/choose.ts';
import type { SwapChoice } from '../../adapters/swap/choose.ts';
import type { TokenListChoice } from '../../adapters/token-list/choose.ts';
import type { TracingSettings } from '../../adapters/tracing/tracing-settings.ts';
import type {
  ChatPolicy,
  CompliancePolicy,
  KycPolicy,
  MessagingPolicy,
  OperatorPolicy,
  ReferralPolicy,
} from '../../application/ports/policies.ts';
import type { SignInPolicy } from '../../domain/auth/sign-in-message.ts';
import type { Brand } from '../../domain/brand/brand.ts';
import type { FeePolicy } from '../../domain/fee/fee-policy.ts';
import type { SponsorPolicy } from '../../domain/paymaster/sponsor-policy.ts';
import type { RetentionPolicy } from '../../domain/retention/retention.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { TypedDataDomain } from '../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { TransferPolicy } from '../../domain/transfer/relayed-transaction.ts';

/** Who reaches the service; read once. */
export type Reach = Readonly<{
  /**
   * Why others than the developer do, or its sale takes real money; undefined also where it was asked for in words that anyone may act
   * as anyone.
   */
  exposed: string | undefined;
  /** A sandbox that only its developer reaches: its clock may be moved and its data reset by a request. */
  isPlayground: boolean;
}>;

/** The whole configuration, parsed and cross-checked. An external system that is not chosen needs no settings. */
export type Config = Readonly<{
  server: ServerConfig;
  reach: Reach;
  brand: Brand;
  storage: StorageConfig;
  limits: Limits;
  /** The calls per minute that the plan of a provider allows, by upstream name; without it, those of the public plan. */
  quotas: ReadonlyMap<string, number>;
  /** The store of rate limits for all processes; without it the PostgreSQL server is used, if there is one. */
  redisUrl: string | undefined;
  /** P-256. The first signs, all verify. */
  sessionKeys: readonly NodeKeySource[];
  /** Ed25519. All sign the checkpoints of the audit log. */
  auditKeys: readonly NodeKeySource[];
  /** How keys in other systems are reached. */
  signers: SignerSettings;
  apiKeyPepper: string;
  /** Undefined: the gate is closed. */
  gatePassword: string | undefined;
  cronSecret: string;
  signIn: SignInPolicy;
  chat: ChatPolicy;
  compliance: CompliancePolicy;
  /** The header in which the CDN sends the client's country. */
  countryHeader: string | undefined;
  kyc: KycPolicy;
  messaging: MessagingPolicy;
  notices: NoticeConfig;
  operators: OperatorPolicy;
  sale: SalePolicy & Readonly<{ domain: TypedDataDomain; signerKeys: readonly AccountKeySource[] }>;
  referral: ReferralPolicy;
  /** How many days rows are kept. */
  retention: RetentionPolicy;
  sponsor: SponsorPolicy;
  fees: FeePolicy &
    Readonly<{
      /** The first signs, all verify. */
      quoteKeys: readonly [string, ...string[]];
      proNft: Readonly<{ chainId: number; address: WalletAddress }> | undefined;
    }>;
  transfer: TransferPolicy;
  tracing: TracingConfig;
  chains: ReadonlyMap<number, ChainConfig>;
  adapters: AdapterChoices;
}>;

export type TracingConfig = Readonly<{
  /** Undefined: off. */
  export: TracingSettings | undefined;
  /** Whether requests continue the trace that their header `traceparent` names. */
  trustsCallers: boolean;
}>;

export type NoticeConfig = Readonly<{
  /** Where alarms are mailed. */
  alarmEmail: string | undefined;
  alarmWebhook: WebhookSettings | undefined;
}>;

export type ServerConfig = Readonly<{
  host: string;
  port: number;
  /** The public address, without a trailing slash. */
  baseUrl: string;
  /** Origins whose pages may call with cookies; the base URL's origin first. */
  origins: readonly string[];
  trustProxy: false | number | string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Whether `serve` also runs the jobs. */
  runsJobs: boolean;
  /** By how much this machine's clock may differ from the database's and the chain's at the start. */
  clockToleranceMs: number;
  /** How long a stopping service is not ready, and still accepts requests, so that load balancers notice. */
  drainMs: number;
  /** Where the metrics listen: loopback unless set. */
  metricsHost: string;
  /** The endpoint for Prometheus, separate from the public port; disabled when undefined. */
  metricsPort: number | undefined;
  production: boolean;
}>;

export type StorageConfig =
  | Readonly<{ kind: 'memory' }>
  | Readonly<{ kind: 'embedded'; dir: string }>
  | Readonly<{
      kind: 'postgres';
      url: string;
      migrate: boolean;
      /** Connections of each process; without it, as many as the limit of the server suggests. */
      poolSize?: number;
      /** Off behind a pooler that loses named statements. */
      namesStatements?: boolean;
    }>;

export type ChainConfig = Readonly<{ rpcUrls: readonly string[] }>;

export type AdapterChoices = Readonly<{
  aml: AmlChoice;
  bitcoin: BitcoinChoice;
  chain: ChainChoice;
  embeddedWallet: EmbeddedWalletChoice;
  errorTracker: ErrorTrackerChoice;
  history: HistoryChoice;
  kyc: KycChoice;
  languageModel: LanguageModelChoice;
  mail: MailChoice;
  market: MarketChoice;
  messaging: MessagingChoice;
  oracle: OracleChoice;
  prices: PricesChoice;
  rail: PaymentRailChoice;
  solana: SolanaChoice;
  sponsor: SponsorChoice;
  swap: SwapChoice;
  tokenList: TokenListChoice;
  transferRail: TransferRailChoice;
}>;

/** Whether an in-memory adapter is chosen for any external system. */
export const isSandbox = ({ adapters }: Pick<Config, 'adapters'>): boolean =>
  Object.values(adapters).some(({ kind }) => kind === 'memory');
