import type { Encoding } from './valid-signature.ts';

/** One key in another system. Every method makes one attempt, and rejects with UpstreamTrouble. */
export interface RemoteSigner {
  /** The system's name in messages, metrics and quotas. */
  readonly name: string;
  readonly encoding: Encoding;
  /** In the form of SigningKey. */
  publicKey(signal: AbortSignal): Promise<Uint8Array>;
  /** Signs the message as SigningKey says; the caller verifies the result. */
  sign(message: Uint8Array, signal: AbortSignal): Promise<Uint8Array>;
}
