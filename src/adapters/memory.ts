import type { KeyObject } from 'node:crypto';
import type { Policies } from '../application/policies.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { Ports } from '../application/ports/index.ts';
import type { TypedDataDomain } from '../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../domain/shared/wallet-address.ts';
import { InMemoryAddressScreening } from './aml/address-screening.memory.ts';
import { InMemoryChain } from './chain/chain.memory.ts';
import { InMemoryContractSignatures } from './chain/contract-signatures.memory.ts';
import { LocalPurchaseSigner } from './chain/purchase-signer.local.ts';
import { InMemorySaleContract } from './chain/sale-contract.memory.ts';
import { InMemorySaleEvents } from './chain/sale-events.memory.ts';
import { HmacGatePasses } from './crypto/gate-passes.hmac.ts';
import { HmacKeyDigests } from './crypto/key-digests.hmac.ts';
import { Eip191MessageSignatures } from './crypto/message-signatures.ts';
import { JwtSessionTokens } from './crypto/session-tokens.jwt.ts';
import { InMemoryEmbeddedWalletVerifier } from './embedded-wallet/embedded-wallet-verifier.memory.ts';
import { InMemoryErrorTracker } from './error-tracker/error-tracker.memory.ts';
import { InMemoryGeoLocator } from './geo/geo-locator.memory.ts';
import { InMemoryKycProvider } from './kyc/kyc-provider.memory.ts';
import { InMemoryMarketOverview } from './market/market-overview.memory.ts';
import { InMemoryMarketSentiment } from './market/market-sentiment.memory.ts';
import { InMemoryPaymentNetwork } from './payment-rail/payment-network.memory.ts';
import { InMemoryPaymentRail } from './payment-rail/payment-rail.memory.ts';
import { SandboxLedger } from './payment-rail/sandbox-ledger.ts';
import {
  SANDBOX_ACCOUNTS,
  SANDBOX_MARKET,
  SANDBOX_RAIL,
  SANDBOX_RAIL_BALANCE,
  SANDBOX_SALE_TERMS,
  SANDBOX_SENTIMENT,
} from './sandbox.ts';
import { dataAdapters } from './sandbox-data.ts';
import { InMemoryApiKeyStore } from './store/api-key-store.memory.ts';
import { InMemoryDatabaseProbe } from './store/database-probe.memory.ts';
import { InMemoryKycStore } from './store/kyc-store.memory.ts';
import { InMemoryLeases } from './store/leases.memory.ts';
import { InMemoryMppConsentStore } from './store/mpp-consent-store.memory.ts';
import { InMemoryNonceStore } from './store/nonce-store.memory.ts';
import { InMemoryPaymentClaims } from './store/payment-claims.memory.ts';
import { InMemoryPreferenceStore } from './store/preference-store.memory.ts';
import { InMemorySaleLedger } from './store/sale-ledger.memory.ts';
import { InMemorySessionStore } from './store/session-store.memory.ts';
import { InMemoryTermsStore } from './store/terms-store.memory.ts';
import { InMemoryTryCounts } from './store/try-counts.memory.ts';
import { InMemoryUserStore } from './store/user-store.memory.ts';
import { InMemoryUserWalletStore } from './store/user-wallet-store.memory.ts';
import { InMemoryAlarms } from './system/alarms.memory.ts';
import { systemClock } from './system/clock.ts';
import { cryptoRandom } from './system/random.ts';

export type MemorySettings = Policies &
  Readonly<{
    baseUrl: string;
    sessionKeys: readonly KeyObject[];
    apiKeyPepper: string;
    gatePassword: string | undefined;
    kycWebhookSecret: string;
    sanctioned: readonly WalletAddress[];
    saleDomain: TypedDataDomain;
    saleSignerKey: string;
  }>;

/** An in-memory adapter for every port; what is only computation or chance is the real thing, and so is the clock unless given. */
export function memoryAdapters(settings: MemorySettings, clock: Clock = systemClock) {
  const { baseUrl, compliancePolicy, kycPolicy, kycWebhookSecret, salePolicy, signInPolicy } = settings;
  const random = cryptoRandom;
  const chain = new InMemoryChain(clock);
  const railLedger = new SandboxLedger();
  for (const account of SANDBOX_ACCOUNTS) railLedger.mint(account, SANDBOX_RAIL_BALANCE);
  return {
    ...dataAdapters(clock),
    compliancePolicy,
    kycPolicy,
    salePolicy,
    signInPolicy,
    addressScreening: new InMemoryAddressScreening(settings.sanctioned),
    alarms: new InMemoryAlarms(),
    apiKeys: new InMemoryApiKeyStore(),
    chain,
    clock,
    contractSignatures: new InMemoryContractSignatures(signInPolicy.chainIds),
    databaseProbe: new InMemoryDatabaseProbe(),
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
    leases: new InMemoryLeases(clock),
    marketOverview: new InMemoryMarketOverview(() => ({ ...SANDBOX_MARKET, updatedAt: clock.now() })),
    marketSentiment: new InMemoryMarketSentiment(() => ({ ...SANDBOX_SENTIMENT, updatedAt: clock.now() })),
    messageSignatures: new Eip191MessageSignatures(),
    mppConsents: new InMemoryMppConsentStore(),
    nonces: new InMemoryNonceStore(),
    preferences: new InMemoryPreferenceStore(),
    paymentClaims: new InMemoryPaymentClaims(),
    paymentNetwork: new InMemoryPaymentNetwork(SANDBOX_RAIL.terms.network, railLedger, clock),
    paymentRail: new InMemoryPaymentRail({ ...SANDBOX_RAIL, realm: new URL(baseUrl).hostname }, railLedger, clock),
    purchaseSigner: new LocalPurchaseSigner({ privateKey: settings.saleSignerKey, domain: settings.saleDomain }),
    railLedger,
    random,
    saleContract: new InMemorySaleContract(chain, SANDBOX_SALE_TERMS),
    saleEvents: new InMemorySaleEvents(chain),
    saleLedger: new InMemorySaleLedger(),
    sessions: new InMemorySessionStore(),
    sessionTokens: new JwtSessionTokens({ baseUrl, keys: settings.sessionKeys }),
    terms: new InMemoryTermsStore(),
    tryCounts: new InMemoryTryCounts(),
    users: new InMemoryUserStore(),
    userWallets: new InMemoryUserWalletStore(),
  } satisfies Ports & { chain: InMemoryChain; railLedger: SandboxLedger };
}

export type MemoryAdapters = ReturnType<typeof memoryAdapters>;
