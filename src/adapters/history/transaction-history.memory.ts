import type { TransactionHistory } from '../../application/ports/history.ts';
import type { Clock } from '../../application/ports/system.ts';
import { directionOf, type WalletTransaction } from '../../domain/history/wallet-transaction.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Movement } from '../chain/memory/mined.memory.ts';

/** What was mined on an in-memory chain, oldest first. */
type Explored = Readonly<{ movements: readonly Movement[] }>;

/** `token`: absent for the coin of the chain. */
type SymbolOf = (chainId: number, token: WalletAddress | undefined) => string;

const MOST = 1_000;

/** What was mined on the in-memory chains; a wallet has the movements of which it is the sender or recipient. */
export class InMemoryTransactionHistory implements TransactionHistory {
  readonly chainIds: readonly number[];
  readonly #clock: Clock;
  readonly #chains: ReadonlyMap<number, Explored>;
  readonly #symbolOf: SymbolOf;

  constructor(clock: Clock, chains: ReadonlyMap<number, Explored>, symbolOf: SymbolOf) {
    this.#clock = clock;
    this.#chains = chains;
    this.chainIds = [...chains.keys()];
    this.#symbolOf = symbolOf;
  }

  async newest(chainId: number, wallet: WalletAddress): Promise<Dated<readonly WalletTransaction[]>> {
    const own = (this.#chains.get(chainId)?.movements ?? []).filter(({ from, to }) => [from, to].includes(wallet));
    const isOfToken = ({ token }: Movement) => token !== undefined;
    const newest = [own.filter((one) => !isOfToken(one)).slice(-MOST), own.filter(isOfToken).slice(-MOST)].flat();
    const value = newest.map((movement) => ({
      ...movement,
      direction: directionOf(wallet, movement.from, movement.to),
      symbol: this.#symbolOf(chainId, movement.token),
    }));
    return { value: structuredClone(value), asOf: this.#clock.now() };
  }
}
