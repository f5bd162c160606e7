import type { AlarmStore } from './alarm.ts';
import type { AuctionContracts, AuctionEvents, AuctionIndex, BidSigner, IssuedBidPermits } from './auction.ts';
import type { AuditLog, AuditTree } from './audit.ts';
import type {
  ApiKeyStore,
  ContractSignatures,
  EmbeddedWalletVerifier,
  GatePasses,
  KeyDigests,
  KeyRequestStore,
  MessageSignatures,
  NonceStore,
  SessionStore,
  SessionTokens,
  TryCounts,
} from './auth.ts';
import type { ChatLinks } from './chat/chat-links.ts';
import type { ChatSessions } from './chat/chat-sessions.ts';
import type { Contacts } from './chat/contacts.ts';
import type { Guides } from './chat/guides.ts';
import type { LanguageModel } from './chat/language-model.ts';
import type { LanguageReader } from './chat/language-reader.ts';
import type { AddressScreening, BuyerFiles, CallReader, GeoLocator, TermsStore } from './compliance.ts';
import type { DecisionStore, Fingerprints, ReceiptSigner } from './decision.ts';
import type { GasPrices, PriceFeeds, ProStatus, QuoteSigner } from './fee.ts';
import type { TransactionHistory } from './history.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import type { KycProvider, KycStore } from './kyc.ts';
import type { MarketData, MarketOverview, MarketSentiment } from './market.ts';
import type { MessageInbox, MessageQueue, MessageSender } from './messaging.ts';
import type { NameService } from './names.ts';
import type { AlarmReceiver, EmailConfirmations, Mailer, Outbox } from './notice.ts';
import type { ErrorTracker, Tracer } from './observability.ts';
import type {
  CaseFiles,
  ChangeMarks,
  OperatorStore,
  ProposalStore,
  RelayerBalances,
  ServiceFigures,
  UpstreamStates,
  UserDirectory,
} from './operator.ts';
import type { CoinFigures, LendingMarkets, TechnicalAnalysis, TokenPools } from './oracle.ts';
import type {
  Forwarders,
  ForwardSignatures,
  GaslessCalls,
  GaslessTreasuries,
  RelayerCalls,
  Sponsor,
  Sponsorships,
} from './paymaster.ts';
import type { MppConsentStore, PaymentClaims, PaymentNetwork, PaymentRail, TransferRail } from './payment.ts';
import type { Policies } from './policies.ts';
import type { BitcoinAccounts, ChainBalances, PortfolioSnapshots, SolanaAccounts } from './portfolio.ts';
import type { PersonalData } from './privacy.ts';
import type { QrCodes } from './receive.ts';
import type { ReconciliationStore } from './reconciliation.ts';
import type {
  IssuedAuthorizations,
  NftPurchaseSigner,
  NftSaleContract,
  NftSaleLedger,
  PurchaseHistory,
  PurchaseIndex,
  PurchaseSigner,
  ReferralPurchases,
  SaleContract,
  SaleEvents,
} from './sale.ts';
import type { SaleSigners } from './signing.ts';
import type { SwapProvider } from './swap.ts';
import type {
  Alarms,
  Clock,
  DatabaseProbe,
  DatabaseUpkeep,
  Leases,
  Lifecycle,
  Random,
  SharedStoreProbe,
  SharedTables,
} from './system.ts';
import type { TokenList, TokenPrices } from './token.ts';
import type {
  ChainTransactions,
  PreparedTransfers,
  RelayedTransactions,
  SignedTransactions,
  TransferOutlooks,
} from './transfer.ts';
import type { PreferenceStore, UserStore, UserWalletStore } from './user.ts';

