import type { Policies } from '../../application/ports/policies.ts';
import type { PurchaseSigner } from '../../application/ports/sale.ts';
import type { Clock } from '../../application/ports/system.ts';
import { InMemoryGasPrices } from '../chain/gas/gas-prices.memory.ts';
import { InMemoryForwarders } from '../chain/gasless/forwarders.memory.ts';
import { InMemoryGaslessTransfers } from '../chain/gasless/gasless-transfers.memory.ts';
import { InMemoryAccounts } from '../chain/memory/accounts.memory.ts';
import { InMemoryChain } from '../chain/memory/chain.memory.ts';
import { InMemorySaleContract } from '../chain/sale/sale-contract.memory.ts';
import { InMemorySaleEvents } from '../chain/sale/sale-events.memory.ts';
import { InMemoryChainTransactions } from '../chain/transfer/chain-transactions.memory.ts';
import { InMemoryTransferOutlooks } from '../chain/transfer/transfer-outlooks.memory.ts';
import { InMemoryChainBalances } from '../portfolio/chain-balances.memory.ts';
import { InMemorySponsor } from '../sponsor/sponsor.memory.ts';
import { isPlayed, sandboxCalls } from './contract-calls.ts';
import { sandboxGasPrices } from './fees.ts';
import { sandboxHolders } from './holders.ts';
import { SANDBOX_SALE_TERMS, sandboxTokenName } from './world.ts';

type ChainPolicies = Pick<Policies, 'feePolicy' | 'salePolicy' | 'sponsorPolicy' | 'transferPolicy'>;

/** One shared state of chains, accounts and contracts behind every port that reads or changes it. */
export function sandboxChains(
  { feePolicy, salePolicy, sponsorPolicy, transferPolicy }: ChainPolicies,
  purchaseSigner: PurchaseSigner,
  clock: Clock,
) {
  const chain = new InMemoryChain(clock);
  const accounts = accountsOf(transferPolicy.confirmations.keys(), clock);
  const saleContract = new InMemorySaleContract(chain, SANDBOX_SALE_TERMS);
  const { treasury } = feePolicy;
  const contracts = sponsorPolicy.gaslessTransfers;
  const gaslessTransfers = new InMemoryGaslessTransfers({
    accounts,
    clock,
    contracts,
    treasury,
    tokenName: sandboxTokenName,
  });
  const sale = { sale: salePolicy, contract: saleContract, signer: purchaseSigner, chain };
  const play = sandboxCalls({ ...sale, gaslessTransfers, clock, treasury, accounts });
  for (const those of accounts.values()) those.hostContracts((transaction) => isPlayed(play, transaction));
  const forwarders = new InMemoryForwarders(play);
  const gasPrices = new InMemoryGasPrices(sandboxGasPrices(feePolicy));
  return {
    accounts,
    chain,
    chainBalances: new InMemoryChainBalances(clock, accounts, { chainId: salePolicy.chainId, chain }),
    chainTransactions: new InMemoryChainTransactions(accounts),
    forwarders,
    gaslessTreasuries: { of: async () => treasury },
    gasPrices,
    saleContract,
    saleEvents: new InMemorySaleEvents(chain),
    sponsor: new InMemorySponsor(forwarders),
    transferOutlooks: new InMemoryTransferOutlooks({ chains: accounts, gasPrices, forwarders, gaslessTransfers }),
  };
}

const accountsOf = (chainIds: Iterable<number>, clock: Clock): ReadonlyMap<number, InMemoryAccounts> =>
  new Map(Array.from(chainIds, (chainId) => [chainId, new InMemoryAccounts(clock, sandboxHolders(chainId))]));
