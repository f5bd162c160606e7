import type { Ports } from '../../application/ports/index.ts';
import type { AcceptedSigners } from '../../application/ports/signing.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { EvmContractSignatures } from './account/contract-signatures.evm.ts';
import { EvmProStatus } from './account/pro-status.evm.ts';
import { noProStatus } from './account/pro-status.none.ts';
import { EvmGasPrices } from './gas/gas-prices.evm.ts';
import { EvmForwarders } from './gasless/forwarders.evm.ts';
import { abiGaslessCalls } from './gasless/gasless-calls.ts';
import { EvmGaslessTreasuries } from './gasless/gasless-treasuries.evm.ts';
import { chainOf } from './rpc/chain-of.ts';
import type { ChainRpc } from './rpc/chain-rpc.ts';
import { EvmAcceptedSigners } from './sale/accepted-signers.evm.ts';
import { unknownSigners } from './sale/accepted-signers.none.ts';
import { EvmAuctionContracts, EvmAuctionEvents } from './sale/auctions.evm.ts';
import { EvmNftSaleContract } from './sale/nft-sale-contract.evm.ts';
import { EvmSaleContract } from './sale/sale-contract.evm.ts';
import { EvmSaleEvents } from './sale/sale-events.evm.ts';
import { EvmChainTransactions } from './transfer/chain-transactions.evm.ts';
import { EvmTransferOutlooks } from './transfer/transfer-outlooks.evm.ts';

export type ChainChoice = Readonly<{ kind: 'memory' | 'evm' }>;

type SimulatedPorts = Pick<
  Ports,
  | 'auctionContracts'
  | 'auctionEvents'
  | 'chainTransactions'
  | 'contractSignatures'
  | 'forwarders'
  | 'gaslessTreasuries'
  | 'gasPrices'
  | 'nftSaleContract'
  | 'proStatus'
  | 'saleContract'
  | 'saleEvents'
  | 'transferOutlooks'
>;

type Tools = Readonly<{
  chains: ReadonlyMap<number, ChainRpc>;
  clock: Clock;
  sale: SalePolicy;
  /** Undefined: no wallet has Pro pricing. */
  proNft: Readonly<{ chainId: number; address: WalletAddress }> | undefined;
  /** Is told of each transaction that a node rejected in unknown words. */
  onUnknownRefusal: (refusal: unknown) => void;
}>;

/** The ports that read and write EVM chains. Throws when the sale's chain has no node. */
export function chooseChain(
  { kind }: ChainChoice,
  { chains, clock, sale, proNft, onUnknownRefusal }: Tools,
  sandbox: () => SimulatedPorts,
): SimulatedPorts & Pick<Ports, 'gaslessCalls'> {
  // Call encoding is pure computation, so it is the same in every mode.
  const gaslessCalls = abiGaslessCalls;
  if (kind === 'memory') return { ...simulated(sandbox()), gaslessCalls };
  const saleChain = chainOf(chains, sale.chainId);
  return {
    auctionContracts: new EvmAuctionContracts(saleChain, sale.chainId),
    auctionEvents: new EvmAuctionEvents(saleChain),
    chainTransactions: new EvmChainTransactions(chains, onUnknownRefusal),
    contractSignatures: new EvmContractSignatures(chains),
    forwarders: new EvmForwarders(chains),
    gaslessCalls,
    gaslessTreasuries: new EvmGaslessTreasuries(chains),
    gasPrices: new EvmGasPrices(chains, clock),
    nftSaleContract: new EvmNftSaleContract(saleChain, sale.confirmations),
    proStatus: proNft === undefined ? noProStatus : new EvmProStatus(chainOf(chains, proNft.chainId), proNft.address),
    saleContract: new EvmSaleContract(saleChain, { ...sale, clock }),
    saleEvents: new EvmSaleEvents(saleChain, sale.contract),
    transferOutlooks: new EvmTransferOutlooks(chains, clock),
  };
}

/** The in-memory contracts do not tell whose signatures they accept; neither does a chain without a node. */
export async function chooseAcceptedSigners(
  { kind }: ChainChoice,
  { chains, clock, sale }: Pick<Tools, 'clock' | 'sale'> & Readonly<{ chains: Tools['chains'] | undefined }>,
): Promise<AcceptedSigners> {
  if (kind === 'memory') {
    const { InMemoryAcceptedSigners } = await import('./sale/accepted-signers.memory.ts');
    return new InMemoryAcceptedSigners();
  }
  const rpc = chains?.get(sale.chainId);
  return rpc === undefined ? unknownSigners : new EvmAcceptedSigners(rpc, clock);
}

/** Selects exactly these ports of the sandbox. */
const simulated = (sandbox: SimulatedPorts): SimulatedPorts => ({
  auctionContracts: sandbox.auctionContracts,
  auctionEvents: sandbox.auctionEvents,
  chainTransactions: sandbox.chainTransactions,
  contractSignatures: sandbox.contractSignatures,
  forwarders: sandbox.forwarders,
  gaslessTreasuries: sandbox.gaslessTreasuries,
  gasPrices: sandbox.gasPrices,
  nftSaleContract: sandbox.nftSaleContract,
  proStatus: sandbox.proStatus,
  saleContract: sandbox.saleContract,
  saleEvents: sandbox.saleEvents,
  transferOutlooks: sandbox.transferOutlooks,
});
