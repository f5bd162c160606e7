import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** `wei`: undefined when the chain did not respond. */
export type RelayerBalance = Readonly<{ chainId: number; address: WalletAddress; wei: bigint | undefined }>;

/** The accounts of this service that pay gas. */
export interface RelayerBalances {
  /** Empty without an own relayer. */
  read(): Promise<readonly RelayerBalance[]>;
}
