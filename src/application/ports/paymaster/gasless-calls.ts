import type { GaslessTransfer } from '../../../domain/paymaster/gasless-transfer.ts';
import type { Hex } from '../../../domain/shared/hex.ts';

/** Calldata of the contract GaslessTransfers. */
export interface GaslessCalls {
  /** The requested transfer, with or without a permit; undefined for any other data and for non-canonical ABI encodings. */
  decode(data: Hex): GaslessTransfer | undefined;

  /** For a transfer with an existing allowance, without a permit. */
  encode(transfer: GaslessTransfer): Hex;
}
