import { type ApiClient, transferGasless, type Wallet } from '@institutional-defi/client';
import { formatUnits } from 'ethers';
import type { Address } from 'viem';
import type { World } from '../contracts/kit/deploy.ts';
import { chapter, tell } from './story.ts';

const AMOUNT = 25_000_000n;

/** A wallet without native coins sends a stablecoin, and pays the fee in that stablecoin. */
export async function sendGasless(client: ApiClient, wallet: Wallet, to: string, world: World): Promise<void> {
  const { node, addresses, usdc } = world;
  chapter('10. A transfer without a coin for gas, whose fee is taken from it');
  await node.rpc('anvil_setBalance', [wallet.account.address, '0x0']);
  const [got, collected] = [await usdc.balanceOf(to), await usdc.balanceOf(addresses.treasury)];
  tell('The wallet signs a permit for amount and fee, and a request that holds the permit:');
  const token = addresses.usdc as Address;
  const wish = { wallet, to: to as Address, token, amount: AMOUNT, chainId: node.chainId };
  const { receipt } = await transferGasless(client, { ...wish, confirm: () => true });
  const [sent, fee] = [(await usdc.balanceOf(to)) - got, (await usdc.balanceOf(addresses.treasury)) - collected];
  tell(`Sent by ${receipt?.from}: ${receipt?.status}, gas ${receipt?.gasUsed}.`);
  tell(`${to} received ${formatUnits(sent, 6)} USDC, the treasury ${formatUnits(fee, 6)}.`);
  if (sent + fee !== AMOUNT || fee === 0n) throw new Error('the fee was not collected');
}
