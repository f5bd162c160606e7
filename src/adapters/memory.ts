import type { KeyObject } from 'node:crypto';
import type { Policies } from '../application/policies.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { Ports } from '../application/ports/index.ts';
import type { TypedDataDomain } from '../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../domain/shared/wallet-address.ts';
import { InMemoryAddressScreening } from './aml/address-screening.memory.ts';
import { InMemoryChain } from './chain/chain.memory.ts';
import { InMemoryContractSignatures } from './chain/contract-signatures.memory.ts';
import { InMemoryGasPrices } from './chain/gas-prices.memory.ts';
import { InMemoryProStatus } from './chain/pro-status.memory.ts';
import { LocalPurchaseSigner } from './chain/purchase-signer.local.ts';
import { InMemorySaleContract } from './chain/sale-contract.memory.ts';
import { InMemorySaleEvents } from './chain/sale-events.memory.ts';
import { Eip191MessageSignatures } from './crypto/message-signatures.ts';
import { HmacQuoteSigner } from './crypto/quote-signer.hmac.ts';
import { JwtSessionTokens } from './crypto/session-tokens.jwt.ts';
import { InMemoryGeoLocator } from './geo/geo-locator.memory.ts';
import { InMemoryKycProvider } from './kyc/kyc-provider.memory.ts';
import { SANDBOX_SALE_TERMS } from './sandbox.ts';
import { sandboxGasPrices, sandboxPriceFeeds } from './sandbox-fees.ts';
import { InMemoryDatabaseProbe } from './store/database-probe.memory.ts';
import { InMemoryKycStore } from './store/kyc-store.memory.ts';
import { InMemoryLeases } from './store/leases.memory.ts';
import { InMemoryNonceStore } from './store/nonce-store.memory.ts';
import { InMemorySaleLedger } from './store/sale-ledger.memory.ts';
import { InMemorySessionStore } from './store/session-store.memory.ts';
import { InMemoryTermsStore } from './store/terms-store.memory.ts';
import { InMemoryUserStore } from './store/user-store.memory.ts';
import { InMemoryAlarms } from './system/alarms.memory.ts';
import { systemClock } from './system/clock.ts';
import { cryptoRandom } from './system/random.ts';

export type MemorySettings = Policies &
  Readonly<{
    baseUrl: string;
    sessionKeys: readonly KeyObject[];
    feeQuoteKeys: readonly [string, ...string[]];
    kycWebhookSecret: string;
    sanctioned: readonly WalletAddress[];
    saleDomain: TypedDataDomain;
    saleSignerKey: string;
  }>;

/** An in-memory adapter for every port; what is only computation or chance is the real thing, and so is the clock unless given. */
export function memoryAdapters(settings: MemorySettings, clock: Clock = systemClock) {
  const { baseUrl, compliancePolicy, feePolicy, kycPolicy, kycWebhookSecret, salePolicy, signInPolicy } = settings;
  const random = cryptoRandom;
  const chain = new InMemoryChain(clock);
  return {
    compliancePolicy,
    feePolicy,
    kycPolicy,
    salePolicy,
    signInPolicy,
    addressScreening: new InMemoryAddressScreening(settings.sanctioned),
    alarms: new InMemoryAlarms(),
    chain,
    clock,
    contractSignatures: new InMemoryContractSignatures(signInPolicy.chainIds),
    databaseProbe: new InMemoryDatabaseProbe(),
    gasPrices: new InMemoryGasPrices(sandboxGasPrices(feePolicy)),
    geoLocator: new InMemoryGeoLocator(),
    kycProvider: new InMemoryKycProvider(
      { clock, random },
      { baseUrl: `${baseUrl}/sandbox/kyc`, webhookSecret: kycWebhookSecret },
    ),
    kycs: new InMemoryKycStore(),
    leases: new InMemoryLeases(clock),
    messageSignatures: new Eip191MessageSignatures(),
    nonces: new InMemoryNonceStore(),
    priceFeeds: sandboxPriceFeeds(feePolicy),
    proStatus: new InMemoryProStatus(),
    purchaseSigner: new LocalPurchaseSigner({ privateKey: settings.saleSignerKey, domain: settings.saleDomain }),
    quoteSigner: new HmacQuoteSigner(settings.feeQuoteKeys),
    random,
    saleContract: new InMemorySaleContract(chain, SANDBOX_SALE_TERMS),
    saleEvents: new InMemorySaleEvents(chain),
    saleLedger: new InMemorySaleLedger(),
    sessions: new InMemorySessionStore(),
    sessionTokens: new JwtSessionTokens({ baseUrl, keys: settings.sessionKeys }),
    terms: new InMemoryTermsStore(),
    users: new InMemoryUserStore(),
  } satisfies Ports & { chain: InMemoryChain };
}

export type MemoryAdapters = ReturnType<typeof memoryAdapters>;
