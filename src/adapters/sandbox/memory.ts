import type { KeyObject } from 'node:crypto';
import type { Ports } from '../../application/ports/index.ts';
import type { Policies } from '../../application/ports/policies.ts';
import type { Clock } from '../../application/ports/system/clock.ts';
import type { TypedDataDomain } from '../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { InMemoryAlarms } from '../alarm/alarms.memory.ts';
import { InMemoryAddressScreening } from '../aml/address-screening.memory.ts';
import { InMemoryContractSignatures } from '../chain/account/contract-signatures.memory.ts';
import { InMemoryProStatus } from '../chain/account/pro-status.memory.ts';
import { abiGaslessCalls } from '../chain/gasless/gasless-calls.ts';
import type { InMemoryAccounts } from '../chain/memory/accounts.memory.ts';
import type { InMemoryChain } from '../chain/memory/chain.memory.ts';
import { InMemoryNftSaleContract } from '../chain/sale/nft-sale-contract.memory.ts';
import { InMemoryEmbeddedWalletVerifier } from '../embedded-wallet/embedded-wallet-verifier.memory.ts';
import { InMemoryErrorTracker } from '../error-tracker/error-tracker.memory.ts';
import { InMemoryGeoLocator } from '../geo/geo-locator.memory.ts';
import { InMemoryKycProvider } from '../kyc/kyc-provider.memory.ts';
import { GrammarLanguageReader } from '../language/reader/language-reader.grammar.ts';
import { englishLanguageWriter } from '../language/writer/language-writer.english.ts';
import { InMemoryParaphraser } from '../language-model/paraphraser.memory.ts';
import { systemClock } from '../local/clock.ts';
import { Eip712ForwardSignatures } from '../local/forward-signatures.ts';
import { HmacGatePasses } from '../local/gate-passes.hmac.ts';
import { HmacKeyDigests } from '../local/key-digests.hmac.ts';
import { Eip191MessageSignatures } from '../local/message-signatures.ts';
import { LocalNftPurchaseSigner } from '../local/nft-purchase-signer.local.ts';
import { LocalPurchaseSigner } from '../local/purchase-signer.local.ts';
import { HmacQuoteSigner } from '../local/quote-signer.hmac.ts';
import { cryptoRandom } from '../local/random.ts';
import { JwtSessionTokens } from '../local/session-tokens.jwt.ts';
import { LocalSignedTransactions } from '../local/signed-transactions.ts';
import { InMemoryMarketOverview } from '../market/market-overview.memory.ts';
import { InMemoryMarketSentiment } from '../market/market-sentiment.memory.ts';
import { type InboxSecrets, PlatformMessageInbox } from '../messaging/message-inbox.platforms.ts';
import { InMemoryMessageSender } from '../messaging/message-sender.memory.ts';
import { InMemoryPaymentNetwork } from '../payment-rail/payment-network.memory.ts';
import { InMemoryPaymentRail } from '../payment-rail/payment-rail.memory.ts';
import { SandboxLedger } from '../payment-rail/sandbox-ledger.ts';
import { InMemoryApiKeyStore } from '../store/auth/api-key-store.memory.ts';
import { InMemoryNonceStore } from '../store/auth/nonce-store.memory.ts';
import { InMemorySessionStore } from '../store/auth/session-store.memory.ts';
import { InMemoryTryCounts } from '../store/auth/try-counts.memory.ts';
import { InMemoryChatLinks } from '../store/chat/chat-links.memory.ts';
import { InMemoryChatSessions } from '../store/chat/chat-sessions.memory.ts';
import { InMemoryTermsStore } from '../store/compliance/terms-store.memory.ts';
import { InMemoryKycStore } from '../store/kyc/kyc-store.memory.ts';
import { InMemoryMessageQueue } from '../store/messaging/message-queue.memory.ts';
import { InMemorySponsorships } from '../store/paymaster/sponsorships.memory.ts';
import { InMemoryMppConsentStore } from '../store/payment/mpp-consent-store.memory.ts';
import { InMemoryPaymentClaims } from '../store/payment/payment-claims.memory.ts';
import { InMemoryNftSaleLedger } from '../store/sale/nft-sale-ledger.memory.ts';
import { inMemorySaleStores } from '../store/sale/sale-stores.memory.ts';
import { InMemoryDatabaseProbe } from '../store/system/database-probe.memory.ts';
import { InMemoryLeases } from '../store/system/leases.memory.ts';
import { InMemoryPreparedTransfers } from '../store/transfer/prepared-transfers.memory.ts';
import { InMemoryRelayedTransactions } from '../store/transfer/relayed-transactions.memory.ts';
import { InMemoryPreferenceStore } from '../store/user/preference-store.memory.ts';
import { InMemoryUserStore } from '../store/user/user-store.memory.ts';
import { InMemoryUserWalletStore } from '../store/user/user-wallet-store.memory.ts';
import { InMemorySwapProvider } from '../swap/swap-provider.memory.ts';
import { knownLexicon } from '../token-list/known-tokens.ts';
import { sandboxChains } from './chains.ts';
import { dataAdapters } from './data.ts';
import { sandboxPriceFeeds } from './fees.ts';
import {
  SANDBOX_ACCOUNTS,
  SANDBOX_MARKET,
  SANDBOX_NFT_TIERS,
  SANDBOX_RAIL,
  SANDBOX_RAIL_BALANCE,
  SANDBOX_SENTIMENT,
} from './world.ts';

