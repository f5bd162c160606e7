import { keccak_256 } from '@noble/hashes/sha3.js';
import { getBytes } from 'ethers';
import type { PurchaseSigner } from '../../application/ports/sale.ts';
import { tierNumber } from '../../domain/kyc/tier.ts';
import {
  PURCHASE_AUTHORIZATION_TYPES,
  type PurchaseAuthorization,
  type SignedPurchase,
} from '../../domain/sale/purchase-authorization.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { TypedDataDomain } from '../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { addressOfPublicKey } from './address.ts';
import type { SaleSignatures } from './sale-signatures.ts';
import { secp256k1 } from './secp256k1.ts';
import { SignedCall, TypedStruct } from './typed-data.ts';

const purchaseStruct = (domain: TypedDataDomain): TypedStruct =>
  new TypedStruct(domain, 'PurchaseAuthorization', PURCHASE_AUTHORIZATION_TYPES.PurchaseAuthorization);

const purchaseMessage = (authorization: PurchaseAuthorization) => ({
  ...authorization,
  tier: tierNumber(authorization.tier),
});

/** The account that signed exactly this authorization; undefined for a signature that no key makes. */
export function purchaseSignerOf(
  domain: TypedDataDomain,
  authorization: PurchaseAuthorization,
  signature: Hex,
): WalletAddress | undefined {
  const { preimage } = purchaseStruct(domain).encode(purchaseMessage(authorization));
  const publicKey = secp256k1.recover(keccak_256(preimage), getBytes(signature));
  return publicKey && addressOfPublicKey(publicKey);
}

export class Eip712PurchaseSigner implements PurchaseSigner {
  readonly typedData: PurchaseSigner['typedData'];
  readonly #signatures: SaleSignatures;
  readonly #struct: TypedStruct;
  readonly #buy: SignedCall;

  constructor({ signatures, domain }: Readonly<{ signatures: SaleSignatures; domain: TypedDataDomain }>) {
    this.typedData = { domain, types: PURCHASE_AUTHORIZATION_TYPES };
    this.#signatures = signatures;
    this.#struct = purchaseStruct(domain);
    this.#buy = new SignedCall('buy', this.#struct);
  }

  get address(): WalletAddress {
    return this.#signatures.addressFor(this.typedData.domain.verifyingContract);
  }

  async sign(authorization: PurchaseAuthorization): Promise<SignedPurchase> {
    const message = this.#struct.encode(purchaseMessage(authorization));
    const signature = await this.#signatures.sign(this.typedData.domain.verifyingContract, message.preimage);
    return {
      authorization,
      signature: `0x${Buffer.from(signature).toString('hex')}`,
      calldata: this.#buy.calldata(message, signature),
    };
  }
}
