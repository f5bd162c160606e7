import { computeAddress } from 'ethers';
import type { PurchaseSigner } from '../../application/ports/purchase-signer.ts';
import { tierNumber } from '../../domain/kyc/tier.ts';
import {
  PURCHASE_AUTHORIZATION_TYPES,
  type PurchaseAuthorization,
  type SignedPurchase,
  type TypedDataDomain,
} from '../../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { CURVE_ORDER, type Secp256k1, secp256k1 } from '../crypto/secp256k1.ts';
import { SignedCall, TypedStruct } from '../crypto/typed-data.ts';

/** Signs in this process with a key held in memory. */
export class LocalPurchaseSigner implements PurchaseSigner {
  readonly address: WalletAddress;
  readonly typedData: PurchaseSigner['typedData'];
  readonly #privateKey: Uint8Array;
  readonly #struct: TypedStruct;
  readonly #buy: SignedCall;
  readonly #curve: Secp256k1;

  /** `privateKey` is `0x` and 64 digits. Throws, without quoting it, when it is not a key of the curve. */
  constructor(settings: Readonly<{ privateKey: string; domain: TypedDataDomain }>, curve: Secp256k1 = secp256k1) {
    const { privateKey, domain } = settings;
    if (!isPrivateKey(privateKey))
      throw new Error("The purchase signer's key is not a secp256k1 key of 0x and 64 digits");
    this.address = computeAddress(privateKey) as WalletAddress;
    this.typedData = { domain, types: PURCHASE_AUTHORIZATION_TYPES };
    this.#privateKey = Buffer.from(privateKey.slice(2), 'hex');
    this.#struct = new TypedStruct(domain, 'PurchaseAuthorization', PURCHASE_AUTHORIZATION_TYPES.PurchaseAuthorization);
    this.#buy = new SignedCall('buy', this.#struct);
    this.#curve = curve;
  }

  sign(authorization: PurchaseAuthorization): SignedPurchase {
    const message = this.#struct.encode({ ...authorization, tier: tierNumber(authorization.tier) });
    const signature = this.#curve.sign(message.digest, this.#privateKey);
    return {
      authorization,
      signature: `0x${Buffer.from(signature).toString('hex')}`,
      calldata: this.#buy.calldata(message, signature),
    };
  }
}

const isPrivateKey = (text: string) =>
  /^0x[0-9a-fA-F]{64}$/.test(text) && BigInt(text) > 0n && BigInt(text) < CURVE_ORDER;
