import { formatUnits, type TransactionRequest, Wallet } from 'ethers';
import type { World } from '../contracts/kit/deploy.ts';
import type { Api } from './api.ts';
import { chapter, tell } from './story.ts';

type Prepared = Readonly<{ prepareId: string; transaction: TransactionRequest & Readonly<{ gas: string }> }>;
type History = Readonly<{ data: { transactions: readonly Readonly<{ hash: string }>[] } }>;

const AMOUNT = 25_000_000n;

/** Prepared by the service, signed by the wallet, sent by the service. */
export async function sendTokens(
  api: Api,
  sender: Wallet,
  to: string,
  { node, addresses, usdc }: World,
): Promise<void> {
  chapter('8. A transfer');
  const before = await usdc.balanceOf(to);
  const { chainId } = node;
  const wish = { from: sender.address, to, token: addresses.usdc, amount: AMOUNT.toString(), chainId };
  const { prepareId, transaction } = await api.post<Prepared>('/api/transfer/prepare', wish);
  const { gas, ...rest } = transaction;
  const wallet = new Wallet(sender.privateKey);
  tell('The wallet signs exactly that. Anything else is refused, were it one wei more:');
  const changed = await wallet.signTransaction({ ...rest, gasLimit: gas, value: 1n });
  await api.post('/api/transfer/execute', { signedTx: changed, chainId, prepareId });
  const signedTx = await wallet.signTransaction({ ...rest, gasLimit: gas });
  const { hash } = await api.post<{ hash: string }>('/api/transfer/execute', { signedTx, chainId, prepareId });
  await sender.provider?.waitForTransaction(hash);
  tell(`${to} received ${formatUnits((await usdc.balanceOf(to)) - before, 6)} USDC.`);
  tell('The service follows the transaction until enough blocks lie on top of it:');
  const { data } = await api.get<History>(`/api/transactions/history?address=${sender.address}&limit=1`);
  if (data.transactions[0]?.hash !== hash) throw new Error('the transfer is not in the history');
}
