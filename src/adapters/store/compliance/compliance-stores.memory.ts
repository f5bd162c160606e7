import { otherWalletsOfPerson } from '../../../application/kyc/standing-of.ts';
import type { BuyerFiles, TermsStore } from '../../../application/ports/compliance.ts';
import type { Ports } from '../../../application/ports/index.ts';
import { listedWalletsOf } from '../../../application/user/wallets.ts';
import type { TermsAcceptance } from '../../../domain/compliance/terms.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { SaleRecords } from '../sale/sale-records.memory.ts';
import { copyOf } from '../shared/values.ts';

type Stores = Pick<Ports, 'kycs' | 'nftSaleLedger' | 'terms' | 'userWallets' | 'users'> &
  Readonly<{ sale: Pick<SaleRecords, 'bidAccountsOf'> }>;

/** Reads from the stores of this process. */
export class InMemoryBuyerFiles implements BuyerFiles {
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  async find(wallet: WalletAddress, termsVersion: string) {
    const { kycs, nftSaleLedger, sale, terms, users } = this.#stores;
    const user = await users.find(wallet);
    if (user === undefined) return undefined;
    const [verifications, rulings, listed, acceptance] = await Promise.all([
      kycs.verificationsOf(wallet),
      kycs.rulingsOf(wallet),
      listedWalletsOf(this.#stores)(wallet),
      terms.acceptanceOf(wallet, termsVersion),
    ]);
    const others = await otherWalletsOfPerson(this.#stores)(wallet, verifications, rulings);
    const minted = await nftSaleLedger.mintedBy([wallet, ...others]);
    const bids = sale.bidAccountsOf([wallet, ...others]);
    return { user, verifications, rulings, others, minted, bids, listed, termsAccepted: acceptance !== undefined };
  }
}

export class InMemoryTermsStore implements TermsStore {
  readonly #acceptances: TermsAcceptance[] = [];

  async accept(acceptance: TermsAcceptance) {
    const first = this.#find(acceptance.wallet, acceptance.version);
    if (first !== undefined) return copyOf(first);
    this.#acceptances.push(copyOf(acceptance));
    return copyOf(acceptance);
  }

  async acceptanceOf(wallet: WalletAddress, version: string) {
    return copyOf(this.#find(wallet, version));
  }

  async newestOf(version: string) {
    return copyOf(this.#acceptances.findLast((acceptance) => acceptance.version === version));
  }

  async latest(wallet: WalletAddress) {
    return (await this.acceptancesOf(wallet))[0];
  }

  async acceptancesOf(wallet: WalletAddress) {
    const newestFirst = this.#acceptances
      .filter((acceptance) => acceptance.wallet === wallet)
      .reverse()
      .sort((a, b) => b.acceptedAt.getTime() - a.acceptedAt.getTime());
    return copyOf(newestFirst);
  }

  #find(wallet: WalletAddress, version: string): TermsAcceptance | undefined {
    return this.#acceptances.find((acceptance) => acceptance.wallet === wallet && acceptance.version === version);
  }

  about(wallet: WalletAddress) {
    return { terms_acceptances: this.#acceptances.filter((acceptance) => acceptance.wallet === wallet) };
  }

  erase(wallet: WalletAddress): void {
    for (const [index, acceptance] of this.#acceptances.entries()) {
      if (acceptance.wallet !== wallet) continue;
      const { userAgent: _, ...kept } = acceptance;
      this.#acceptances[index] = { ...kept, ip: 'erased' };
    }
  }
}
