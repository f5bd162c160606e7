import type { GasPrices } from '../../../application/ports/fee.ts';
import type { GasUsage } from '../../../domain/fee/fee-policy.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';

/** A fixed gas price; data is free. */
export class InMemoryGasPrices implements GasPrices {
  readonly #perGas: Map<number, bigint>;

  /** Wei per gas, by chain. */
  constructor(perGas: ReadonlyMap<number, bigint>) {
    this.#perGas = new Map(perGas);
  }

  change(chainId: number, perGas: bigint): void {
    this.#perGas.set(chainId, perGas);
  }

  async costOf(chainId: number, { gas }: GasUsage): Promise<bigint> {
    const perGas = this.#perGas.get(chainId);
    if (perGas === undefined) throw chainUnavailable();
    return perGas * gas;
  }
}
