import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { estimateGas, sendTransaction } from 'viem/actions';
import type { Data } from '../description/types.ts';
import type { ChainReader, Wallet } from './wallet.ts';

const abi = parseAbi([
  'function exitBid(uint256 bidId)',
  'function exitPartiallyFilledBid(uint256 bidId, uint64 lastFullyFilledCheckpointBlock, uint64 outbidBlock)',
  'function claimTokensBatch(address owner, uint256[] bidIds)',
]);

/**
 * The first call of an auction in a block makes a checkpoint first; where the newest block has one already, a node's estimate, which is
 * of that block, lacks what it costs.
 */
export const CHECKPOINT_GAS = 500_000n;

/** Sends a call to an auction, with gas for a checkpoint; returns its hash. */
export async function callAuction(
  wallet: Wallet,
  chain: ChainReader,
  call: Readonly<{ to: Address; data: Hex }>,
): Promise<Hex> {
  const { account } = wallet;
  const gas = (await estimateGas(chain, { account: account.address, ...call })) + CHECKPOINT_GAS;
  return await sendTransaction(wallet, { account, chain: null, gas, ...call });
}

/** With which a bid can end, as the service lists it. */
export type ExitHints = NonNullable<Data<'viewBids'>['bids'][number]['exit']>;

/** The call that ends a bid: what it did not spend is refunded to its owner. */
export function exitCall(bidId: bigint, hints: ExitHints): Hex {
  const { functionName, lastFullyFilledCheckpointBlock, outbidBlock } = hints;
  if (functionName === 'exitBid') return encodeFunctionData({ abi, functionName, args: [bidId] });
  const blocks = [BigInt(lastFullyFilledCheckpointBlock ?? 0), BigInt(outbidBlock ?? 0)] as const;
  return encodeFunctionData({ abi, functionName, args: [bidId, ...blocks] });
}

/** The call that claims the tokens of these bids of one owner. */
export const claimCall = (owner: Address, bidIds: readonly bigint[]): Hex =>
  encodeFunctionData({ abi, functionName: 'claimTokensBatch', args: [owner, bidIds] });
