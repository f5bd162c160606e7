import { z } from 'zod';
import { expectedGasPrice, gasMarketOf } from '../../domain/fee/gas.ts';
import type { GasMarket } from '../../domain/shared/chain/chain-facts.ts';
import { l1DataGas } from '../chain/gas/rollup-fees.ts';
import type { Ask } from '../chain/rpc/rpc-node.ts';
import { parse, Wei } from '../chain/rpc/wire.ts';

/** Wei per gas. */
export type Fees = Readonly<{ maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }>;

const Head = z.object({ baseFeePerGas: Wei });

/** The chain's current fees; the same price with which the cost of a sponsorship was calculated. */
export async function marketFees(ask: Ask, chainId: number): Promise<Fees> {
  const market = gasMarketOf(chainId);
  const [block, told] = await Promise.all([
    ask('eth_getBlockByNumber', ['latest', false]),
    market.tipFloor === undefined ? '0x0' : ask('eth_maxPriorityFeePerGas', []),
  ]);
  const tip = tipOf(market, parse(Wei, told, 'tip'));
  const { baseFeePerGas } = parse(Head, block, 'head with a base fee');
  return { maxFeePerGas: expectedGasPrice(market, baseFeePerGas, tip), maxPriorityFeePerGas: tip };
}

const tipOf = ({ tipFloor }: GasMarket, told: bigint): bigint =>
  tipFloor === undefined ? 0n : told > tipFloor ? told : tipFloor;

/** The gas that a rollup adds to a transaction for its data, if it charges for data as gas. */
export const dataGas = async (ask: Ask, chainId: number, gas: bigint, bytes: number): Promise<bigint> =>
  gasMarketOf(chainId).dataFees === 'as-gas' ? await l1DataGas(ask, { gas, bytes }) : 0n;

/** Nodes accept a replacement with the same nonce if both fees are a tenth higher, some an eighth. */
const MORE = { by: 9n, of: 8n };
/** Above this multiple of the market price, a higher bid cannot be what a transaction is waiting for. */
const TOO_MUCH = 5n;

/** The next bid after `last` was too low: an eighth more, and at least the market price; undefined when `last` is already too high. */
export function higherFees(last: Fees, market: Fees): Fees | undefined {
  if (last.maxFeePerGas > market.maxFeePerGas * TOO_MUCH) return undefined;
  const raised = (fee: bigint, asked: bigint) => {
    const more = (fee * MORE.by) / MORE.of + 1n;
    return more > asked ? more : asked;
  };
  return {
    maxFeePerGas: raised(last.maxFeePerGas, market.maxFeePerGas),
    maxPriorityFeePerGas: raised(last.maxPriorityFeePerGas, market.maxPriorityFeePerGas),
  };
}
