import { z } from 'zod';
import type { GasPrices } from '../../../application/ports/fee.ts';
import type { Clock } from '../../../application/ports/system.ts';
import { gasPriceUnavailable } from '../../../domain/fee/errors.ts';
import type { GasUsage } from '../../../domain/fee/fee-policy.ts';
import { expectedGasPrice, gasMarketOf } from '../../../domain/fee/gas.ts';
import { readChain } from '../rpc/chain-of.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import type { Ask } from '../rpc/rpc-node.ts';
import { parse, Time, Wei } from '../rpc/wire.ts';
import { l1DataFee, l1DataGas } from './rollup-fees.ts';

const Head = z.object({ baseFeePerGas: Wei, timestamp: Time });

/** Gas prices as reported by a node for the newest block. */
export class EvmGasPrices implements GasPrices {
  readonly #chains: ReadonlyMap<number, ChainRpc>;
  readonly #clock: Clock;

  constructor(chains: ReadonlyMap<number, ChainRpc>, clock: Clock) {
    this.#chains = chains;
    this.#clock = clock;
  }

  async costOf(chainId: number, usage: GasUsage): Promise<bigint> {
    return await readChain(this.#chains, chainId, (ask) => this.#costAt(ask, chainId, usage));
  }

  async #costAt(ask: Ask, chainId: number, usage: GasUsage): Promise<bigint> {
    const market = gasMarketOf(chainId);
    const [block, tip, dataFee, dataGas] = await Promise.all([
      ask('eth_getBlockByNumber', ['latest', false]),
      market.tipFloor === undefined ? '0x0' : ask('eth_maxPriorityFeePerGas', []),
      market.dataFees === 'apart' ? l1DataFee(ask, usage) : 0n,
      market.dataFees === 'as-gas' ? l1DataGas(ask, usage) : 0n,
    ]);
    const { baseFeePerGas, timestamp } = parse(Head, block, 'head with a base fee');
    const age = this.#clock.now().getTime() - timestamp.getTime();
    if (market.maxHeadAgeMs !== undefined && age > market.maxHeadAgeMs)
      throw gasPriceUnavailable.because(new Error(`The head of chain ${chainId} is ${age} ms old`));
    const perGas = expectedGasPrice(market, baseFeePerGas, parse(Wei, tip, 'tip'));
    if (perGas === 0n)
      throw gasPriceUnavailable.because(new Error(`The node of chain ${chainId} reported a gas price of 0`));
    return perGas * (usage.gas + dataGas) + dataFee;
  }
}
