import type { OfferedFees } from '../fee/gas.ts';
import type { FieldIssue } from '../shared/failures.ts';
import { toHex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { intentMismatch } from './errors.ts';
import type { SignedTransaction } from './signed-transaction.ts';
import type { Call } from './transfer-order.ts';

/** A complete transaction of type 2, ready to be signed. */
export type UnsignedTransaction = Call & OfferedFees & Readonly<{ chainId: number; nonce: bigint; gas: bigint }>;

/** A stored transaction for a wallet to sign. */
export type PreparedTransfer = Readonly<{
  id: string;
  wallet: WalletAddress;
  recipient: WalletAddress;
  transaction: UnsignedTransaction;
  expiresAt: Date;
}>;

export const PREPARED_MS = 10 * 60_000;

/** A wallet may raise gas and fees, for example to replace a pending transaction, up to this multiple of the prepared cost. */
export const MOST_DEARER = 3n;

/** Throws INTENT_MISMATCH, with every differing member, when the wallet signed something else. */
export function requireAsPrepared(prepared: UnsignedTransaction, signed: SignedTransaction): void {
  const exact = {
    to: [signed.to, prepared.to],
    value: [signed.value, prepared.value],
    data: [toHex(signed.data), prepared.data],
    chainId: [signed.chainId, prepared.chainId],
    nonce: [signed.nonce, prepared.nonce],
  };
  const issues: FieldIssue[] = Object.entries(exact)
    .filter(([, [told, wanted]]) => told !== wanted)
    .map(([path, [, wanted]]) => ({ path, message: `must be ${wanted}, as prepared` }));
  if (signed.gasLimit * signed.maxFeePerGas > MOST_DEARER * prepared.gas * prepared.maxFeePerGas)
    issues.push({
      path: 'maxFeePerGas',
      message: `times gas must be at most ${MOST_DEARER} times the prepared cost`,
    });
  if (issues.length > 0) throw intentMismatch({ issues });
}
