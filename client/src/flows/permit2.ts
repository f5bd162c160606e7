import { type Address, parseAbi } from 'viem';
import { readContract, writeContract } from 'viem/actions';
import { type Allowance, approveIfNeeded } from './approve.ts';
import { mined } from './mined.ts';
import type { ChainReader, Wallet } from './wallet.ts';

/** The address of Permit2 on every chain. */
export const PERMIT2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

const abi = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
]);

/** Lets the spender take this amount through Permit2 until `until` (Unix seconds), unless it may already. Waits for the blocks. */
export async function approveThroughPermit2(
  wallet: Wallet,
  chain: ChainReader,
  { token, spender, amount, until }: Allowance & Readonly<{ until: number }>,
): Promise<void> {
  await approveIfNeeded(wallet, chain, { token, spender: PERMIT2, amount });
  const args = [wallet.account.address, token, spender] as const;
  const [allowed, expiration] = await readContract(chain, { address: PERMIT2, abi, functionName: 'allowance', args });
  if (allowed >= amount && expiration >= until) return;
  const hash = await writeContract(wallet, {
    ...{ account: wallet.account, chain: null, address: PERMIT2, abi, functionName: 'approve' },
    args: [token, spender, amount, until],
  });
  await mined(chain, hash);
}
