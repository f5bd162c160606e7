import type { PriceFeeds } from '../../application/ports/fee.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Prices from the preferred feeds, and from the fallback where those have none. */
export class FirstOfPriceFeeds implements PriceFeeds {
  readonly #preferred: PriceFeeds;
  readonly #others: PriceFeeds;

  constructor(preferred: PriceFeeds, others: PriceFeeds) {
    this.#preferred = preferred;
    this.#others = others;
  }

  async native(chainId: number): Promise<Usd> {
    return this.#first((feeds) => feeds.native(chainId));
  }

  async token(chainId: number, token: WalletAddress): Promise<Usd> {
    return this.#first((feeds) => feeds.token(chainId, token));
  }

  async #first(price: (feeds: PriceFeeds) => Promise<Usd>): Promise<Usd> {
    const told = await attempt(price(this.#preferred));
    return told.known ? told.value : price(this.#others);
  }
}
