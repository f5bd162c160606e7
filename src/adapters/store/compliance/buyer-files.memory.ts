import { otherWalletsOfPerson } from '../../../application/kyc/standing-of.ts';
import type { BuyerFiles } from '../../../application/ports/compliance.ts';
import type { Ports } from '../../../application/ports/index.ts';
import { listedWalletsOf } from '../../../application/user/wallets.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

type Stores = Pick<Ports, 'kycs' | 'terms' | 'userWallets' | 'users'>;

/** Reads from the stores of this process. */
export class InMemoryBuyerFiles implements BuyerFiles {
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  async find(wallet: WalletAddress, termsVersion: string) {
    const { kycs, terms, users } = this.#stores;
    const user = await users.find(wallet);
    if (user === undefined) return undefined;
    const [verifications, rulings, others, listed, acceptance] = await Promise.all([
      kycs.verificationsOf(wallet),
      kycs.rulingsOf(wallet),
      otherWalletsOfPerson(this.#stores)(wallet),
      listedWalletsOf(this.#stores)(wallet),
      terms.acceptanceOf(wallet, termsVersion),
    ]);
    return { user, verifications, rulings, others, listed, termsAccepted: acceptance !== undefined };
  }
}
