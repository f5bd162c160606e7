import type { ChainBalances } from '../../application/ports/portfolio.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { HeldBalances } from '../../domain/portfolio/holding.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import { chainUnavailable } from '../../domain/shared/failures.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { InMemoryAccounts } from '../chain/memory/accounts.memory.ts';
import type { InMemoryChain } from '../chain/memory/chain.memory.ts';

/** Holdings of the accounts of each chain, minus payments in the sale. */
export class InMemoryChainBalances implements ChainBalances {
  readonly #clock: Clock;
  readonly #accounts: ReadonlyMap<number, InMemoryAccounts>;
  readonly #sale: Readonly<{ chainId: number; chain: InMemoryChain }>;

  constructor(
    clock: Clock,
    accounts: ReadonlyMap<number, InMemoryAccounts>,
    sale: Readonly<{ chainId: number; chain: InMemoryChain }>,
  ) {
    this.#clock = clock;
    this.#accounts = accounts;
    this.#sale = sale;
  }

  async read(chainId: number, wallet: WalletAddress, tokens: readonly WalletAddress[]): Promise<Dated<HeldBalances>> {
    const accounts = this.#accounts.get(chainId);
    if (accounts === undefined) throw chainUnavailable();
    const paid = this.#paid(chainId, wallet);
    const balances = tokens.map((token) => {
      const left = accounts.tokenBalanceOf(token, wallet) - (paid.get(token) ?? 0n);
      return [token, left] as const;
    });
    const value = {
      blockNumber: accounts.height,
      native: accounts.balanceOf(wallet),
      // The in-memory sale does not check the buyer's balance, so negative balances are omitted.
      tokens: new Map(balances.filter(([, amount]) => amount > 0n)),
      unread: [],
    };
    return { value, asOf: this.#clock.now() };
  }

  async readAll(chainId: number, wallets: readonly WalletAddress[], tokens: readonly WalletAddress[]) {
    if (!this.#accounts.has(chainId)) throw chainUnavailable();
    return await Promise.all(wallets.map((wallet) => attempt(this.read(chainId, wallet, tokens))));
  }

  /** By token. */
  #paid(chainId: number, wallet: WalletAddress): ReadonlyMap<WalletAddress, bigint> {
    const paid = new Map<WalletAddress, bigint>();
    if (chainId !== this.#sale.chainId) return paid;
    for (const { buyer, paymentToken, amount } of this.#sale.chain.purchases())
      if (buyer === wallet) paid.set(paymentToken, (paid.get(paymentToken) ?? 0n) + amount);
    return paid;
  }
}
