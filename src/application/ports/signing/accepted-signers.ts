import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** The account whose authorizations a sale contract accepts. Its owner can replace it at any time. */
export interface AcceptedSigners {
  /** At the chain's head, a few seconds old at most; undefined for a contract without `signer()`. Rejects with CHAIN_UNAVAILABLE. */
  read(contract: WalletAddress): Promise<WalletAddress | undefined>;
  /** What was read last. */
  known(contract: WalletAddress): WalletAddress | undefined;
}
