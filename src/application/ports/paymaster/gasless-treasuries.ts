import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Where the GaslessTransfers contracts send their fees. */
export interface GaslessTreasuries {
  /** What `treasury()` of the contract returns; it never changes. Rejects with CHAIN_UNAVAILABLE. */
  of(chainId: number, contract: WalletAddress): Promise<WalletAddress>;
}
