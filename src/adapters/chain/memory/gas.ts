import type { SignedTransaction } from '../../../domain/transfer/signed-transaction.ts';

/** Wei per gas. */
export const BASE_FEE = 10_000_000n;
export const BLOCK_GAS = 30_000_000n;
/** Gas of a token transfer, beyond what every transaction costs. */
export const TOKEN_TRANSFER_GAS = 30_000n;

/** The effective gas price in wei: base fee plus tip, capped by the maximum fee. */
export function priceOf({ maxFeePerGas, maxPriorityFeePerGas }: SignedTransaction): bigint {
  const wanted = BASE_FEE + maxPriorityFeePerGas;
  return wanted < maxFeePerGas ? wanted : maxFeePerGas;
}

/** Nodes accept a replacement with the same nonce if both fees are a tenth higher. */
export function outbids(newer: SignedTransaction, older: SignedTransaction): boolean {
  const isTenthMore = (fee: bigint, than: bigint) => fee * 10n >= than * 11n;
  return (
    isTenthMore(newer.maxFeePerGas, older.maxFeePerGas) &&
    isTenthMore(newer.maxPriorityFeePerGas, older.maxPriorityFeePerGas)
  );
}
