import type { AcceptedSigners, SaleSigners, SigningKey } from '../../application/ports/signing.ts';
import { signerUnavailable } from '../../domain/shared/failures.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { addressOfPublicKey } from './address.ts';

/** The accounts that sign for the sale. Which of them a contract accepts can change while the service runs. */
export interface SaleSignatures extends SaleSigners {
  readonly addresses: readonly WalletAddress[];
  /** As `accountFor`, as far as this process knows. */
  addressFor(contract: WalletAddress): WalletAddress | undefined;
  /** A signature that this contract accepts over keccak-256 of the message: r, s and v. Rejects as SigningKey does, and with CHAIN_UNAVAILABLE. */
  sign(contract: WalletAddress, message: Uint8Array): Uint8Array | Promise<Uint8Array>;
}

/**
 * One account, or several while one replaces another. The contract decides who signs: the newest account that it accepts and whose key
 * is here. From the moment of its `setSigner` that is the new one; without its key the retiring one of a hook, until that is retired, and
 * nobody for a sale. The first account signs for a contract without `signer()`.
 */
export class SaleAccounts implements SaleSignatures {
  readonly addresses: readonly WalletAddress[];
  readonly #keys: ReadonlyMap<WalletAddress, SigningKey>;
  readonly #first: WalletAddress;
  readonly #accepted: AcceptedSigners;

  constructor(keys: readonly [SigningKey, ...SigningKey[]], accepted: AcceptedSigners) {
    this.#keys = new Map(keys.map((key) => [addressOfPublicKey(key.publicKey), key]));
    this.#first = addressOfPublicKey(keys[0].publicKey);
    this.addresses = [...this.#keys.keys()];
    this.#accepted = accepted;
  }

  addressFor(contract: WalletAddress): WalletAddress | undefined {
    return this.#ownOf(this.#accepted.known(contract));
  }

  async accountFor(contract: WalletAddress): Promise<WalletAddress | undefined> {
    return this.#ownOf(await this.#accepted.read(contract));
  }

  #ownOf(accepted: readonly WalletAddress[]): WalletAddress | undefined {
    return accepted.length === 0 ? this.#first : accepted.find((one) => this.#keys.has(one));
  }

  async sign(contract: WalletAddress, message: Uint8Array): Promise<Uint8Array> {
    const accepted = await this.#accepted.read(contract);
    const own = this.#ownOf(accepted);
    const key = own && this.#keys.get(own);
    if (key === undefined)
      throw signerUnavailable.because(
        new Error(`${contract} accepts ${accepted.join(' and ')}, and no key of these is in SALE_SIGNER_KEYS`),
      );
    return await key.sign(message);
  }
}
