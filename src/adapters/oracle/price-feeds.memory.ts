import type { PriceFeeds } from '../../application/ports/fee.ts';
import { priceUnavailable } from '../../domain/fee/errors.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Prices that stay fixed until they are changed. */
export class InMemoryPriceFeeds implements PriceFeeds {
  readonly #natives: Map<number, Usd>;
  readonly #tokens = new Map<string, Usd>();

  constructor(natives: ReadonlyMap<number, Usd>) {
    this.#natives = new Map(natives);
  }

  /** Sets the price of a token, or of the native coin if no token is given. Undefined removes it. */
  change(usd: Usd | undefined, chainId: number, token?: WalletAddress): void {
    if (token === undefined) put(this.#natives, chainId, usd);
    else put(this.#tokens, `${chainId}:${token}`, usd);
  }

  async native(chainId: number): Promise<Usd> {
    return known(this.#natives.get(chainId));
  }

  async token(chainId: number, token: WalletAddress): Promise<Usd> {
    return known(this.#tokens.get(`${chainId}:${token}`));
  }
}

function put<K>(prices: Map<K, Usd>, key: K, usd: Usd | undefined): void {
  if (usd === undefined) prices.delete(key);
  else prices.set(key, usd);
}

function known(usd: Usd | undefined): Usd {
  if (usd === undefined) throw priceUnavailable();
  return usd;
}
