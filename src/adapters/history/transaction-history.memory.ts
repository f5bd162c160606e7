import type { TransactionHistory } from '../../application/ports/history.ts';
import type { Clock } from '../../application/ports/system.ts';
import { directionOf, type WalletTransaction } from '../../domain/history/wallet-transaction.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Movements held in memory; a wallet has those of which it is the sender or recipient. */
export class InMemoryTransactionHistory implements TransactionHistory {
  readonly #clock: Clock;
  readonly #movements: readonly Omit<WalletTransaction, 'direction'>[];

  constructor(clock: Clock, movements: readonly Omit<WalletTransaction, 'direction'>[]) {
    this.#clock = clock;
    this.#movements = movements;
  }

  async newest(chainId: number, wallet: WalletAddress): Promise<Dated<readonly WalletTransaction[]>> {
    const own = this.#movements.filter(
      (movement) => movement.chainId === chainId && [movement.from, movement.to].includes(wallet),
    );
    const value = own.map((movement) => ({ ...movement, direction: directionOf(wallet, movement.from, movement.to) }));
    return { value: structuredClone(value), asOf: this.#clock.now() };
  }
}
