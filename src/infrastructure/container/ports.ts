import { noAlarmReceiver, WebhookAlarmReceiver } from '../../adapters/alarm/alarm-receiver.webhook.ts';
import { LoggedAlarms, RecordedAlarms } from '../../adapters/alarm/alarms.recorded.ts';
import { chooseAddressScreening } from '../../adapters/aml/choose.ts';
import { chooseBitcoinAccounts } from '../../adapters/bitcoin/choose.ts';
import { chooseChain } from '../../adapters/chain/choose.ts';
import { chooseEmbeddedWallets } from '../../adapters/embedded-wallet/choose.ts';
import { chooseErrorTracker } from '../../adapters/error-tracker/choose.ts';
import { chooseTransactionHistory } from '../../adapters/history/choose.ts';
import { installedGuides } from '../../adapters/http/docs/guides.ts';
import { API_VERSION } from '../../adapters/http/frame/description/version.ts';
import { chooseKycProvider } from '../../adapters/kyc/choose.ts';
import { chooseLanguageModel } from '../../adapters/language-model/choose.ts';
import { CheckpointSigner } from '../../adapters/local/transparency/checkpoint-signer.ts';
import { chooseMailer } from '../../adapters/mail/choose.ts';
import { chooseCoinGecko, chooseMarket } from '../../adapters/market/choose.ts';
import { chooseMessageInbox, chooseMessageSender } from '../../adapters/messaging/choose.ts';
import { chooseNameService } from '../../adapters/names/choose.ts';
import { chooseCoinFigures, chooseOracle, choosePriceFeeds } from '../../adapters/oracle/choose.ts';
import { choosePaymentRail, chooseTransferRail } from '../../adapters/payment-rail/choose.ts';
import { chooseChainBalances } from '../../adapters/portfolio/choose.ts';
import type { Sandbox } from '../../adapters/sandbox/sandbox.ts';
import { chooseSolanaAccounts } from '../../adapters/solana/choose.ts';
import {
  chooseRelayerBalances,
  chooseRelayerQueue,
  chooseSponsor,
  openRelayer,
} from '../../adapters/sponsor/choose.ts';
import { chooseStores } from '../../adapters/store/choose.ts';
import { purgeRateLimits } from '../../adapters/store/limits/rate-limit-store.postgres.ts';
import { EmbeddedDatabaseUpkeep, noDatabaseUpkeep } from '../../adapters/store/system/database-upkeep.ts';
import { RedisSharedStoreProbe } from '../../adapters/store/system/shared-store-probe.redis.ts';
import { InMemorySharedStoreProbe } from '../../adapters/store/system/system-stores.memory.ts';
import { chooseSwapProvider } from '../../adapters/swap/choose.ts';
import { chooseTokenList } from '../../adapters/token-list/choose.ts';
import { knownLexicon } from '../../adapters/token-list/known-tokens.ts';
import { purgeSharedAnswers } from '../../adapters/upstream/shared-answers.postgres.ts';
import { WatchedUpstreams } from '../../adapters/upstream/upstream-states.ts';
import type { Ports } from '../../application/ports/index.ts';
import type { Tracer } from '../../application/ports/observability.ts';
import type { SigningKey } from '../../application/ports/signing.ts';
import type { Clock, SharedTables } from '../../application/ports/system.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { AdapterChoices, Config } from '../config/config.ts';
import { policiesOf } from '../config/policies.ts';
import type { Database } from '../database/database.ts';
import type { AdapterSets } from './adapter-sets.ts';
import { ownAnswersOnly, type Tools, upstreamToolsOf } from './tools.ts';

