import type { Forwarding } from '../../../domain/paymaster/forward-request.ts';
import type { RequestOutcome } from '../../../domain/paymaster/sponsorship.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** ERC-2771 forwarders on their chains. Every method rejects with CHAIN_UNAVAILABLE when the chain is unavailable. */
export interface Forwarders {
  /** The nonce that the wallet's next request must have. */
  nonceOf(at: Pick<Forwarding, 'chainId' | 'forwarder'>, wallet: WalletAddress): Promise<bigint>;

  /** Simulates the request at the head of the chain. Rejects with REQUEST_REVERTS and the reason. */
  rehearse(forwarding: Forwarding, gasLimit: bigint): Promise<void>;

  /**
   * The result of the request in the transaction once it has this many `confirmations`: `unconfirmed` before that,
   * `absent` when no block contains the transaction.
   */
  outcomeOf(forwarding: Forwarding, hash: Hex, confirmations: number): Promise<RequestOutcome>;
}
