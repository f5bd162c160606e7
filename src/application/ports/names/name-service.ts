import type { ChainId } from '../../../domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** `primary`: the name that the address itself claims on that chain, when it claims one. */
export type ResolvedName = Readonly<{ name: string; address: WalletAddress; primary?: string }>;

export interface NameService {
  /**
   * The address of a name on a chain, with the name in its normal form; undefined when the name has none there. An
   * address of Ethereum stands for another chain only when it is not a contract. Rejects with NAMES_UNAVAILABLE.
   */
  resolve(name: string, chainId: ChainId): Promise<ResolvedName | undefined>;
}