/** The adapter of every port: one line per port, or per group of ports with a common choice. Opens nothing, and loads no store or mail package that was not chosen. */
export async function choosePorts(config: Config, tools: Tools, sets: AdapterSets): Promise<Ports> {
  const { adapters, sale, transfer } = config;
  const { chains, countries, database, logger, metrics, tracer } = tools;
  const { clock, random, signedTransactions } = sets.local;
  const sandbox = () => sandboxOf(sets);
  const upstreamStates = new WatchedUpstreams();
  const warn = (message: string) => (err: unknown) => logger.warn({ err }, message);
  const onUnknownRefusal = warn('a node rejected a transaction in words that are not in its table of errors');
  const chainTools = { chains, clock, sale, proNft: config.fees.proNft, onUnknownRefusal };
  const chain = chooseChain(adapters.chain, chainTools, sandbox);
  const relayerQueue = chooseRelayerQueue(database?.knex);
  const relaying = {
    ...{ chains, clock, random, signedTransactions },
    queue: relayerQueue,
    relayerKeys: sets.keys.relayers,
    chainTransactions: chain.chainTransactions,
    confirmations: transfer.confirmations,
    warn,
  };
  const paying = { chain: tools.paymentChain, realm: new URL(config.server.baseUrl).hostname };
  const stores = await chooseStores(database?.knex, {
    ...{ clock, random, sale, operators: config.operators.named },
    checkpoints: checkpointSignerOf(config, sets.keys.audit),
    migrations: database?.migrations ?? [],
  });
  const { salePolicy, ...policies } = policiesOf(config);
  return {
    ...policies,
    salePolicy: adapters.chain.kind === 'memory' ? startedWith(sandbox(), salePolicy) : salePolicy,
    ...sets.local,
    ...stores,
    ...chain,
    ...chooseSharedProviders(adapters, tools, { clock, watch: upstreamStates.watch }, sandbox),
    ...chooseOwnProviders(config, tools, { clock, random, watch: upstreamStates.watch }, sandbox),
    ...choosePaymentRail(adapters.rail, paying, sandbox),
    alarmReceiver: chooseAlarmReceiver(config.notices.alarmWebhook, clock, tracer),
    alarms: new RecordedAlarms({
      first: new LoggedAlarms(logger, metrics.countAlarm),
      store: stores.alarmStore,
      clock,
      onTrouble: (err) => logger.error({ err }, 'an alarm was logged but could not be stored'),
    }),
    embeddedWallets: chooseEmbeddedWallets(adapters.embeddedWallet, { clock }, sandbox),
    geoLocator: countries,
    guides: installedGuides(config.server.baseUrl),
    languageReader: lazyReader(),
    mailer: await chooseMailer(adapters.mail, sandbox),
    messageInbox: chooseMessageInbox(adapters.messaging, warn('an update was read in part')),
    messageSender: chooseMessageSender(adapters.messaging, sandbox),
    nameService: chooseNameService(adapters.chain.kind, chains, sandbox),
    sharedStoreProbe: sharedStoreProbeOf(tools),
    sharedTables: sharedTablesOf(config.storage, database),
    databaseUpkeep:
      database === undefined || database.hasAutovacuum ? noDatabaseUpkeep : new EmbeddedDatabaseUpkeep(database.knex),
    relayerBalances: chooseRelayerBalances(adapters.sponsor, sets.keys.relayers, relayerChains(config), chains),
    relayerCalls: relayerQueue,
    upstreamStates,
    sponsor: chooseSponsor(adapters.sponsor, relaying, sandbox),
    transferRail: chooseTransferRail(adapters.transferRail, {
      ...{ chains, clock, confirmations: transfer.confirmations },
      relayer: () => openRelayer(relaying),
      upstream: () => ownAnswersOnly(upstreamToolsOf(tools, clock, 'the x402 facilitator', upstreamStates.watch)),
    }),
    tracer,
  };
}

/** An in-memory chain has no purchase from before its process: nothing older has to be read. */
const startedWith = ({ chain }: Sandbox, policy: SalePolicy): SalePolicy => ({
  ...policy,
  startBlock: Math.max(policy.startBlock, chain.firstBlock),
});

/** The chains on which the own relayer pays for gas. */
const relayerChains = ({ adapters: { transferRail }, sponsor: { forwarders } }: Config): readonly number[] => [
  ...new Set([
    ...forwarders.keys(),
    ...(transferRail.kind === 'x402' && transferRail.facilitator === 'relayer' ? [transferRail.chainId] : []),
  ]),
];

function sharedStoreProbeOf({ sharedStore }: Tools) {
  if (sharedStore?.redis === undefined) return new InMemorySharedStoreProbe();
  return new RedisSharedStoreProbe(sharedStore.redis, sharedStore.tables !== undefined);
}

