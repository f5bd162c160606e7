import { type ApiClient, buy, type Wallet } from '@institutional-defi/client';
import { formatUnits } from 'ethers';
import type { Address } from 'viem';
import type { World } from '../contracts/kit/deploy.ts';
import { chapter, tell } from './story.ts';
import { refused } from './watched-client.ts';

const AMOUNT = 250_000_000n;

/** Requests an authorization, buys on chain, and shows the purchase in the history. */
export async function buyTokens(client: ApiClient, wallet: Wallet, world: World, cronSecret: string): Promise<void> {
  chapter('5. A purchase, authorized by the service and sent by the wallet');
  const buyer = wallet.account.address;
  const paymentToken = world.addresses.usdc as Address;
  const order = { wallet: buyer, paymentToken };
  tell('More than the tier allows is refused:');
  await refused(client.authorizePurchase({ body: { ...order, amount: '1000000000' } }));
  const before = await balances(world, buyer);
  const { receipt } = await buy(client, { wallet, amount: AMOUNT, paymentToken });
  const after = await balances(world, buyer);
  const { transactionHash, blockNumber, status, gasUsed } = receipt;
  tell(`Transaction ${transactionHash} is in block ${blockNumber}, status ${status}, gas ${gasUsed}.`);
  tell(
    `The buyer paid ${formatUnits(before.usdc - after.usdc, 6)} USDC and received ${formatUnits(after.tokens - before.tokens, 18)} SALE.`,
  );

  chapter('6. The history');
  await client.indexPurchases({}, { headers: { authorization: `Bearer ${cronSecret}` } });
  const { purchases } = await client.viewPurchases({ query: { wallet: buyer } });
  if (!purchases.some(({ txHash }) => txHash === transactionHash))
    throw new Error('the purchase is not in the history');
  tell('What the tier still allows is read from the chain, so buying again is capped:');
  await refused(client.authorizePurchase({ body: { ...order, amount: '800000000' } }));
  await client.viewSaleStatus();
}

async function balances({ usdc, saleToken }: World, holder: string) {
  return { usdc: await usdc.balanceOf(holder), tokens: await saleToken.balanceOf(holder) };
}
