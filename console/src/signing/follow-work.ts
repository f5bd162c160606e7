import type { Wallet } from '@institutional-defi/client';
import type { Hex, TransactionReceipt } from 'viem';
import { getBlock, getBlockNumber, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import { api } from '../api/index.ts';
import { sameAddress } from '../values/address.ts';
import type { Call, Ended, Look, Sending } from './sending.ts';

/** Blocks that are searched for a replacement, newest first. */
const SEARCHED = 40n;

/** Looks once where a transaction is. */
export async function lookAt(config: Config, sending: Sending): Promise<Look> {
  const { wallet: address, hash, chainId } = sending;
  const reader = await getConnectorClient(config, { chainId }).catch(() => undefined);
  if (reader === undefined || (sending.gasless && hash === undefined)) return fromHistory(sending);
  const receipt = hash === undefined ? undefined : await receiptOf(reader, hash);
  if (receipt !== undefined) return { state: 'ended', ended: endOf(receipt) };
  if (sending.gasless) return fromHistory(sending);
  const transaction = hash === undefined ? undefined : await getTransaction(reader, { hash }).catch(() => undefined);
  const nonce = transaction?.nonce ?? sending.nonce;
  const ended = nonce === undefined ? undefined : await replacement(reader, sending, nonce);
  if (ended !== undefined) return { state: 'ended', ended };
  if (hash !== undefined || nonce === undefined) return { state: 'waiting', isKnown: transaction !== undefined };
  const sent = await getTransactionCount(reader, { address, blockTag: 'pending' });
  return sent > nonce ? { state: 'waiting', isKnown: true } : { state: 'unsent' };
}

const receiptOf = (reader: Wallet, hash: Hex) => getTransactionReceipt(reader, { hash }).catch(() => undefined);

/** Networks that post their blocks to Ethereum charge for that beside the gas. */
type Receipt = TransactionReceipt & Readonly<{ l1Fee?: Hex | bigint }>;

const endOf = ({ status, transactionHash, blockNumber, gasUsed, effectiveGasPrice, l1Fee }: Receipt): Ended => ({
  outcome: status === 'success' ? 'confirmed' : 'reverted',
  hash: transactionHash,
  block: String(blockNumber),
  feeWei: String(gasUsed * effectiveGasPrice + BigInt(l1Fee ?? 0)),
});

/** Once the nonce is used, a block holds the transaction, its copy with a higher fee, or another one. */
async function replacement(reader: Wallet, sending: Sending, nonce: number): Promise<Ended | undefined> {
  const { wallet: address, hash, call } = sending;
  if ((await getTransactionCount(reader, { address, blockTag: 'latest' })) <= nonce) return undefined;
  const own = hash === undefined ? undefined : await receiptOf(reader, hash);
  if (own !== undefined) return endOf(own);
  const newest = await getBlockNumber(reader);
  for (let number = newest; number >= 0n && number > newest - SEARCHED; number -= 1n) {
    const { transactions } = await getBlock(reader, { blockNumber: number, includeTransactions: true });
    const found = transactions.find((one) => one.nonce === nonce && sameAddress(one.from, address));
    if (found === undefined) continue;
    const receipt = isSameCall(found, call) ? await receiptOf(reader, found.hash) : undefined;
    return receipt === undefined ? { outcome: 'replaced', hash: found.hash, block: String(number) } : endOf(receipt);
  }
  return { outcome: 'replaced' };
}

const isSameCall = (found: Readonly<{ to: Hex | null; input: Hex; value: bigint }>, { to, data, value }: Call) =>
  sameAddress(found.to, to) && found.input === data.toLowerCase() && found.value === BigInt(value);

/** The service's own record of what was sent: the second source, and the first for what the sponsor sends. */
async function fromHistory({ wallet, hash, gasless }: Sending): Promise<Look> {
  const unknown = { state: gasless ? 'waiting' : 'elsewhere', isKnown: true } as const;
  if (hash === undefined) return unknown;
  const { transactions } = await api.viewTransactions({ query: { address: wallet, limit: '50' } });
  switch (transactions.find((one) => one.hash === hash)?.status) {
    case 'confirmed':
      return { state: 'ended', ended: { outcome: 'confirmed', hash } };
    case 'failed':
      return { state: 'ended', ended: { outcome: 'reverted', hash } };
    case 'replaced':
      return { state: 'ended', ended: { outcome: 'replaced' } };
    default:
      return unknown;
  }
}
