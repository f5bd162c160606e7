import { type Address, erc20Abi, parseAbi } from 'viem';
import { readContract, writeContract } from 'viem/actions';
import { mined } from './mined.ts';
import type { ChainReader, Wallet } from './wallet.ts';

/** Without a result: some tokens (USDT) return nothing. */
const approveAbi = parseAbi(['function approve(address spender, uint256 amount)']);

export type Allowance = Readonly<{ token: Address; spender: Address; amount: bigint }>;

export const allowanceOf = (chain: ChainReader, owner: Address, { token, spender }: Omit<Allowance, 'amount'>) =>
  readContract(chain, { address: token, abi: erc20Abi, functionName: 'allowance', args: [owner, spender] });

/** Lets the spender take exactly this amount, unless it may already. Waits for the blocks. */
export async function approveIfNeeded(wallet: Wallet, chain: ChainReader, wish: Allowance): Promise<void> {
  const allowed = await allowanceOf(chain, wallet.account.address, wish);
  if (allowed >= wish.amount) return;
  // USDT changes an allowance only to or from zero.
  const steps = allowed === 0n ? [wish.amount] : [0n, wish.amount];
  for (const amount of steps) {
    const hash = await writeContract(wallet, {
      account: wallet.account,
      chain: null,
      address: wish.token,
      abi: approveAbi,
      functionName: 'approve',
      args: [wish.spender, amount],
    });
    await mined(chain, hash);
  }
}
