import { ContainerModule } from 'inversify';
import type { Knex } from 'knex';
import { LoggedAlarms } from '../../adapters/alarm/alarms.log.ts';
import { EvmContractSignatures } from '../../adapters/chain/account/contract-signatures.evm.ts';
import { EvmProStatus } from '../../adapters/chain/account/pro-status.evm.ts';
import { EvmGasPrices } from '../../adapters/chain/gas/gas-prices.evm.ts';
import { EvmForwarders } from '../../adapters/chain/gasless/forwarders.evm.ts';
import { EvmNftSaleContract } from '../../adapters/chain/sale/nft-sale-contract.evm.ts';
import { EvmSaleContract } from '../../adapters/chain/sale/sale-contract.evm.ts';
import { EvmSaleEvents } from '../../adapters/chain/sale/sale-events.evm.ts';
import { EvmChainTransactions } from '../../adapters/chain/transfer/chain-transactions.evm.ts';
import { EvmTransferOutlooks } from '../../adapters/chain/transfer/transfer-outlooks.evm.ts';
import { PlatformMessageSender } from '../../adapters/messaging/message-sender.by-platform.ts';
import { TelegramMessageSender } from '../../adapters/messaging/message-sender.telegram.ts';
import { WhatsAppMessageSender } from '../../adapters/messaging/message-sender.whatsapp.ts';
import type { MemoryAdapters } from '../../adapters/sandbox/memory.ts';
import { CachedApiKeyStore } from '../../adapters/store/auth/api-key-store.cached.ts';
import { PostgresApiKeyStore } from '../../adapters/store/auth/api-key-store.postgres.ts';
import { PostgresNonceStore } from '../../adapters/store/auth/nonce-store.postgres.ts';
import { CachedSessionStore } from '../../adapters/store/auth/session-store.cached.ts';
import { PostgresSessionStore } from '../../adapters/store/auth/session-store.postgres.ts';
import { PostgresTryCounts } from '../../adapters/store/auth/try-counts.postgres.ts';
import { PostgresChatLinks } from '../../adapters/store/chat/chat-links.postgres.ts';
import { PostgresChatSessions } from '../../adapters/store/chat/chat-sessions.postgres.ts';
import { PostgresTermsStore } from '../../adapters/store/compliance/terms-store.postgres.ts';
import { PostgresKycStore } from '../../adapters/store/kyc/kyc-store.postgres.ts';
import { PostgresMessageQueue } from '../../adapters/store/messaging/message-queue.postgres.ts';
import { PostgresSponsorships } from '../../adapters/store/paymaster/sponsorships.postgres.ts';
import { PostgresMppConsentStore } from '../../adapters/store/payment/mpp-consent-store.postgres.ts';
import { PostgresPaymentClaims } from '../../adapters/store/payment/payment-claims.postgres.ts';
import { PostgresPortfolioSnapshots } from '../../adapters/store/portfolio/portfolio-snapshots.postgres.ts';
import { PostgresIssuedAuthorizations } from '../../adapters/store/sale/issued-authorizations.postgres.ts';
import { PostgresNftSaleLedger } from '../../adapters/store/sale/nft-sale-ledger.postgres.ts';
import { PostgresPurchaseHistory } from '../../adapters/store/sale/purchase-history.postgres.ts';
import { PostgresPurchaseIndex } from '../../adapters/store/sale/purchase-index.postgres.ts';
import { PostgresReferralPurchases } from '../../adapters/store/sale/referral-purchases.postgres.ts';
import { PostgresDatabaseProbe } from '../../adapters/store/system/database-probe.postgres.ts';
import { PostgresLeases } from '../../adapters/store/system/leases.postgres.ts';
import { PostgresPreparedTransfers } from '../../adapters/store/transfer/prepared-transfers.postgres.ts';
import { PostgresRelayedTransactions } from '../../adapters/store/transfer/relayed-transactions.postgres.ts';
import { PostgresPreferenceStore } from '../../adapters/store/user/preference-store.postgres.ts';
import { PostgresUserStore } from '../../adapters/store/user/user-store.postgres.ts';
import { PostgresUserWalletStore } from '../../adapters/store/user/user-wallet-store.postgres.ts';
import type { Ports } from '../../application/ports/index.ts';
import type { Config } from '../config/config.ts';
import type { Tools } from '../tools.ts';
import { makeAddressScreening, makeErrorTracker, makeKycProvider } from './compliance-adapters.ts';
import { useData } from './data-ports.ts';
import { embeddedWalletsOf } from './embedded-wallets.ts';
import { usePaymentRail } from './payment-ports.ts';
import { sponsorOf } from './sponsors.ts';
import { port } from './tokens.ts';
import { upstreamToolsOf } from './upstream-tools.ts';

