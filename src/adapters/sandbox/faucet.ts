import { createHash } from 'node:crypto';
import type { Clock } from '../../application/ports/system.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { InMemoryAccounts } from '../chain/memory/accounts.memory.ts';
import { SANDBOX_TOKEN_BALANCES, SANDBOX_TOKENS } from './world.ts';

const COIN = 10n ** 18n;
/** Whole tokens. */
const TOKENS = 10_000n;
/** Wallets that one process funds: each is kept in memory. */
const MOST_WALLETS = 1_000;
const FAUCET = '0xfA0CE70000000000000000000000000000000001' as WalletAddress;

/**
 * Fills wallets of the in-memory chains up to one coin and 10,000 of each stablecoin, however often it is asked, by transactions of the
 * faucet's account.
 */
export class Faucet {
  readonly #chains: ReadonlyMap<number, InMemoryAccounts>;
  readonly #sale: SalePolicy;
  readonly #clock: Clock;
  readonly #funded = new Set<WalletAddress>();
  #sent = 0;

  constructor(chains: ReadonlyMap<number, InMemoryAccounts>, sale: SalePolicy, clock: Clock) {
    this.#chains = chains;
    this.#sale = sale;
    this.#clock = clock;
  }

  /** Returns false when too many wallets were funded. */
  fund(wallet: WalletAddress): boolean {
    if (this.#funded.size >= MOST_WALLETS && !this.#funded.has(wallet)) return false;
    this.#funded.add(wallet);
    for (const [chainId, accounts] of this.#chains) {
      this.#send(accounts, wallet, COIN - accounts.balanceOf(wallet));
      for (const { address, decimals } of this.#stablecoinsOf(chainId)) {
        const missing = TOKENS * 10n ** BigInt(decimals) - accounts.tokenBalanceOf(address, wallet);
        this.#send(accounts, wallet, missing, address);
      }
    }
    return true;
  }

  #send(accounts: InMemoryAccounts, to: WalletAddress, amount: bigint, token?: WalletAddress): void {
    if (amount <= 0n) return;
    this.#sent += 1;
    const hash = createHash('sha256').update(`${FAUCET} ${this.#sent}`).digest('hex');
    const payment = { hash: `0x${hash}`, from: FAUCET, to, amount, at: this.#clock.now() } as const;
    accounts.grant(token === undefined ? payment : { ...payment, token });
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
