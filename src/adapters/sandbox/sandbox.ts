import type { Ports } from '../../application/ports/index.ts';
import type { Policies } from '../../application/ports/policies.ts';
import type { SaleContract } from '../../application/ports/sale.ts';
import { screeningUnavailable } from '../../domain/compliance/screening.ts';
import { kycUnavailable } from '../../domain/kyc/errors.ts';
import type { SalePolicy, SaleState } from '../../domain/sale/sale-policy.ts';
import { wholeCoins } from '../../domain/shared/amount.ts';
import { chainUnavailable } from '../../domain/shared/failures.ts';
import { toUsd, type Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { swapUnavailable } from '../../domain/swap/errors.ts';
import { pricesUnavailable } from '../../domain/token/errors.ts';
import { InMemoryAddressScreening } from '../aml/address-screening.memory.ts';
import { InMemoryContractSignatures } from '../chain/account/contract-signatures.memory.ts';
import { InMemoryProStatus } from '../chain/account/pro-status.memory.ts';
import type { InMemorySaleContract } from '../chain/sale/sale-contract.memory.ts';
import { InMemoryEmbeddedWalletVerifier } from '../embedded-wallet/embedded-wallet-verifier.memory.ts';
import { InMemoryErrorTracker } from '../error-tracker/error-tracker.memory.ts';
import { InMemoryKycProvider } from '../kyc/kyc-provider.memory.ts';
import { InMemoryMailer } from '../mail/mailer.memory.ts';
import { InMemoryMarketOverview } from '../market/market-overview.memory.ts';
import { InMemoryMarketSentiment } from '../market/market-sentiment.memory.ts';
import { InMemoryMessageSender } from '../messaging/message-sender.memory.ts';
import { InMemoryNameService } from '../names/name-service.memory.ts';
import { InMemoryPaymentNetwork, SandboxLedger } from '../payment-rail/payment-network.memory.ts';
import { InMemoryPaymentRail } from '../payment-rail/payment-rail.memory.ts';
import { InMemorySwapProvider } from '../swap/swap-provider.memory.ts';
import { sandboxChains, sandboxPriceFeeds } from './chains.ts';
import { dataAdapters, type SoldToken } from './data.ts';
import { payOutOn } from './pay-out.ts';
import { interruptible, type Scenario, scenarioNow } from './scenarios.ts';
import { SANDBOX_ACCOUNTS, SANDBOX_MARKET, SANDBOX_RAIL, SANDBOX_RAIL_BALANCE, SANDBOX_SENTIMENT } from './world.ts';

const SEEN: Partial<Readonly<Record<Scenario, (state: SaleState) => SaleState>>> = {
  'sale-paused': (state) => ({ ...state, phase: 'paused' }),
  'sale-sold-out': (state) => ({ ...state, tokensSold: state.tokensForSale }),
};

/** Lets requests in a scenario see the sale in another state. Changes the adapter itself, and returns it. */
export function withSaleScenarios<T extends SaleContract>(contract: T): T {
  const state = contract.state.bind(contract);
  const seen = async () => {
    const [told, now] = [await state(), scenarioNow()];
    return (now === undefined ? undefined : SEEN[now]?.(told)) ?? told;
  };
  return Object.assign(contract, { state: seen });
}

/** vitalik.eth has the address that it has on Ethereum. */
function sandboxNames(): InMemoryNameService {
  const names = new InMemoryNameService();
  names.register('vitalik.eth', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' as WalletAddress, 'vitalik.eth');
  return names;
}

/** The token of a sale that is in memory as well, at the price that the sale has or had last; undefined for any other. */
function soldToken(
  { chainId, inMemory, token, tokenFacts, paymentTokens }: SalePolicy,
  sale: InMemorySaleContract,
): SoldToken | undefined {
  if (inMemory !== true || token === undefined || tokenFacts === undefined) return undefined;
  const [{ decimals }] = paymentTokens;
  return {
    token: { ...tokenFacts, chainId, address: token, name: tokenFacts.symbol },
    price: () => ({ usd: toUsd(wholeCoins(sale.terms.price, decimals)) as Usd, change24h: 0, source: 'sale' }),
  };
}

export type SandboxSettings = Readonly<{
  policies: Policies;
  baseUrl: string;
  /** The secret that authenticates the in-memory identity provider's webhooks. */
  kycWebhookSecret: string;
  sanctioned: readonly string[];
}>;

const NODE_DOWN = { scenario: 'node-down', failure: chainUnavailable } as const;

/** Chains whose nodes, and a sale whose state, a request can ask to see in trouble. */
function withTroubles<T extends ReturnType<typeof sandboxChains>>(chains: T): T {
  interruptible(chains.auctionContracts, ['state', 'hookOf', 'committed'], NODE_DOWN);
  interruptible(chains.chainBalances, ['read'], NODE_DOWN);
  interruptible(chains.chainTransactions, ['broadcast', 'fateOf'], NODE_DOWN);
  interruptible(chains.forwarders, ['nonceOf', 'rehearse', 'outcomeOf'], NODE_DOWN);
  interruptible(chains.gasPrices, ['costOf'], NODE_DOWN);
  interruptible(withSaleScenarios(chains.saleContract), ['state', 'purchased'], NODE_DOWN);
  interruptible(chains.nftSaleContract, ['tier', 'spentNonces'], NODE_DOWN);
  interruptible(chains.transferOutlooks, ['read'], NODE_DOWN);
  return chains;
}

/**
 * In-memory adapters of every external system, over one seeded state. This module is loaded only when a port is in
 * memory. The sale contract accepts signatures of `purchaseSigner`.
 */
export function buildSandbox(
  { policies, baseUrl, kycWebhookSecret, sanctioned }: SandboxSettings,
  { clock, random, purchaseSigner }: Pick<Ports, 'clock' | 'random' | 'purchaseSigner'>,
) {
  const { feePolicy, salePolicy, signInPolicy } = policies;
  const kyc = { baseUrl: `${baseUrl}/sandbox/kyc`, webhookSecret: kycWebhookSecret };
  const chains = sandboxChains(policies, purchaseSigner, clock);
  const data = dataAdapters(clock, soldToken(salePolicy, chains.saleContract));
  const screening = new InMemoryAddressScreening(sanctioned);
  const { depositories } = chains;
  const payOut = payOutOn({ ...chains, ...data });
  const swaps = new InMemorySwapProvider({ clock, random, prices: data.tokenPrices, depositories, payOut });
  const railLedger = new SandboxLedger();
  for (const account of SANDBOX_ACCOUNTS) railLedger.mint(account, SANDBOX_RAIL_BALANCE);
  const realm = new URL(baseUrl).hostname;
  return {
    ...data,
    ...withTroubles(chains),
    tokenPrices: interruptible(data.tokenPrices, ['ofTokens', 'ofSymbols', 'ofCoins'], {
      scenario: 'prices-down',
      failure: pricesUnavailable,
    }),
    addressScreening: interruptible(screening, ['screen', 'screenAll', 'screenForeign'], {
      scenario: 'screening-down',
      failure: screeningUnavailable,
    }),
    contractSignatures: interruptible(new InMemoryContractSignatures(signInPolicy.chainIds), ['accepts'], NODE_DOWN),
    embeddedWallets: new InMemoryEmbeddedWalletVerifier(),
    errorTracker: new InMemoryErrorTracker(),
    kycProvider: interruptible(new InMemoryKycProvider({ clock, random }, kyc), ['openSession', 'report'], {
      scenario: 'identity-provider-down',
      failure: kycUnavailable,
    }),
    mailer: new InMemoryMailer(),
    marketOverview: new InMemoryMarketOverview(() => ({ ...SANDBOX_MARKET, updatedAt: clock.now() })),
    marketSentiment: new InMemoryMarketSentiment(() => ({ ...SANDBOX_SENTIMENT, updatedAt: clock.now() })),
    messageSender: new InMemoryMessageSender(),
    nameService: sandboxNames(),
    paymentNetwork: new InMemoryPaymentNetwork(SANDBOX_RAIL.terms.network, railLedger, clock),
    paymentRail: new InMemoryPaymentRail({ ...SANDBOX_RAIL, realm }, railLedger, clock),
    priceFeeds: sandboxPriceFeeds(feePolicy, clock),
    proStatus: new InMemoryProStatus(),
    railLedger,
    swapProvider: interruptible(swaps, ['publishedContracts', 'offer', 'progress'], {
      scenario: 'swaps-down',
      failure: swapUnavailable,
    }),
  };
}

export type Sandbox = ReturnType<typeof buildSandbox>;
