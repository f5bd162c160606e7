import type { Hex } from '../../../domain/shared/hex.ts';
import type { SignedTransaction } from '../../../domain/transfer/signed-transaction.ts';

export interface SignedTransactions {
  /**
   * Decodes a raw transaction and recovers its signer, whatever the letter case of its digits. Throws
   * TRANSACTION_MALFORMED, TRANSACTION_TYPE_REFUSED, TRANSACTION_UNPROTECTED or CONTRACT_CREATION_REFUSED.
   */
  decode(raw: Hex): SignedTransaction;
}