/** All ports, and the operator's policies. */
export interface Ports extends Policies {
  addressScreening: AddressScreening;
  alarmReceiver: AlarmReceiver;
  alarms: Alarms;
  alarmStore: AlarmStore;
  callReader: CallReader;
  chainTransactions: ChainTransactions;
  apiKeys: ApiKeyStore;
  auctionContracts: AuctionContracts;
  auctionEvents: AuctionEvents;
  auctionIndex: AuctionIndex;
  bidSigner: BidSigner;
  auditLog: AuditLog;
  auditTree: AuditTree;
  bitcoinAccounts: BitcoinAccounts;
  chainBalances: ChainBalances;
  caseFiles: CaseFiles;
  changeMarks: ChangeMarks;
  chatLinks: ChatLinks;
  chatSessions: ChatSessions;
  clock: Clock;
  coinFigures: CoinFigures;
  contacts: Contacts;
  contractSignatures: ContractSignatures;
  databaseProbe: DatabaseProbe;
  databaseUpkeep: DatabaseUpkeep;
  /** Counts and answers that processes share. */
  sharedTables: SharedTables;
  decisions: DecisionStore;
  errorTracker: ErrorTracker;
  embeddedWallets: EmbeddedWalletVerifier;
  emailConfirmations: EmailConfirmations;
  fingerprints: Fingerprints;
  forwarders: Forwarders;
  gaslessTreasuries: GaslessTreasuries;
  forwardSignatures: ForwardSignatures;
  gaslessCalls: GaslessCalls;
  gasPrices: GasPrices;
  gatePasses: GatePasses;
  geoLocator: GeoLocator;
  idempotencyKeys: IdempotencyKeys;
  issuedAuthorizations: IssuedAuthorizations;
  issuedBidPermits: IssuedBidPermits;
  keyDigests: KeyDigests;
  keyRequests: KeyRequestStore;
  kycProvider: KycProvider;
  kycs: KycStore;
  guides: Guides;
  languageModel: LanguageModel;
  /** Loaded when it is first asked for. */
  languageReader: () => Promise<LanguageReader>;
  leases: Leases;
  mailer: Mailer;
  lendingMarkets: LendingMarkets;
  lifecycle: Lifecycle;
  marketData: MarketData;
  marketOverview: MarketOverview;
  marketSentiment: MarketSentiment;
  messageInbox: MessageInbox;
  messageQueue: MessageQueue;
  messageSender: MessageSender;
  messageSignatures: MessageSignatures;
  nameService: NameService;
  nftPurchaseSigner: NftPurchaseSigner;
  nftSaleContract: NftSaleContract;
  nftSaleLedger: NftSaleLedger;
  mppConsents: MppConsentStore;
  nonces: NonceStore;
  operators: OperatorStore;
  outbox: Outbox;
  paymentClaims: PaymentClaims;
  paymentNetwork: PaymentNetwork;
  paymentRail: PaymentRail;
  personalData: PersonalData;
  portfolioSnapshots: PortfolioSnapshots;
  preferences: PreferenceStore;
  preparedTransfers: PreparedTransfers;
  priceFeeds: PriceFeeds;
  proposals: ProposalStore;
  proStatus: ProStatus;
  purchaseHistory: PurchaseHistory;
  purchaseIndex: PurchaseIndex;
  purchaseSigner: PurchaseSigner;
  qrCodes: QrCodes;
  quoteSigner: QuoteSigner;
  random: Random;
  receipts: ReceiptSigner;
  reconciliations: ReconciliationStore;
  referralPurchases: ReferralPurchases;
  relayedTransactions: RelayedTransactions;
  relayerBalances: RelayerBalances;
  relayerCalls: RelayerCalls;
  saleContract: SaleContract;
  saleEvents: SaleEvents;
  saleSigners: SaleSigners;
  serviceFigures: ServiceFigures;
  sessions: SessionStore;
  sessionTokens: SessionTokens;
  sharedStoreProbe: SharedStoreProbe;
  signedTransactions: SignedTransactions;
  solanaAccounts: SolanaAccounts;
  sponsor: Sponsor;
  sponsorships: Sponsorships;
  swapProvider: SwapProvider;
  technicalAnalysis: TechnicalAnalysis;
  terms: TermsStore;
  buyerFiles: BuyerFiles;
  tryCounts: TryCounts;
  tokenList: TokenList;
  tokenPools: TokenPools;
  tokenPrices: TokenPrices;
  tracer: Tracer;
  transactionHistory: TransactionHistory;
  transferOutlooks: TransferOutlooks;
  transferRail: TransferRail;
  upstreamStates: UpstreamStates;
  userDirectory: UserDirectory;
  users: UserStore;
  userWallets: UserWalletStore;
}