/** A single process has its counts and answers in its memory. */
const sharedTablesOf = ({ kind }: Config['storage'], database: Database | undefined): SharedTables =>
  database === undefined || kind !== 'postgres'
    ? { purgeLimits: async () => 0, purgeAnswers: async () => 0 }
    : {
        purgeLimits: (limit) => purgeRateLimits(database.knex, limit),
        purgeAnswers: (limit) => purgeSharedAnswers(database.knex, limit),
      };

type Watching = Readonly<{ clock: Clock; watch: WatchedUpstreams['watch'] }>;

/** Named after the host, so that the logs of two deployments differ. */
const checkpointSignerOf = ({ server }: Config, keys: readonly SigningKey[]): CheckpointSigner =>
  new CheckpointSigner({ origin: `${new URL(server.baseUrl).host}/audit`, keys });

/** Providers whose responses all processes can share. */
function chooseSharedProviders(
  adapters: AdapterChoices,
  tools: Tools,
  { clock, watch }: Watching,
  sandbox: () => Sandbox,
) {
  const { chains } = tools;
  const providers = upstreamToolsOf(tools, clock, 'a provider', watch);
  const gecko = { ...providers, chains, coinGecko: chooseCoinGecko(adapters, providers) };
  return {
    ...chooseMarket(adapters.market, gecko, sandbox),
    ...chooseOracle(adapters.oracle, providers, sandbox),
    bitcoinAccounts: chooseBitcoinAccounts(adapters.bitcoin, providers, sandbox),
    chainBalances: chooseChainBalances(adapters.chain, { ...providers, chains }, sandbox),
    coinFigures: chooseCoinFigures(adapters.market, gecko, sandbox),
    languageModel: chooseLanguageModel(adapters.languageModel, providers),
    priceFeeds: choosePriceFeeds(adapters.prices, gecko, sandbox),
    solanaAccounts: chooseSolanaAccounts(adapters.solana, providers, sandbox),
    swapProvider: chooseSwapProvider(adapters.swap, providers, sandbox),
    tokenList: chooseTokenList(adapters.tokenList, providers, sandbox),
    transactionHistory: chooseTransactionHistory(adapters.history, providers, sandbox),
  };
}

/** Providers whose responses are not shared between processes: they decide about people, or receive reports. */
function chooseOwnProviders(
  { adapters, server }: Config,
  tools: Tools,
  { clock, random, watch }: Watching & Pick<Ports, 'random'>,
  sandbox: () => Sandbox,
) {
  const { chains } = tools;
  const toolsOf = (who: string) => ownAnswersOnly(upstreamToolsOf(tools, clock, who, watch));
  const environment = server.production ? 'production' : 'development';
  const tracking = { ...toolsOf('the error tracker'), environment, release: API_VERSION };
  return {
    addressScreening: chooseAddressScreening(adapters.aml, { ...toolsOf('the sanctions screening'), chains }, sandbox),
    errorTracker: chooseErrorTracker(adapters.errorTracker, tracking, sandbox),
    kycProvider: chooseKycProvider(adapters.kyc, { ...toolsOf('the identity provider'), random }, sandbox),
  };
}

/** Its models take 40 ms of processor time and 4 MB, so that they are loaded with the first message. */
function lazyReader(): Ports['languageReader'] {
  const load = async () => {
    const { GrammarLanguageReader } = await import('../../adapters/language/reading/language-reader.grammar.ts');
    return new GrammarLanguageReader(knownLexicon());
  };
  let reader: ReturnType<typeof load> | undefined;
  return () => {
    reader ??= load();
    return reader;
  };
}

/** Throws when the sandbox is not loaded. */
export function sandboxOf({ sandbox }: AdapterSets): Sandbox {
  if (sandbox === undefined) throw new Error('a port is in memory, and the sandbox is not loaded');
  return sandbox;
}

const chooseAlarmReceiver = (webhook: Config['notices']['alarmWebhook'], clock: Clock, tracer: Tracer) =>
  webhook === undefined ? noAlarmReceiver : new WebhookAlarmReceiver(webhook, clock, () => tracer.current());
