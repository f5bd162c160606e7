import type { NftPurchaseSigner } from '../../application/ports/sale.ts';
import {
  NFT_PURCHASE_AUTHORIZATION_TYPES,
  type NftPurchaseAuthorization,
  type SignedNftPurchase,
} from '../../domain/sale/purchase-authorization.ts';
import type { TypedDataDomain } from '../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { SaleSignatures } from './sale-signatures.ts';
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
    const struct = new TypedStruct(
      { ...this.#domain, verifyingContract: contract },
      'NftPurchaseAuthorization',
      NFT_PURCHASE_AUTHORIZATION_TYPES.NftPurchaseAuthorization,
    );
    const message = struct.encode(authorization);
    const signature = await this.#signatures.sign(contract, message.preimage);
    return {
      authorization,
      signature: `0x${Buffer.from(signature).toString('hex')}`,
      calldata: new SignedCall('buyNft', struct).calldata(message, signature),
    };
  }
}
