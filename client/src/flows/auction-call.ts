import type { Address, Hex } from 'viem';
import { estimateGas, sendTransaction } from 'viem/actions';
import type { ChainReader, Wallet } from './wallet.ts';

/**
 * The first call of an auction in a block makes a checkpoint first; where the newest block has one already, a node's estimate, which is
 * of that block, lacks what it costs.
 */
const CHECKPOINT_GAS = 500_000n;

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
