import type { KeyObject } from 'node:crypto';
import type { Policies } from '../application/policies.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { Ports } from '../application/ports/index.ts';
import type { TypedDataDomain } from '../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../domain/shared/wallet-address.ts';
import { InMemoryAddressScreening } from './aml/address-screening.memory.ts';
import { InMemoryAccounts } from './chain/accounts.memory.ts';
import { InMemoryChain } from './chain/chain.memory.ts';
import { InMemoryChainTransactions } from './chain/chain-transactions.memory.ts';
import { InMemoryContractSignatures } from './chain/contract-signatures.memory.ts';
import { LocalNftPurchaseSigner } from './chain/nft-purchase-signer.local.ts';
import { InMemoryNftSaleContract } from './chain/nft-sale-contract.memory.ts';
import { LocalPurchaseSigner } from './chain/purchase-signer.local.ts';
import { InMemorySaleContract } from './chain/sale-contract.memory.ts';
import { InMemorySaleEvents } from './chain/sale-events.memory.ts';
import { Eip191MessageSignatures } from './crypto/message-signatures.ts';
import { JwtSessionTokens } from './crypto/session-tokens.jwt.ts';
import { LocalSignedTransactions } from './crypto/signed-transactions.ts';
import { InMemoryGeoLocator } from './geo/geo-locator.memory.ts';
import { InMemoryKycProvider } from './kyc/kyc-provider.memory.ts';
import { SANDBOX_NFT_TIERS, SANDBOX_SALE_TERMS, sandboxHolders } from './sandbox.ts';
import { InMemoryDatabaseProbe } from './store/database-probe.memory.ts';
import { InMemoryKycStore } from './store/kyc-store.memory.ts';
import { InMemoryLeases } from './store/leases.memory.ts';
import { InMemoryNftSaleLedger } from './store/nft-sale-ledger.memory.ts';
import { InMemoryNonceStore } from './store/nonce-store.memory.ts';
import { InMemoryRelayedTransactions } from './store/relayed-transactions.memory.ts';
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
    kycWebhookSecret: string;
    sanctioned: readonly WalletAddress[];
    saleDomain: TypedDataDomain;
    saleSignerKey: string;
  }>;

/** An in-memory adapter for every port; what is only computation or chance is the real thing, and so is the clock unless given. */
export function memoryAdapters(settings: MemorySettings, clock: Clock = systemClock) {
  const { baseUrl, compliancePolicy, kycPolicy, kycWebhookSecret, salePolicy, signInPolicy, transferPolicy } = settings;
  const random = cryptoRandom;
  const chain = new InMemoryChain(clock);
  const accounts = accountsOf(transferPolicy.confirmations.keys(), clock);
  return {
    compliancePolicy,
    kycPolicy,
    salePolicy,
    signInPolicy,
    transferPolicy,
    accounts,
    addressScreening: new InMemoryAddressScreening(settings.sanctioned),
    alarms: new InMemoryAlarms(),
    chain,
    chainTransactions: new InMemoryChainTransactions(accounts),
    clock,
    contractSignatures: new InMemoryContractSignatures(signInPolicy.chainIds),
    databaseProbe: new InMemoryDatabaseProbe(),
    geoLocator: new InMemoryGeoLocator(),
    kycProvider: new InMemoryKycProvider(
      { clock, random },
      { baseUrl: `${baseUrl}/sandbox/kyc`, webhookSecret: kycWebhookSecret },
    ),
    kycs: new InMemoryKycStore(),
    leases: new InMemoryLeases(clock),
    messageSignatures: new Eip191MessageSignatures(),
    nftPurchaseSigner: new LocalNftPurchaseSigner({ privateKey: settings.saleSignerKey, domain: settings.saleDomain }),
    nftSaleContract: new InMemoryNftSaleContract(salePolicy.nftContract, SANDBOX_NFT_TIERS),
    nftSaleLedger: new InMemoryNftSaleLedger(),
    nonces: new InMemoryNonceStore(),
    purchaseSigner: new LocalPurchaseSigner({ privateKey: settings.saleSignerKey, domain: settings.saleDomain }),
    random,
    relayedTransactions: new InMemoryRelayedTransactions(),
    saleContract: new InMemorySaleContract(chain, SANDBOX_SALE_TERMS),
    saleEvents: new InMemorySaleEvents(chain),
    saleLedger: new InMemorySaleLedger(),
    sessions: new InMemorySessionStore(),
    sessionTokens: new JwtSessionTokens({ baseUrl, keys: settings.sessionKeys }),
    signedTransactions: new LocalSignedTransactions(),
    terms: new InMemoryTermsStore(),
    users: new InMemoryUserStore(),
  } satisfies Ports & { accounts: ReadonlyMap<number, InMemoryAccounts>; chain: InMemoryChain };
}

export type MemoryAdapters = ReturnType<typeof memoryAdapters>;

const accountsOf = (chainIds: Iterable<number>, clock: Clock): ReadonlyMap<number, InMemoryAccounts> =>
  new Map(Array.from(chainIds, (chainId) => [chainId, new InMemoryAccounts(clock, sandboxHolders(chainId))]));
