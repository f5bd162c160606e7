import { LoggedAlarms } from '../../adapters/alarm/alarms.log.ts';
import { chooseAddressScreening } from '../../adapters/aml/choose.ts';
import { chooseBitcoinAccounts } from '../../adapters/bitcoin/choose.ts';
import { chooseChain } from '../../adapters/chain/choose.ts';
import { chooseEmbeddedWallets } from '../../adapters/embedded-wallet/choose.ts';
import { chooseErrorTracker } from '../../adapters/error-tracker/choose.ts';
import { chooseTransactionHistory } from '../../adapters/history/choose.ts';
import { API_VERSION } from '../../adapters/http/frame/description/version.ts';
import { chooseKycProvider } from '../../adapters/kyc/choose.ts';
import { GrammarLanguageReader } from '../../adapters/language/reader/language-reader.grammar.ts';
import { englishLanguageWriter } from '../../adapters/language/writer/language-writer.english.ts';
import { chooseParaphraser } from '../../adapters/language-model/choose.ts';
import type { LocalAdapters } from '../../adapters/local/local-adapters.ts';
import { chooseCoinGecko, chooseMarket } from '../../adapters/market/choose.ts';
import { chooseMessageInbox, chooseMessageSender } from '../../adapters/messaging/choose.ts';
import { chooseCoinFigures, chooseOracle, choosePriceFeeds } from '../../adapters/oracle/choose.ts';
import { choosePaymentRail } from '../../adapters/payment-rail/choose.ts';
import { chooseChainBalances } from '../../adapters/portfolio/choose.ts';
import type { Sandbox } from '../../adapters/sandbox/sandbox.ts';
import { chooseSolanaAccounts } from '../../adapters/solana/choose.ts';
import { chooseSponsor } from '../../adapters/sponsor/choose.ts';
import { chooseStores } from '../../adapters/store/choose.ts';
import { chooseSwapProvider } from '../../adapters/swap/choose.ts';
import { chooseTokenList } from '../../adapters/token-list/choose.ts';
import { knownLexicon } from '../../adapters/token-list/known-tokens.ts';
import type { Ports } from '../../application/ports/index.ts';
import type { Config } from '../config/config.ts';
import { policiesOf } from '../config/policies.ts';
import type { Tools } from './tools.ts';
import { ownAnswersOnly, upstreamToolsOf } from './upstream-tools.ts';

export type Foundation = Readonly<{
  local: LocalAdapters;
  /** Undefined when no port is in memory. */
  sandbox: Sandbox | undefined;
}>;

/** The adapter of every port: one line a port, or a family of ports that one choice decides. Opens nothing. */
export function choosePorts(config: Config, tools: Tools, foundation: Foundation): Ports {
  const { adapters, sale } = config;
  const { chains, countries, database, logger, metrics } = tools;
  const { local } = foundation;
  const { clock, random } = local;
  const sandbox = () => sandboxOf(foundation);
  const warn = (message: string) => (err: unknown) => logger.warn({ err }, message);
  const providers = upstreamToolsOf(tools, clock, 'a provider');
  const alone = (who: string) => ownAnswersOnly(upstreamToolsOf(tools, clock, who));
  const gecko = { ...providers, chains, coinGecko: chooseCoinGecko(adapters, providers) };
  const chain = chooseChain(adapters.chain, { chains, clock, sale, proNft: config.fees.proNft }, sandbox);
  const tracking = {
    ...alone('the error tracker'),
    environment: config.server.production ? 'production' : 'development',
    release: API_VERSION,
  };
  const relaying = {
    chains,
    chainTransactions: chain.chainTransactions,
    clock,
    confirmations: config.transfer.confirmations,
    database: database?.knex,
    random,
    signedTransactions: local.signedTransactions,
    warn,
  };
  const paying = { chain: tools.paymentChain, realm: new URL(config.server.baseUrl).hostname };
  return {
    ...policiesOf(config),
    ...local,
    ...chooseStores(database?.knex, { clock, random, sale }),
    ...chain,
    ...chooseMarket(adapters.market, gecko, sandbox),
    ...chooseOracle(adapters.oracle, providers, sandbox),
    ...choosePaymentRail(adapters.rail, paying, sandbox),
    addressScreening: chooseAddressScreening(adapters.aml, { ...alone('the sanctions screening'), chains }, sandbox),
    alarms: new LoggedAlarms(logger, metrics.countAlarm),
    bitcoinAccounts: chooseBitcoinAccounts(adapters.bitcoin, providers, sandbox),
    chainBalances: chooseChainBalances(adapters.chain, { ...providers, chains }, sandbox),
    coinFigures: chooseCoinFigures(adapters.market, gecko, sandbox),
    embeddedWallets: chooseEmbeddedWallets(adapters.embeddedWallet, { clock }, sandbox),
    errorTracker: chooseErrorTracker(adapters.errorTracker, tracking, sandbox),
    geoLocator: countries,
    kycProvider: chooseKycProvider(adapters.kyc, { ...alone('the identity provider'), random }, sandbox),
    languageReader: new GrammarLanguageReader(knownLexicon()),
    languageWriter: englishLanguageWriter,
    messageInbox: chooseMessageInbox(adapters.messaging),
    messageSender: chooseMessageSender(adapters.messaging, sandbox),
    paraphraser: chooseParaphraser(adapters.languageModel, providers),
    priceFeeds: choosePriceFeeds(adapters.prices, gecko, sandbox),
    solanaAccounts: chooseSolanaAccounts(adapters.solana, providers, sandbox),
    sponsor: chooseSponsor(adapters.sponsor, relaying, sandbox),
    swapProvider: chooseSwapProvider(adapters.swap, providers, sandbox),
    tokenList: chooseTokenList(adapters.tokenList, providers, sandbox),
    transactionHistory: chooseTransactionHistory(adapters.history, providers, sandbox),
  };
}

/** Throws when it is not loaded. */
export function sandboxOf({ sandbox }: Foundation): Sandbox {
  if (sandbox === undefined) throw new Error('a port is in memory, and the sandbox is not loaded');
  return sandbox;
}
