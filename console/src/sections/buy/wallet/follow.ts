import type { Wallet } from '@institutional-defi/client';
import type { TransactionReceipt } from 'viem';
import { getBlock, getBlockNumber, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions';
import type { Hex, SentTransaction } from '../../../values/purchase/purchase.ts';

export type Followed =
  | Readonly<{ outcome: 'mined' | 'reverted'; hash: Hex; blockNumber: bigint }>
  /** Another transaction with the same nonce is in a block. */
  | Readonly<{ outcome: 'replaced' | 'dropped' }>;

const EVERY_MS = 2_000;
/** As long as the node does not know the transaction. */
const DROPPED_AFTER_MS = 90_000;
/** Blocks that are searched for a replacement, newest first. */
const SEARCHED = 30n;

type Call = Readonly<{ to: Hex; data: Hex }>;

/** Follows a transaction until its end. A transaction of the same call with a higher fee counts as the same. */
export async function follow(
  wallet: Wallet,
  { hash, nonce }: SentTransaction,
  call: Call | undefined,
  signal: AbortSignal,
): Promise<Followed> {
  let known = nonce;
  let missingSince: number | undefined;
  for (;;) {
    signal.throwIfAborted();
    const receipt = await receiptOf(wallet, hash);
    if (receipt !== undefined) return ended(receipt);
    const transaction = await getTransaction(wallet, { hash }).catch(() => undefined);
    known ??= transaction?.nonce;
    const replaced = known === undefined ? undefined : await replacement(wallet, known, hash, call);
    if (replaced !== undefined) return replaced;
    if (transaction !== undefined) missingSince = undefined;
    else missingSince ??= Date.now();
    if (missingSince !== undefined && Date.now() - missingSince > DROPPED_AFTER_MS) return { outcome: 'dropped' };
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

const receiptOf = (wallet: Wallet, hash: Hex) => getTransactionReceipt(wallet, { hash }).catch(() => undefined);

const ended = ({ status, transactionHash, blockNumber }: TransactionReceipt): Followed => ({
  outcome: status === 'success' ? 'mined' : 'reverted',
  hash: transactionHash,
  blockNumber,
});

/** Once the account's nonce is used, the transaction itself, its sped-up copy or another one is in a block. */
async function replacement(
  wallet: Wallet,
  nonce: number,
  hash: Hex,
  call: Call | undefined,
): Promise<Followed | undefined> {
  const { address } = wallet.account;
  if ((await getTransactionCount(wallet, { address, blockTag: 'latest' })) <= nonce) return undefined;
  const own = await receiptOf(wallet, hash);
  if (own !== undefined) return ended(own);
  const newest = await getBlockNumber(wallet);
  for (let number = newest; number > newest - SEARCHED && number >= 0n; number -= 1n) {
    const { transactions } = await getBlock(wallet, { blockNumber: number, includeTransactions: true });
    const found = transactions.find((one) => one.nonce === nonce && one.from.toLowerCase() === address.toLowerCase());
    if (found === undefined) continue;
    const isSame =
      call === undefined || (found.input === call.data && found.to?.toLowerCase() === call.to.toLowerCase());
    const receipt = isSame ? await receiptOf(wallet, found.hash) : undefined;
    return receipt === undefined ? { outcome: 'replaced' } : ended(receipt);
  }
  return { outcome: 'replaced' };
}
