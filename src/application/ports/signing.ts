import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** The accounts whose authorizations a sale contract or hook accepts, the newest first. Its owner can replace them at any time. */
export interface AcceptedSigners {
  /**
   * At the chain's head, a few seconds old at most: `signer()`, and `retiringSigner()` where one is still accepted. None for a contract
   * without `signer()`. Rejects with CHAIN_UNAVAILABLE.
   */
  read(contract: WalletAddress): Promise<readonly WalletAddress[]>;
  /** What was read last. */
  known(contract: WalletAddress): readonly WalletAddress[];
}

/** The accounts of this service that sign for the sale's contracts. */
export interface SaleSigners {
  /** The newest that this contract accepts; undefined when it accepts none of them. Rejects with CHAIN_UNAVAILABLE. */
  accountFor(contract: WalletAddress): Promise<WalletAddress | undefined>;
}

export type KeyAlgorithm = 'secp256k1' | 'P-256' | 'Ed25519';

/**
 * A private key that this process may use, wherever it is kept. The message is passed instead of its digest, because some
 * signers hash by themselves: a digest passed to them would be hashed twice.
 */
export interface SigningKey {
  readonly algorithm: KeyAlgorithm;
  /** An uncompressed point of 65 bytes; for Ed25519 the 32 bytes of RFC 8032. */
  readonly publicKey: Uint8Array;
  /**
   * A signature that `publicKey` verifies. A key in this process returns it at once.
   * - secp256k1: over keccak-256; r, s in the lower half of the order, and v of 27 or 28.
   * - P-256: over SHA-256; r and s.
   * - Ed25519: over the message.
   *
   * Rejects with SIGNER_UNAVAILABLE, or with UPSTREAM_BUDGET when this caller's share of the signer's quota is exhausted.
   */
  sign(message: Uint8Array): Uint8Array | Promise<Uint8Array>;
}
