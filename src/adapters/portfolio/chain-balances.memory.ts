import type { ChainBalances } from '../../application/ports/chain-balances.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { HeldBalances } from '../../domain/portfolio/holding.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import { chainUnavailable } from '../../domain/shared/failures.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** What is held on one chain. */
export type MemoryBalances = Readonly<{
  blockNumber: number;
  native: ReadonlyMap<WalletAddress, bigint>;
  /** By `token:wallet`. */
  tokens: ReadonlyMap<string, bigint>;
}>;

/** Balances that stand still, by chain; a wallet that is not named holds nothing. */
export class InMemoryChainBalances implements ChainBalances {
  readonly #clock: Clock;
  readonly #chains: ReadonlyMap<number, MemoryBalances>;

  constructor(clock: Clock, chains: ReadonlyMap<number, MemoryBalances>) {
    this.#clock = clock;
    this.#chains = chains;
  }

  async read(chainId: number, wallet: WalletAddress, tokens: readonly WalletAddress[]): Promise<Dated<HeldBalances>> {
    const chain = this.#chains.get(chainId);
    if (chain === undefined) throw chainUnavailable();
    const balances = tokens.map((token) => [token, chain.tokens.get(`${token}:${wallet}`) ?? 0n] as const);
    const value = {
      blockNumber: chain.blockNumber,
      native: chain.native.get(wallet) ?? 0n,
      tokens: new Map(balances.filter(([, amount]) => amount > 0n)),
      unread: [],
    };
    return { value, asOf: this.#clock.now() };
  }
}
