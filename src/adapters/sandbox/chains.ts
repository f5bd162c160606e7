import type { Policies } from '../../application/ports/policies.ts';
import type { PurchaseSigner } from '../../application/ports/sale.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { FeePolicy } from '../../domain/fee/fee-policy.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import { factsOfAnyChain } from '../../domain/shared/chain/any-chain.ts';
import { type ChainId, isChainId } from '../../domain/shared/chain/chains.ts';
import { toUsd, type Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { InMemoryGasPrices } from '../chain/gas/gas-prices.memory.ts';
import { InMemoryForwarders } from '../chain/gasless/forwarders.memory.ts';
import { InMemoryGaslessTransfers } from '../chain/gasless/gasless-transfers.memory.ts';
import { InMemoryPermits } from '../chain/gasless/permits.memory.ts';
import { type Holdings, InMemoryAccounts } from '../chain/memory/accounts.memory.ts';
import { InMemoryBlocks } from '../chain/memory/blocks.memory.ts';
import { ClockedChain } from '../chain/memory/clocked-chain.memory.ts';
import { InMemoryTokens, type TokenFacts } from '../chain/memory/tokens.memory.ts';
import { InMemorySaleEvents } from '../chain/sale/sale-events.memory.ts';
import { InMemoryChainTransactions } from '../chain/transfer/chain-transactions.memory.ts';
import { InMemoryTransferOutlooks } from '../chain/transfer/transfer-outlooks.memory.ts';
import { InMemoryTransactionHistory } from '../history/transaction-history.memory.ts';
import { priceAt } from '../market/price-model.ts';
import { InMemoryPriceFeeds } from '../oracle/price-feeds.memory.ts';
import { InMemoryChainBalances } from '../portfolio/chain-balances.memory.ts';
import { InMemorySponsor } from '../sponsor/sponsor.memory.ts';
import { InMemoryDepositories } from '../swap/depositories.memory.ts';
import { sandboxAuctions } from './auctions.ts';
import { type Contract, hostOn, sandboxCalls } from './contract-calls.ts';
import { sandboxSales } from './sales.ts';
import {
  SANDBOX_ACCOUNTS,
  SANDBOX_NATIVE_BALANCE,
  SANDBOX_PAST,
  SANDBOX_TOKEN_BALANCES,
  SANDBOX_TOKENS,
  sandboxNativeCoin,
  sandboxTokenName,
} from './world.ts';

/** The initial holdings of the sandbox's accounts on a chain. */
export function sandboxHolders(chainId: number): ReadonlyMap<WalletAddress, Holdings> {
  const tokens = SANDBOX_TOKENS.filter((token) => token.chainId === chainId).map(
    ({ address, symbol, decimals }) =>
      [address as WalletAddress, (SANDBOX_TOKEN_BALANCES[symbol] ?? 0n) * 10n ** BigInt(decimals)] as const,
  );
  return new Map(
    SANDBOX_ACCOUNTS.map((account) => [account, { native: SANDBOX_NATIVE_BALANCE, tokens: new Map(tokens) }]),
  );
}

const dollars = (decimal: string) => toUsd(decimal) as Usd;
const GWEI = 10n ** 9n;

const GAS_PRICES: Readonly<Record<ChainId, bigint>> = {
  1: 5n * GWEI,
  10: GWEI / 100n,
  137: 60n * GWEI,
  8453: GWEI / 100n,
  42161: GWEI / 50n,
};

/** Wei per gas on every chain of the policy. */
const sandboxGasPrices = ({ tokens }: FeePolicy): ReadonlyMap<number, bigint> =>
  new Map([...tokens.keys()].map((chainId) => [chainId, isChainId(chainId) ? GAS_PRICES[chainId] : GWEI]));

/** The price of every native coin in the sandbox's market; every stablecoin of the policy is one dollar. */
export function sandboxPriceFeeds({ tokens }: FeePolicy, clock: Clock): InMemoryPriceFeeds {
  const feeds = new InMemoryPriceFeeds({
    get: (chainId) =>
      tokens.has(chainId) ? dollars(String(priceAt(sandboxNativeCoin(chainId), clock.now()))) : undefined,
  });
  for (const [chainId, known] of tokens) for (const { address } of known) feeds.change(dollars('1'), chainId, address);
  return feeds;
}

type ChainPolicies = Pick<Policies, 'feePolicy' | 'salePolicy' | 'sponsorPolicy' | 'transferPolicy'>;

/** One shared state of chains, accounts and contracts behind every port that reads or changes it. */
export function sandboxChains(
  { feePolicy, salePolicy, sponsorPolicy, transferPolicy }: ChainPolicies,
  purchaseSigner: PurchaseSigner,
  clock: Clock,
) {
  const chain = new ClockedChain(clock, new InMemoryBlocks(clock, salePolicy.chainId));
  const accounts = accountsOf(transferPolicy.confirmations.keys(), clock);
  const { treasury } = feePolicy;
  const permits = new InMemoryPermits({ clock, tokenName: sandboxTokenName });
  const contracts = sponsorPolicy.gaslessTransfers;
  const gaslessTransfers = new InMemoryGaslessTransfers({ accounts, permits, contracts, treasury });
  const tokens = accounts.get(salePolicy.chainId)?.tokens ?? new InMemoryTokens();
  const onSaleChain = { clock, chain, policy: salePolicy, signer: purchaseSigner, tokens };
  const { sales, saleContract, nftSaleContract } = sandboxSales({ ...onSaleChain, permits, treasury });
  const { auctions, ...auction } = sandboxAuctions(onSaleChain);
  const depositories = new InMemoryDepositories(accounts);
  const tokenFacts = factsIn(salePolicy);
  const world = {
    ...{ accounts, depositories, gaslessTransfers, saleChainId: salePolicy.chainId },
    ...{ sales: new Map<WalletAddress, Contract>([...sales, ...auctions]), tokenFacts },
  };
  for (const [chainId, those] of accounts) those.hostContracts(hostOn(chainId, world));
  const play = sandboxCalls(world);
  const forwarders = new InMemoryForwarders(
    (made, as) => {
      if (as === 'rehearsal') play(made, as);
      else accounts.get(made.chainId)?.relay(as, made.request, () => play(made, as));
    },
    () => clock.now(),
  );
  const gasPrices = new InMemoryGasPrices(sandboxGasPrices(feePolicy));
  return {
    accounts,
    auctionContracts: auction.contracts,
    auctionEvents: auction.events,
    chain,
    chainBalances: new InMemoryChainBalances(clock, accounts),
    chainTransactions: new InMemoryChainTransactions(accounts),
    depositories,
    forwarders,
    gaslessTreasuries: { of: async () => treasury },
    gasPrices,
    nftSaleContract,
    saleContract,
    saleEvents: new InMemorySaleEvents(chain),
    sponsor: new InMemorySponsor(forwarders),
    transactionHistory: new InMemoryTransactionHistory(clock, accounts, (chainId, token) =>
      token === undefined ? factsOfAnyChain(chainId).coin : tokenFacts(chainId, token).symbol,
    ),
    transferOutlooks: new InMemoryTransferOutlooks({ chains: accounts, gasPrices, forwarders, permits }),
  };
}

const UNKNOWN = { symbol: 'TOKEN', decimals: 18 };

/** Symbols and decimals of the registry's tokens, and of those of the sale. */
const factsIn =
  ({ paymentTokens, token: sold, tokenFacts }: SalePolicy) =>
  (chainId: number, token: WalletAddress): TokenFacts =>
    paymentTokens.find(({ address }) => address === token) ??
    SANDBOX_TOKENS.find((one) => one.chainId === chainId && one.address === token) ??
    (token === sold ? tokenFacts : undefined) ??
    UNKNOWN;

const accountsOf = (chainIds: Iterable<number>, clock: Clock): ReadonlyMap<number, InMemoryAccounts> =>
  new Map(
    Array.from(chainIds, (chainId) => [
      chainId,
      new InMemoryAccounts(clock, chainId, sandboxHolders(chainId), SANDBOX_PAST[chainId]),
    ]),
  );
