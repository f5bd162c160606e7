import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface MessageSignatures {
  /**
   * The externally owned account that signed the text as an EIP-191 personal message. Undefined unless the signature is
   * 65 bytes (r, s, v) or 64 bytes (EIP-2098), v is 0, 1, 27 or 28, and s is in the lower half of the order.
   */
  signerOf(text: string, signature: string): WalletAddress | undefined;
}
