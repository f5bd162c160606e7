import type { PriceFeeds } from '../../application/ports/fee.ts';
import { priceUnavailable } from '../../domain/fee/errors.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Prices of native coins as they are known when asked for, unless they are changed; and of tokens. */
export class InMemoryPriceFeeds implements PriceFeeds {
  readonly #natives: Pick<ReadonlyMap<number, Usd>, 'get'>;
  readonly #changed = new Map<string, Usd | undefined>();

  constructor(natives: Pick<ReadonlyMap<number, Usd>, 'get'>) {
    this.#natives = natives;
  }

  /** Sets the price of a token, or of the native coin if no token is given. Undefined removes it. */
  change(usd: Usd | undefined, chainId: number, token?: WalletAddress): void {
    this.#changed.set(keyOf(chainId, token), usd);
  }

  async native(chainId: number): Promise<Usd> {
    const key = keyOf(chainId);
    return known(this.#changed.has(key) ? this.#changed.get(key) : this.#natives.get(chainId));
  }

  async token(chainId: number, token: WalletAddress): Promise<Usd> {
    return known(this.#changed.get(keyOf(chainId, token)));
  }
}

const keyOf = (chainId: number, token?: WalletAddress) => `${chainId}:${token ?? 'coin'}`;

function known(usd: Usd | undefined): Usd {
  if (usd === undefined) throw priceUnavailable();
  return usd;
}
