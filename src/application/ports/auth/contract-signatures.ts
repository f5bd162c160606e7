import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface ContractSignatures {
  /**
   * Whether the contract at `wallet` accepts the signature of the text (EIP-191 hash) by EIP-1271. False when there is
   * no contract, unless an ERC-6492 signature contains its deployment. False for signatures of more than
   * MAX_SIGNATURE_BYTES. Rejects with CHAIN_UNAVAILABLE when the chain is unavailable.
   */
  accepts(chainId: number, wallet: WalletAddress, text: string, signature: string): Promise<boolean>;
}
