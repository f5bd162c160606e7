import type { NftPurchaseSigner } from '../../application/ports/sale/nft-purchase-signer.ts';
import {
  NFT_PURCHASE_AUTHORIZATION_TYPES,
  type NftPurchaseAuthorization,
  type SignedNftPurchase,
} from '../../domain/sale/nft-purchase-authorization.ts';
import type { TypedDataDomain } from '../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { LocalAccount } from './local-account.ts';
import { type Secp256k1, secp256k1 } from './secp256k1.ts';
import { SignedCall, TypedStruct } from './typed-data.ts';

type Settings = Readonly<{
  privateKey: string;
  /** The same domain name and version for all contracts; each is its own verifying contract. */
  domain: Omit<TypedDataDomain, 'verifyingContract'>;
}>;

/** Signs in this process with a key held in memory. */
export class LocalNftPurchaseSigner implements NftPurchaseSigner {
  readonly address: WalletAddress;
  readonly #account: LocalAccount;
  readonly #domain: Settings['domain'];

  /** `privateKey` is `0x` and 64 digits. Throws when it is not a valid private key; the error does not contain it. */
  constructor({ privateKey, domain }: Settings, curve: Secp256k1 = secp256k1) {
    this.#account = new LocalAccount('purchase signer', privateKey, curve);
    this.address = this.#account.address;
    this.#domain = domain;
  }

  sign(contract: WalletAddress, authorization: NftPurchaseAuthorization): SignedNftPurchase {
    const struct = new TypedStruct(
      { ...this.#domain, verifyingContract: contract },
      'NftPurchaseAuthorization',
      NFT_PURCHASE_AUTHORIZATION_TYPES.NftPurchaseAuthorization,
    );
    const message = struct.encode(authorization);
    const signature = this.#account.sign(message.digest);
    return {
      authorization,
      signature: `0x${Buffer.from(signature).toString('hex')}`,
      calldata: new SignedCall('buyNft', struct).calldata(message, signature),
    };
  }
}
