import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface ContractSignatures {
  /**
   * Does the contract at `wallet` accept the signature of the text (EIP-191 hash) by EIP-1271? False when no contract is there, unless
   * an ERC-6492 signature says how to deploy it. False for signatures of more than MAX_SIGNATURE_BYTES.
   * Rejects with CHAIN_UNAVAILABLE when the chain cannot be asked.
   */
  accepts(chainId: number, wallet: WalletAddress, text: string, signature: string): Promise<boolean>;
}
