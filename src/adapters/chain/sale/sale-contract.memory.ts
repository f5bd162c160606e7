import type { SaleContract } from '../../../application/ports/sale.ts';
import type { Purchase } from '../../../domain/sale/purchase.ts';
import type { SaleState } from '../../../domain/sale/sale-policy.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryChain } from '../memory/chain.memory.ts';

/** The terms that the owner of a sale sets. */
export type SaleTerms = Omit<SaleState, 'tokensSold'>;

/** A sale with these terms; sold amounts and buyers are derived from the chain's purchases. */
export class InMemorySaleContract implements SaleContract {
  readonly #chain: Pick<InMemoryChain, 'purchases'>;
  readonly #settledUntil: () => Date;
  #terms: SaleTerms;

  constructor(chain: Pick<InMemoryChain, 'purchases'>, terms: SaleTerms, settledUntil: () => Date) {
    this.#chain = chain;
    this.#settledUntil = settledUntil;
    this.#terms = { ...terms };
  }

  get terms(): SaleTerms {
    return this.#terms;
  }

  /** Applies from now on. */
  change(terms: Partial<SaleTerms>): void {
    this.#terms = { ...this.#terms, ...terms };
  }

  get tokensSold(): bigint {
    return sum(this.#chain.purchases(), ({ tokens }) => tokens);
  }

  /** Payment-token units. */
  spentBy(buyer: WalletAddress): bigint {
    return sum(
      this.#chain.purchases().filter((purchase) => purchase.buyer === buyer),
      ({ amount }) => amount,
    );
  }

  async state(): Promise<SaleState> {
    return { ...this.#terms, tokensSold: this.tokensSold };
  }

  async purchased(buyer: WalletAddress): Promise<bigint> {
    return this.spentBy(buyer);
  }

  async settledUntil(): Promise<Date> {
    return this.#settledUntil();
  }
}

const sum = (purchases: readonly Purchase[], of: (purchase: Purchase) => bigint): bigint =>
  purchases.reduce((total, purchase) => total + of(purchase), 0n);
