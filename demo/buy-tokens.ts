import { formatUnits, type Wallet } from 'ethers';
import type { World } from '../contracts/kit/deploy.ts';
import { as } from '../contracts/kit/handles.ts';
import type { Api } from './api.ts';
import { chapter, tell } from './story.ts';

type Authorized = Readonly<{ data: { purchaseParams: { to: string; data: string } } }>;
type History = Readonly<{ data: { purchases: readonly { txHash: string }[] } }>;

const AMOUNT = 250_000_000n;

/** Requests an authorization, buys on chain, and shows the purchase in the history. */
export async function buyTokens(api: Api, buyer: Wallet, world: World, cronSecret: string): Promise<void> {
  chapter('5. A purchase authorization');
  const order = { wallet: buyer.address, amount: AMOUNT.toString(), paymentToken: world.addresses.usdc };
  const { data } = await api.post<Authorized>('/api/sale/authorize', order);
  tell('More than the tier allows is refused:');
  await api.post('/api/sale/authorize', { ...order, amount: '1000000000' });

  chapter('6. The wallet buys on chain');
  const before = await balances(world, buyer.address);
  await (await as(buyer, world.usdc).approve(world.addresses.sale, AMOUNT)).wait();
  const { to, data: calldata } = data.purchaseParams;
  const sent = await buyer.sendTransaction({ to, data: calldata });
  const receipt = await sent.wait();
  const after = await balances(world, buyer.address);
  tell(
    `Transaction ${sent.hash} is in block ${receipt?.blockNumber}, status ${receipt?.status}, gas ${receipt?.gasUsed}.`,
  );
  tell(
    `The buyer paid ${formatUnits(before.usdc - after.usdc, 6)} USDC and received ${formatUnits(after.tokens - before.tokens, 18)} SALE.`,
  );

  chapter('7. The history');
  await api.get('/api/cron/indexer', { authorization: `Bearer ${cronSecret}` });
  const { data: history } = await api.get<History>(`/api/sale/history?wallet=${buyer.address}`);
  if (!history.purchases.some(({ txHash }) => txHash === sent.hash))
    throw new Error('the purchase is not in the history');
  tell('What the tier still allows is read from the chain, so buying again is capped:');
  await api.post('/api/sale/authorize', { ...order, amount: '800000000' });
  await api.get('/api/sale/status');
}

async function balances({ usdc, saleToken }: World, holder: string) {
  return { usdc: await usdc.balanceOf(holder), tokens: await saleToken.balanceOf(holder) };
}
