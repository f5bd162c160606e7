import { keccak_256 } from '@noble/hashes/sha3.js';
import { getBytes } from 'ethers';
import type { NftPurchaseSigner, PurchaseSigner } from '../../application/ports/sale.ts';
import { tierNumber } from '../../domain/kyc/tier.ts';
import {
  NFT_PURCHASE_AUTHORIZATION_TYPES,
  type NftPurchaseAuthorization,
  PURCHASE_AUTHORIZATION_TYPES,
  type PurchaseAuthorization,
  type SignedNftPurchase,
  type SignedPurchase,
} from '../../domain/sale/purchase-authorization.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { TypedDataDomain } from '../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { addressOfPublicKey } from './address.ts';
import type { SaleSignatures } from './sale-signatures.ts';
import { secp256k1 } from './secp256k1.ts';
import { SignedCall, TypedStruct } from './typed-data.ts';

type Settings = Readonly<{
  signatures: SaleSignatures;
  /** The same domain name and version for all contracts; each is its own verifying contract. */
  domain: Omit<TypedDataDomain, 'verifyingContract'>;
}>;

export class Eip712NftPurchaseSigner implements NftPurchaseSigner {
  readonly #signatures: SaleSignatures;
  readonly #domain: Settings['domain'];

  constructor({ signatures, domain }: Settings) {
    this.#signatures = signatures;
    this.#domain = domain;
  }

  async sign(contract: WalletAddress, authorization: NftPurchaseAuthorization): Promise<SignedNftPurchase> {
    const domain = { ...this.#domain, verifyingContract: contract };
    const struct = nftPurchaseStruct(domain);
    const message = struct.encode(authorization);
    const signature = await this.#signatures.sign(contract, message.preimage);
    return {
      authorization,
      domain,
      signature: `0x${Buffer.from(signature).toString('hex')}`,
      calldata: new SignedCall('buyNft', struct).calldata(message, signature),
    };
  }
}

const nftPurchaseStruct = (domain: TypedDataDomain): TypedStruct =>
  new TypedStruct(domain, 'NftPurchaseAuthorization', NFT_PURCHASE_AUTHORIZATION_TYPES.NftPurchaseAuthorization);

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
  return signerOf(purchaseStruct(domain).encode(purchaseMessage(authorization)).preimage, signature);
}

/** The same for an NFT. */
export const nftPurchaseSignerOf = (
  domain: TypedDataDomain,
  authorization: NftPurchaseAuthorization,
  signature: Hex,
): WalletAddress | undefined => signerOf(nftPurchaseStruct(domain).encode(authorization).preimage, signature);

/** The account that signed the 66 bytes of an EIP-712 message; undefined for a signature that no key makes. */
export function signerOf(preimage: Uint8Array, signature: Hex): WalletAddress | undefined {
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

  get address(): WalletAddress | undefined {
    return this.#signatures.addressFor(this.typedData.domain.verifyingContract);
  }

  async sign(authorization: PurchaseAuthorization): Promise<SignedPurchase> {
    const message = this.#struct.encode(purchaseMessage(authorization));
    const signature = await this.#signatures.sign(this.typedData.domain.verifyingContract, message.preimage);
    return {
      authorization,
      domain: this.typedData.domain,
      signature: `0x${Buffer.from(signature).toString('hex')}`,
      calldata: this.#buy.calldata(message, signature),
    };
  }
}
