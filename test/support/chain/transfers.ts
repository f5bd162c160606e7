import { Transaction, type TransactionRequest, Wallet } from 'ethers';
import { LocalSignedTransactions } from '../../../src/adapters/local/signed-transactions.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import type { SignedTransaction } from '../../../src/domain/transfer/signed-transaction.ts';
import { callOf, type TransferOrder, type TransferWish } from '../../../src/domain/transfer/transfer-order.ts';

/** Calldata of a token's `transfer`. */
export const transferData = (to: string, amount: bigint): string =>
  `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`;

/** An unchecked order, with its call. */
export const ordered = (wish: TransferWish & Pick<TransferOrder, 'from'>): TransferOrder => ({
  ...wish,
  call: callOf(wish),
});

const USUAL = {
  type: 2,
  chainId: 8453,
  nonce: 0,
  gasLimit: 21_000n,
  maxFeePerGas: 3_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
  value: 1n,
  data: '0x',
};

export type Wanted = Omit<TransactionRequest, 'to'> & Readonly<{ to?: string | null }>;

/** The transaction that the wallet signs: by default one wei on Base. */
export async function signedRaw(wallet: Wallet, changes: Wanted = {}): Promise<Hex> {
  const request = { ...USUAL, to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', ...changes };
  return (await new Wallet(wallet.privateKey).signTransaction(request)) as Hex;
}

const reader = new LocalSignedTransactions();

export const signedTransaction = async (wallet: Wallet, changes: Wanted = {}): Promise<SignedTransaction> =>
  reader.decode(await signedRaw(wallet, changes));

/** The transaction that the wallet signs, synchronously and without a network. */
export function signedAtOnce({ signingKey }: Wallet): Hex {
  const transaction = Transaction.from({ ...USUAL, to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' });
  transaction.signature = signingKey.sign(transaction.unsignedHash);
  return transaction.serialized as Hex;
}
