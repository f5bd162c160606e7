import type { GaslessTransfer } from '../../../domain/paymaster/gasless-transfer.ts';
import type { Hex } from '../../../domain/shared/hex.ts';

/** Calldata of the contract GaslessTransfers. */
export interface GaslessCalls {
  /** The transfer that is asked for, by permit or without; undefined for anything but the one encoding that ABI has of it. */
  decode(data: Hex): GaslessTransfer | undefined;

  /** By an allowance that is there already. */
  encode(transfer: GaslessTransfer): Hex;
}