export type MemorySettings = Policies &
  Readonly<{
    baseUrl: string;
    sessionKeys: readonly KeyObject[];
    feeQuoteKeys: readonly [string, ...string[]];
    apiKeyPepper: string;
    gatePassword: string | undefined;
    kycWebhookSecret: string;
    messaging: InboxSecrets;
    sanctioned: readonly WalletAddress[];
    saleDomain: TypedDataDomain;
    saleSignerKey: string;
  }>;

/** An in-memory adapter for every port; what is only computation or chance is the real thing, and so is the clock unless given. */
export function memoryAdapters(settings: MemorySettings, clock: Clock = systemClock) {
  const {
    baseUrl,
    chatPolicy,
    compliancePolicy,
    feePolicy,
    kycPolicy,
    kycWebhookSecret,
    messagingPolicy,
    salePolicy,
    signInPolicy,
    sponsorPolicy,
    transferPolicy,
  } = settings;
  const random = cryptoRandom;
  const railLedger = new SandboxLedger();
  for (const account of SANDBOX_ACCOUNTS) railLedger.mint(account, SANDBOX_RAIL_BALANCE);
  const data = dataAdapters(clock);
  const signing = { privateKey: settings.saleSignerKey, domain: settings.saleDomain };
  const chains = sandboxChains(settings, new LocalPurchaseSigner(signing), clock);
  return {
    ...data,
    ...chains,
    chatPolicy,
    compliancePolicy,
    feePolicy,
    kycPolicy,
    messagingPolicy,
    salePolicy,
    signInPolicy,
    sponsorPolicy,
    transferPolicy,
    addressScreening: new InMemoryAddressScreening(settings.sanctioned),
    alarms: new InMemoryAlarms(),
    apiKeys: new InMemoryApiKeyStore(),
    chatLinks: new InMemoryChatLinks(),
    paraphraser: new InMemoryParaphraser(),
    chatSessions: new InMemoryChatSessions(),
    clock,
    contractSignatures: new InMemoryContractSignatures(signInPolicy.chainIds),
    databaseProbe: new InMemoryDatabaseProbe(),
    forwardSignatures: new Eip712ForwardSignatures(),
    gaslessCalls: abiGaslessCalls,
    errorTracker: new InMemoryErrorTracker(),
    embeddedWallets: new InMemoryEmbeddedWalletVerifier(),
    gatePasses: new HmacGatePasses({ sessionKeys: settings.sessionKeys, password: settings.gatePassword }),
    geoLocator: new InMemoryGeoLocator(),
    keyDigests: new HmacKeyDigests(settings.apiKeyPepper),
    kycProvider: new InMemoryKycProvider(
      { clock, random },
      { baseUrl: `${baseUrl}/sandbox/kyc`, webhookSecret: kycWebhookSecret },
    ),
    kycs: new InMemoryKycStore(),
    languageReader: new GrammarLanguageReader(knownLexicon()),
    languageWriter: englishLanguageWriter,
    leases: new InMemoryLeases(clock),
    marketOverview: new InMemoryMarketOverview(() => ({ ...SANDBOX_MARKET, updatedAt: clock.now() })),
    marketSentiment: new InMemoryMarketSentiment(() => ({ ...SANDBOX_SENTIMENT, updatedAt: clock.now() })),
    messageInbox: new PlatformMessageInbox(settings.messaging),
    messageQueue: new InMemoryMessageQueue({ clock, random }),
    messageSender: new InMemoryMessageSender(),
    messageSignatures: new Eip191MessageSignatures(),
    nftPurchaseSigner: new LocalNftPurchaseSigner(signing),
    nftSaleContract: new InMemoryNftSaleContract(salePolicy.nftContract, SANDBOX_NFT_TIERS),
    nftSaleLedger: new InMemoryNftSaleLedger(),
    mppConsents: new InMemoryMppConsentStore(),
    nonces: new InMemoryNonceStore(),
    priceFeeds: sandboxPriceFeeds(feePolicy),
    proStatus: new InMemoryProStatus(),
    preferences: new InMemoryPreferenceStore(),
    preparedTransfers: new InMemoryPreparedTransfers(),
    paymentClaims: new InMemoryPaymentClaims(),
    paymentNetwork: new InMemoryPaymentNetwork(SANDBOX_RAIL.terms.network, railLedger, clock),
    paymentRail: new InMemoryPaymentRail({ ...SANDBOX_RAIL, realm: new URL(baseUrl).hostname }, railLedger, clock),
    railLedger,
    quoteSigner: new HmacQuoteSigner(settings.feeQuoteKeys),
    random,
    relayedTransactions: new InMemoryRelayedTransactions(),
    ...inMemorySaleStores(),
    sessions: new InMemorySessionStore(),
    sessionTokens: new JwtSessionTokens({ baseUrl, keys: settings.sessionKeys }),
    sponsorships: new InMemorySponsorships(),
    swapProvider: new InMemorySwapProvider({ clock, random, prices: data.tokenPrices }),
    signedTransactions: new LocalSignedTransactions(),
    terms: new InMemoryTermsStore(),
    tryCounts: new InMemoryTryCounts(),
    users: new InMemoryUserStore(),
    userWallets: new InMemoryUserWalletStore(),
  } satisfies Ports & {
    accounts: ReadonlyMap<number, InMemoryAccounts>;
    chain: InMemoryChain;
    railLedger: SandboxLedger;
  };
}

export type MemoryAdapters = ReturnType<typeof memoryAdapters>;
