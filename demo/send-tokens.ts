import { type ApiClient, transfer, type Wallet } from '@institutional-defi/client';
import { formatUnits } from 'ethers';
import type { Address } from 'viem';
import type { World } from '../contracts/kit/deploy.ts';
import { chapter, tell } from './story.ts';
import { refused } from './watched-client.ts';

const AMOUNT = 25_000_000n;

/** Prepared by the service, signed by the wallet, sent by the service. */
export async function sendTokens(client: ApiClient, wallet: Wallet, to: string, world: World): Promise<void> {
  const { node, addresses, usdc } = world;
  chapter('8. A transfer');
  const before = await usdc.balanceOf(to);
  const { chainId } = node;
  const token = addresses.usdc as Address;
  const wish = { wallet, to: to as Address, token, amount: AMOUNT, chainId };
  tell('The service sends only what it prepared; with the id of a transfer of another amount it is refused:');
  const changing: ApiClient = {
    ...client,
    prepareTransfer: async (input) => {
      const { prepareId } = await client.prepareTransfer({ body: { ...input.body, amount: '1' } });
      return { ...(await client.prepareTransfer(input)), prepareId };
    },
  };
  await refused(transfer(changing, wish));
  const { transactionHash } = await transfer(client, wish);
  tell(`${to} received ${formatUnits((await usdc.balanceOf(to)) - before, 6)} USDC.`);
  tell('The service follows the transaction until enough blocks lie on top of it:');
  const query = { address: wallet.account.address, limit: '1' };
  const { transactions } = await client.viewTransactions({ query });
  if (transactions[0]?.hash !== transactionHash) throw new Error('the transfer is not in the history');
}
