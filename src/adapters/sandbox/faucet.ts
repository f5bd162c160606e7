import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { InMemoryAccounts } from '../chain/memory/accounts.memory.ts';
import { SANDBOX_TOKEN_BALANCES, SANDBOX_TOKENS } from './world.ts';

const COIN = 10n ** 18n;
/** Whole tokens. */
const TOKENS = 10_000n;
/** Wallets that one process funds: each is kept in memory. */
const MOST_WALLETS = 1_000;

/** Fills wallets of the in-memory chains up to one coin and 10,000 of each stablecoin, however often it is asked. */
export class Faucet {
  readonly #chains: ReadonlyMap<number, InMemoryAccounts>;
  readonly #sale: SalePolicy;
  readonly #funded = new Set<WalletAddress>();

  constructor(chains: ReadonlyMap<number, InMemoryAccounts>, sale: SalePolicy) {
    this.#chains = chains;
    this.#sale = sale;
  }

  /** Returns false when too many wallets were funded. */
  fund(wallet: WalletAddress): boolean {
    if (this.#funded.size >= MOST_WALLETS && !this.#funded.has(wallet)) return false;
    this.#funded.add(wallet);
    for (const [chainId, accounts] of this.#chains) {
      const coins = accounts.balanceOf(wallet);
      if (coins < COIN) accounts.mint(wallet, COIN - coins);
      for (const { address, decimals } of this.#stablecoinsOf(chainId)) {
        const missing = TOKENS * 10n ** BigInt(decimals) - accounts.tokenBalanceOf(address, wallet);
        if (missing > 0n) accounts.tokens.mint(address, wallet, missing);
      }
    }
    return true;
  }

  #stablecoinsOf(chainId: number) {
    const listed = SANDBOX_TOKENS.filter(
      (token) => token.chainId === chainId && token.symbol in SANDBOX_TOKEN_BALANCES,
    );
    const known = listed.map(({ address, decimals }) => ({ address: address as WalletAddress, decimals }));
    const paid = chainId === this.#sale.chainId ? this.#sale.paymentTokens : [];
    return new Map([...known, ...paid].map((token) => [token.address, token])).values();
  }
}
