import type { Forwarding } from '../../../domain/paymaster/forward-request.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** ERC-2771 forwarders as they stand on their chains. Every method rejects with CHAIN_UNAVAILABLE when a chain cannot be asked. */
export interface Forwarders {
  /** The nonce that the wallet's next request must have. */
  nonceOf(at: Pick<Forwarding, 'chainId' | 'forwarder'>, wallet: WalletAddress): Promise<bigint>;

  /** Plays the request at the head of the chain, and changes nothing. Rejects with REQUEST_REVERTS and the reason. */
  rehearse(forwarding: Forwarding, gasLimit: bigint): Promise<void>;

  /**
   * What the transaction did with the request: `executed` or `failed` once so many `confirmations` lie on top, `pending` before
   * that, and when no block holds the transaction.
   */
  outcomeOf(forwarding: Forwarding, hash: Hex, confirmations: number): Promise<'executed' | 'failed' | 'pending'>;
}
