import type { ChainId } from '../../domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** `primary`: the name that the address itself claims, when it claims one. */
export type ResolvedName = Readonly<{ name: string; address: WalletAddress; primary?: string }>;

/**
 * A name that no address is taken from. `gateway`: it, or what its address claims, is known only to a gateway over HTTP,
 * which is not asked; `expired`: nobody holds it now; `two-addresses`: its records contradict each other.
 */
export type UnusableName = Readonly<{ name: string; unusable: 'gateway' | 'expired' | 'two-addresses' }>;

export interface NameService {
  /**
   * The address of a name on a chain, with the name in its normal form; undefined when the name has none there. An
   * address of the chain where the name is kept stands for another chain only when it is not a contract. Rejects with
   * NAMES_UNAVAILABLE, and with NAMES_NEED_NODE when no node of a chain that must be asked is configured.
   */
  resolve(name: string, chainId: ChainId): Promise<ResolvedName | UnusableName | undefined>;
}
