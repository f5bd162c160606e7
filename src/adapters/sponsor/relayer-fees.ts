import { z } from 'zod';
import { expectedGasPrice, gasMarketOf } from '../../domain/fee/gas-market.ts';
import type { GasMarket } from '../../domain/shared/chain/chain-facts.ts';
import { l1DataGas } from '../chain/gas/rollup-fees.ts';
import type { Ask } from '../chain/rpc/rpc-node.ts';
import { parse, Wei } from '../chain/rpc/wire.ts';

/** Wei per gas. */
export type Fees = Readonly<{ maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }>;

const Head = z.object({ baseFeePerGas: Wei });

/** What the chain asks now; the same price that the cost of a sponsorship was reckoned by. */
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

/** The gas that a rollup adds to a transaction for its data, where it takes that as gas. */
export const dataGas = async (ask: Ask, chainId: number, gas: bigint, bytes: number): Promise<bigint> =>
  gasMarketOf(chainId).dataFees === 'as-gas' ? await l1DataGas(ask, { gas, bytes }) : 0n;

/** Nodes take another transaction of the same nonce for a tenth more of both fees, some for an eighth. */
const MORE = { by: 9n, of: 8n };
/** Above so many times the market's price a higher bid would not be what holds a transaction up. */
const TOO_MUCH = 5n;

/** What to bid after `last` was not enough: an eighth more, and no less than the market asks; undefined when that would be absurd. */
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
