import { computeAddress } from 'ethers';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { CURVE_ORDER, type Secp256k1, secp256k1 } from './secp256k1.ts';

/** An account whose private key this process holds in memory. */
export class LocalAccount {
  readonly address: WalletAddress;
  readonly #privateKey: Uint8Array;
  readonly #curve: Secp256k1;

  /** `privateKey` is `0x` and 64 digits. Throws when it is not a valid private key; the error contains `owner`, but not the key. */
  constructor(owner: string, privateKey: string, curve: Secp256k1 = secp256k1) {
    if (!isPrivateKey(privateKey))
      throw new Error(`The ${owner}'s key must be a secp256k1 private key: 0x and 64 hexadecimal digits`);
    this.address = computeAddress(privateKey) as WalletAddress;
    this.#privateKey = Buffer.from(privateKey.slice(2), 'hex');
    this.#curve = curve;
  }

  /** r, s and v of 27 or 28. */
  sign(digest: Uint8Array): Uint8Array {
    return this.#curve.sign(digest, this.#privateKey);
  }
}

const isPrivateKey = (text: string) =>
  /^0x[0-9a-fA-F]{64}$/.test(text) && BigInt(text) > 0n && BigInt(text) < CURVE_ORDER;
