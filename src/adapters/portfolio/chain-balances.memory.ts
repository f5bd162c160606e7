import type { ChainBalances } from '../../application/ports/portfolio.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { HeldBalances } from '../../domain/portfolio/holding.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import { chainUnavailable } from '../../domain/shared/failures.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { InMemoryAccounts } from '../chain/memory/accounts.memory.ts';

/** Holdings of the accounts of each chain. */
export class InMemoryChainBalances implements ChainBalances {
  readonly #clock: Clock;
  readonly #accounts: ReadonlyMap<number, InMemoryAccounts>;

  constructor(clock: Clock, accounts: ReadonlyMap<number, InMemoryAccounts>) {
    this.#clock = clock;
    this.#accounts = accounts;
  }

  get chainIds(): readonly number[] {
    return [...this.#accounts.keys()];
  }

  async read(chainId: number, wallet: WalletAddress, tokens: readonly WalletAddress[]): Promise<Dated<HeldBalances>> {
    const accounts = this.#accounts.get(chainId);
    if (accounts === undefined) throw chainUnavailable();
    const balances = tokens.map((token) => [token, accounts.tokenBalanceOf(token, wallet)] as const);
    const value = {
      blockNumber: accounts.height,
      native: accounts.balanceOf(wallet),
      tokens: new Map(balances.filter(([, amount]) => amount > 0n)),
      unread: [],
    };
    return { value, asOf: this.#clock.now() };
  }

  async readAll(chainId: number, wallets: readonly WalletAddress[], tokens: readonly WalletAddress[]) {
    if (!this.#accounts.has(chainId)) throw chainUnavailable();
    return await Promise.all(wallets.map((wallet) => attempt(this.read(chainId, wallet, tokens))));
  }
}
