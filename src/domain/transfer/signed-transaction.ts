import type { Hex } from '../shared/hex.ts';
import { toHex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

export type TransactionType = 0 | 1 | 2;

/** The fields of a transaction, independent of its signer. */
export type TransactionFields = Readonly<{
  type: TransactionType;
  chainId: number;
  nonce: bigint;
  gasLimit: bigint;
  /** Wei per gas; the gas price in types 0 and 1. */
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
  /** Wei. */
  value: bigint;
  data: Uint8Array;
  accessList: Readonly<{ addresses: number; keys: number }>;
}>;

/** A transfer of value from the sender: native coins, or `token` when given. */
export type Movement = Readonly<{ to: WalletAddress; amount: bigint; token?: WalletAddress }>;

/** A transaction with its recovered signer. */
export type SignedTransaction = TransactionFields &
  Readonly<{
    from: WalletAddress;
    to: WalletAddress;
    /** keccak256 of the raw transaction: its id on every node. */
    hash: Hex;
    raw: Hex;
    movement: Movement;
  }>;

/** Decodes `transfer(address,uint256)`: the recipient's 20 bytes and the amount. Undefined for any other data. */
export function tokenTransferIn(data: Uint8Array): Readonly<{ to: Uint8Array; amount: bigint }> | undefined {
  if (data.length !== 68 || TRANSFER.some((byte, i) => data[i] !== byte)) return undefined;
  if (data.subarray(4, 16).some((byte) => byte !== 0)) return undefined;
  return { to: data.subarray(16, 36), amount: toNumber(data.subarray(36)) };
}

/** The selector of `transfer(address,uint256)`. */
export const TRANSFER_SELECTOR: Hex = '0xa9059cbb';
const TRANSFER = [0xa9, 0x05, 0x9c, 0xbb];

export const toNumber = (bytes: Uint8Array): bigint => (bytes.length === 0 ? 0n : BigInt(toHex(bytes)));
