import type { Hex } from '../shared/hex.ts';
import { toHex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

export type TransactionType = 0 | 1 | 2;

/** What a transaction says, whoever signed it. */
export type TransactionFields = Readonly<{
  type: TransactionType;
  chainId: number;
  nonce: bigint;
  gasLimit: bigint;
  /** Wei a gas; the gas price in types 0 and 1. */
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
  /** Wei. */
  value: bigint;
  data: Uint8Array;
  accessList: Readonly<{ addresses: number; keys: number }>;
}>;

/** Value that goes from the sender to somebody: native coins, or a token when one is named. */
export type Movement = Readonly<{ to: WalletAddress; amount: bigint; token?: WalletAddress }>;

/** A transaction with its signer's proof. */
export type SignedTransaction = TransactionFields &
  Readonly<{
    from: WalletAddress;
    to: WalletAddress;
    /** keccak256 of the raw transaction: the name that every node knows it by. */
    hash: Hex;
    raw: Hex;
    movement: Movement;
  }>;

/** `transfer(address,uint256)` and nothing else: the recipient's 20 bytes and the amount. */
export function tokenTransferIn(data: Uint8Array): Readonly<{ to: Uint8Array; amount: bigint }> | undefined {
  if (data.length !== 68 || TRANSFER.some((byte, i) => data[i] !== byte)) return undefined;
  if (data.subarray(4, 16).some((byte) => byte !== 0)) return undefined;
  return { to: data.subarray(16, 36), amount: toNumber(data.subarray(36)) };
}

/** Of `transfer(address,uint256)`. */
export const TRANSFER_SELECTOR: Hex = '0xa9059cbb';
const TRANSFER = [0xa9, 0x05, 0x9c, 0xbb];

export const toNumber = (bytes: Uint8Array): bigint => (bytes.length === 0 ? 0n : BigInt(toHex(bytes)));
