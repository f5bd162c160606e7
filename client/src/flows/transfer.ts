import { type Address, encodeFunctionData, erc20Abi, type Hash, type TransactionReceipt } from 'viem';
import { sendTransaction } from 'viem/actions';
import type { ApiClient } from '../core/client.ts';
import type { Data, Schemas } from '../description/types.ts';
import { checkArguments } from './arguments.ts';
import { expectSame, FlowError } from './flow-error.ts';
import { mined } from './mined.ts';
import { actOnChain, type ChainReader, type Wallet } from './wallet.ts';

export type TransferWish = Readonly<{
  wallet: Wallet;
  to: Address;
  token: Address | 'native';
  /** Wei, or the token's smallest units. */
  amount: bigint;
  chainId: number;
  chain?: ChainReader;
  /** Show fees and warnings here; the wallet is asked only if it returns true. Without it, a transfer with warnings is not signed. */
  confirm?: (prepared: Data<'prepareTransfer'>) => boolean | Promise<boolean>;
  signal?: AbortSignal;
}>;

/** Has the service prepare a transfer, signs it, has the service send it, and waits for the block. */
export async function transfer(client: ApiClient, wish: TransferWish): Promise<TransactionReceipt> {
  const { transaction, prepareId } = await prepare(client, wish);
  expectTransfer(transaction, wish);
  const hash = await signAndExecute(client, wish.wallet, { transaction, prepareId });
  return mined(wish.chain ?? wish.wallet, hash);
}

/** A prepared transfer that the caller confirmed. */
export async function prepare(client: ApiClient, wish: TransferWish): Promise<Data<'prepareTransfer'>> {
  checkArguments('transfer', wish, 'wallet', 'to', 'token', 'amount', 'chainId');
  const { wallet, to, token, amount, chainId, signal, confirm = withoutWarnings } = wish;
  const body = { from: wallet.account.address, to, token, amount: String(amount), chainId };
  const prepared = await client.prepareTransfer({ body }, signal === undefined ? {} : { signal });
  const { warnings } = prepared;
  if (!(await confirm(prepared)))
    throw new FlowError('NOT_CONFIRMED', `The transfer was not confirmed: ${said(warnings)}`, { warnings });
  return prepared;
}

const withoutWarnings = ({ warnings }: Data<'prepareTransfer'>) => warnings.length === 0;

const said = (warnings: readonly Schemas['TransferWarning'][]) =>
  warnings.map(({ message }) => message).join('; ') || 'there are no warnings';

/** Compares what the wallet is about to sign with the wish; throws MISMATCH. */
export function expectTransfer(
  transaction: Schemas['UnsignedTransaction'],
  { to, token, amount, chainId }: Pick<TransferWish, 'to' | 'token' | 'amount' | 'chainId'>,
): void {
  const isNative = token === 'native';
  const args = [to, amount] as const;
  expectSame('chain', transaction.chainId, chainId);
  expectSame('recipient', transaction.to, isNative ? to : token);
  expectSame('value', transaction.value, isNative ? amount : 0n);
  const data = isNative ? '0x' : encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
  expectSame('calldata', transaction.data, data);
}

/** A transfer prepared by `prepareTransfer`, or by the chat. */
export type Prepared = Pick<Data<'prepareTransfer'>, 'transaction' | 'prepareId'>;

/**
 * Signs a prepared transfer. With a local key the service sends it, and compares it with what was prepared; an injected
 * wallet cannot sign without sending, so it sends the transaction itself.
 */
export async function signAndExecute(
  client: ApiClient,
  wallet: Wallet,
  { transaction, prepareId }: Prepared,
): Promise<Hash> {
  const { chainId, to, data, nonce } = transaction;
  const fields = {
    type: 'eip1559',
    to,
    data,
    nonce,
    value: BigInt(transaction.value),
    gas: BigInt(transaction.gas),
    maxFeePerGas: BigInt(transaction.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(transaction.maxPriorityFeePerGas),
  } as const;
  const { account } = wallet;
  if (account.type !== 'local') {
    await actOnChain(wallet, chainId);
    return sendTransaction(wallet, { ...fields, account, chain: null });
  }
  const signedTx = await account.signTransaction({ ...fields, chainId });
  const { hash } = await client.executeTransfer({ body: { signedTx, chainId, prepareId } });
  return hash;
}
