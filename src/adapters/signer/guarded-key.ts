import type { KeyAlgorithm, SigningKey } from '../../application/ports/signing.ts';
import { signerUnavailable } from '../../domain/shared/failures.ts';
import { UpstreamTrouble } from '../upstream/trouble.ts';
import { inWords } from '../upstream/upstream.ts';
import type { RemoteSigner } from './remote-signer.ts';
import type { SignerGuard } from './signer-guard.ts';
import { validSignature } from './valid-signature.ts';

/** A key in another system, whose every signature is verified before it is used. Only the public key is kept. */
export class GuardedKey implements SigningKey {
  readonly algorithm: KeyAlgorithm;
  readonly publicKey: Uint8Array;
  readonly #signer: RemoteSigner;
  readonly #guard: SignerGuard;

  private constructor(algorithm: KeyAlgorithm, publicKey: Uint8Array, signer: RemoteSigner, guard: SignerGuard) {
    this.algorithm = algorithm;
    this.publicKey = publicKey;
    this.#signer = signer;
    this.#guard = guard;
  }

  /** Asks for the public key. Rejects with UpstreamTrouble. */
  static async open(algorithm: KeyAlgorithm, signer: RemoteSigner, guard: SignerGuard): Promise<GuardedKey> {
    const publicKey = await guard.run('public-key', (signal) => signer.publicKey(signal));
    return new GuardedKey(algorithm, publicKey, signer, guard);
  }

  async sign(message: Uint8Array): Promise<Uint8Array> {
    return await this.#guard.run('sign', (signal) => this.#attempt(message, signal)).catch(inWords(signerUnavailable));
  }

  async #attempt(message: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
    const { name, encoding } = this.#signer;
    const signature = validSignature(this, message, await this.#signer.sign(message, signal), encoding);
    if (signature !== undefined) return signature;
    throw new UpstreamTrouble(name, 'unexpected', 'the response is not a signature of its key over this message');
  }
}
