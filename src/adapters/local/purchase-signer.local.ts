import type { PurchaseSigner } from '../../application/ports/sale/purchase-signer.ts';
import { tierNumber } from '../../domain/kyc/tier.ts';
import {
  PURCHASE_AUTHORIZATION_TYPES,
  type PurchaseAuthorization,
  type SignedPurchase,
} from '../../domain/sale/purchase-authorization.ts';
import type { TypedDataDomain } from '../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { LocalAccount } from './local-account.ts';
import { type Secp256k1, secp256k1 } from './secp256k1.ts';
import { SignedCall, TypedStruct } from './typed-data.ts';

/** Signs in this process with a key held in memory. */
export class LocalPurchaseSigner implements PurchaseSigner {
  readonly address: WalletAddress;
  readonly typedData: PurchaseSigner['typedData'];
  readonly #account: LocalAccount;
  readonly #struct: TypedStruct;
  readonly #buy: SignedCall;

  /** `privateKey` is `0x` and 64 digits. Throws when it is not a valid private key; the error does not contain it. */
  constructor(settings: Readonly<{ privateKey: string; domain: TypedDataDomain }>, curve: Secp256k1 = secp256k1) {
    const { privateKey, domain } = settings;
    this.#account = new LocalAccount('purchase signer', privateKey, curve);
    this.address = this.#account.address;
    this.typedData = { domain, types: PURCHASE_AUTHORIZATION_TYPES };
    this.#struct = new TypedStruct(domain, 'PurchaseAuthorization', PURCHASE_AUTHORIZATION_TYPES.PurchaseAuthorization);
    this.#buy = new SignedCall('buy', this.#struct);
  }

  sign(authorization: PurchaseAuthorization): SignedPurchase {
    const message = this.#struct.encode({ ...authorization, tier: tierNumber(authorization.tier) });
    const signature = this.#account.sign(message.digest);
    return {
      authorization,
      signature: `0x${Buffer.from(signature).toString('hex')}`,
      calldata: this.#buy.calldata(message, signature),
    };
  }
}
