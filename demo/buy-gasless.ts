import { type ApiClient, buyGasless, type Wallet } from '@institutional-defi/client';
import { formatUnits } from 'ethers';
import type { Address } from 'viem';
import type { World } from '../contracts/kit/deploy.ts';
import { chapter, tell } from './story.ts';
import { refused } from './watched-client.ts';

const AMOUNT = 100_000_000n;

/** A wallet without native coins buys: it signs, and the service's relayer has the forwarder execute the request. */
export async function buyWithoutGas(client: ApiClient, wallet: Wallet, world: World): Promise<void> {
  const { node, provider, saleToken, addresses } = world;
  const buyer = wallet.account.address;
  chapter('11. A purchase without a coin for gas (ERC-2771)');
  await node.rpc('anvil_setBalance', [buyer, '0x0']);
  tell(`${buyer} holds USDC and no ether now.`);
  const order = { wallet, amount: AMOUNT, paymentToken: addresses.usdc as Address };
  tell('A quote that was tampered with is refused:');
  await refused(buyGasless(cheating(client), order));
  const before = await saleToken.balanceOf(buyer);
  const { task, receipt } = await buyGasless(client, order);
  const bought = (await saleToken.balanceOf(buyer)) - before;
  if (receipt === undefined || bought === 0n) throw new Error(`nothing was bought: task ${task.taskId}`);
  tell(`Sent by ${receipt.from}, which paid ${formatUnits(receipt.gasUsed * receipt.effectiveGasPrice, 18)} ether.`);
  tell(`The buyer received ${formatUnits(bought, 18)} SALE and still holds ${await provider.getBalance(buyer)} wei.`);
}

/** Sends each quote with a lower fee than the service signed. */
const cheating = (client: ApiClient): ApiClient => ({
  ...client,
  sponsorRequest: ({ body }) => client.sponsorRequest({ body: { ...body, feeQuote: { ...body.feeQuote, fee: '1' } } }),
});