/** One line a port: the only place that knows which adapter stands for it. */
export const portsModule = (config: Config, tools: Tools, memory: MemoryAdapters) =>
  new ContainerModule(({ bind }) => {
    const { adapters, fees, sale } = config;
    const { chains, countries, database, logger, metrics } = tools;
    const use = <K extends keyof Ports>(name: K, make: () => Ports[K]) =>
      bind(port[name]).toDynamicValue(make).inSingletonScope();
    const stored = <K extends keyof Ports & keyof MemoryAdapters>(name: K, onDatabase: (db: Knex) => Ports[K]) =>
      use(name, () => (database === undefined ? (memory[name] as Ports[K]) : onDatabase(database.knex)));
    const onChain = adapters.chain.kind === 'evm';
    const saleChain = () => chainOf(tools, sale.chainId);

    use('chatPolicy', () => config.chat);
    use('compliancePolicy', () => config.compliance);
    use('feePolicy', () => config.fees);
    use('kycPolicy', () => config.kyc);
    use('messagingPolicy', () => config.messaging);
    use('salePolicy', () => sale);
    use('signInPolicy', () => config.signIn);
    use('sponsorPolicy', () => config.sponsor);
    use('transferPolicy', () => config.transfer);

    use('clock', () => memory.clock);
    use('random', () => memory.random);
    use('sessionTokens', () => memory.sessionTokens);
    use('keyDigests', () => memory.keyDigests);
    use('gatePasses', () => memory.gatePasses);
    use('languageReader', () => memory.languageReader);
    use('languageWriter', () => memory.languageWriter);
    use('embeddedWallets', () => embeddedWalletsOf(adapters.embeddedWallet, memory));
    use('messageInbox', () => memory.messageInbox);
    use('messageSender', () => senderOf(config) ?? memory.messageSender);
    use('messageSignatures', () => memory.messageSignatures);
    use('nftPurchaseSigner', () => memory.nftPurchaseSigner);
    use('purchaseSigner', () => memory.purchaseSigner);
    use('forwardSignatures', () => memory.forwardSignatures);
    use('gaslessCalls', () => memory.gaslessCalls);
    use('signedTransactions', () => memory.signedTransactions);
    use('kycProvider', () => makeKycProvider(config, tools, memory));
    use('alarms', () => new LoggedAlarms(logger, metrics.countAlarm));
    use('geoLocator', () => countries);
    use('errorTracker', () => makeErrorTracker(config, tools, memory));

    stored('apiKeys', (db) => new CachedApiKeyStore(new PostgresApiKeyStore(db), memory.clock));
    stored('databaseProbe', (db) => new PostgresDatabaseProbe(db));
    stored('kycs', (db) => new PostgresKycStore(db));
    stored('leases', (db) => new PostgresLeases(db));
    stored('nftSaleLedger', (db) => new PostgresNftSaleLedger(db, sale));
    stored('chatLinks', (db) => new PostgresChatLinks(db));
    stored('chatSessions', (db) => new PostgresChatSessions(db));
    stored('messageQueue', (db) => new PostgresMessageQueue(db));
    stored('nonces', (db) => new PostgresNonceStore(db));
    stored('relayedTransactions', (db) => new PostgresRelayedTransactions(db));
    stored('mppConsents', (db) => new PostgresMppConsentStore(db));
    stored('preparedTransfers', (db) => new PostgresPreparedTransfers(db));
    stored('preferences', (db) => new PostgresPreferenceStore(db));
    stored('paymentClaims', (db) => new PostgresPaymentClaims(db));
    stored('portfolioSnapshots', (db) => new PostgresPortfolioSnapshots(db));
    stored('issuedAuthorizations', (db) => new PostgresIssuedAuthorizations(db, sale));
    stored('purchaseHistory', (db) => new PostgresPurchaseHistory(db, sale));
    stored('purchaseIndex', (db) => new PostgresPurchaseIndex(db, sale));
    stored('referralPurchases', (db) => new PostgresReferralPurchases(db, sale));
    stored('sessions', (db) => new CachedSessionStore(new PostgresSessionStore(db), memory.clock));
    stored('sponsorships', (db) => new PostgresSponsorships(db));
    stored('terms', (db) => new PostgresTermsStore(db));
    stored('tryCounts', (db) => new PostgresTryCounts(db));
    stored('users', (db) => new PostgresUserStore(db));
    stored('userWallets', (db) => new PostgresUserWalletStore(db));

    use('forwarders', () => (onChain ? new EvmForwarders(chains) : memory.forwarders));
    use('sponsor', () => sponsorOf(config, tools, memory));
    use('gasPrices', () => (onChain ? new EvmGasPrices(chains, memory.clock) : memory.gasPrices));
    use('proStatus', () =>
      onChain && fees.proNft !== undefined
        ? new EvmProStatus(chainOf(tools, fees.proNft.chainId), fees.proNft.address)
        : memory.proStatus,
    );
    use('quoteSigner', () => memory.quoteSigner);
    use('saleContract', () => (onChain ? new EvmSaleContract(saleChain(), sale.contract) : memory.saleContract));
    use('nftSaleContract', () => (onChain ? new EvmNftSaleContract(saleChain()) : memory.nftSaleContract));
    use('saleEvents', () => (onChain ? new EvmSaleEvents(saleChain(), sale.contract) : memory.saleEvents));
    use('chainTransactions', () => (onChain ? new EvmChainTransactions(chains) : memory.chainTransactions));
    use('transferOutlooks', () => (onChain ? new EvmTransferOutlooks(chains, memory.clock) : memory.transferOutlooks));
    use('contractSignatures', () => (onChain ? new EvmContractSignatures(chains) : memory.contractSignatures));
    use('addressScreening', () => makeAddressScreening(config, tools, memory));
    useData(use, config, tools, upstreamToolsOf(tools, memory.clock, 'a provider'), memory);
    usePaymentRail(use, config, tools, memory);
  });

function senderOf({ adapters: { messaging } }: Config): PlatformMessageSender | undefined {
  if (messaging.kind !== 'platforms') return undefined;
  const { telegram, whatsApp } = messaging;
  return new PlatformMessageSender({
    ...(telegram && { telegram: new TelegramMessageSender(telegram) }),
    ...(whatsApp && { whatsapp: new WhatsAppMessageSender(whatsApp) }),
  });
}

function chainOf({ chains }: Tools, chainId: number) {
  const chain = chains.get(chainId);
  if (chain === undefined) throw new Error(`no node of chain ${chainId} is configured`);
  return chain;
}
