import { z } from 'zod';
import type { RelayerBalances } from '../../application/ports/operator.ts';
import { expectedGasPrice, gasMarketOf } from '../../domain/fee/gas.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { GasMarket } from '../../domain/shared/chain/chain-facts.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { l1DataGas } from '../chain/gas/rollup-fees.ts';
import { readChain } from '../chain/rpc/chain-of.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import type { Ask } from '../chain/rpc/rpc-node.ts';
import { Count, parse, Wei } from '../chain/rpc/wire.ts';
import type { Lane } from './relayer-queue.ts';

/** Wei per gas. */
export type Fees = Readonly<{ maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }>;

const Head = z.object({ baseFeePerGas: Wei });

/** The chain's current fees; the same price with which the cost of a sponsorship was calculated. */
async function marketFees(ask: Ask, chainId: number): Promise<Fees> {
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
const dataGas = async (ask: Ask, chainId: number, gas: bigint, bytes: number): Promise<bigint> =>
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

/** The state of a chain as a relayer needs it. */
export type Market = Readonly<{
  fees: Fees;
  /** The number of mined transactions of the account, which is the next nonce. */
  count: bigint;
  /** Wei. */
  balance: bigint;
  /** The gas that the chain adds for a transaction of this many bytes. */
  dataGas: bigint;
}>;

/** Rejects with CHAIN_UNAVAILABLE. */
export async function readMarket(
  chains: ReadonlyMap<number, ChainRpc>,
  { chainId, relayer }: Lane,
  bytes: number,
): Promise<Market> {
  return await readChain(chains, chainId, async (ask) => {
    const [fees, count, balance, gas] = await Promise.all([
      marketFees(ask, chainId),
      ask('eth_getTransactionCount', [relayer, 'latest']).then((answer) => parse(Count, answer, 'nonce')),
      ask('eth_getBalance', [relayer, 'latest']).then((answer) => parse(Wei, answer, 'balance')),
      bytes === 0 ? 0n : dataGas(ask, chainId, 0n, bytes),
    ]);
    return { fees, count: BigInt(count), balance, dataGas: gas };
  });
}

/** These accounts on each of these chains. */
export class RpcRelayerBalances implements RelayerBalances {
  readonly #addresses: readonly WalletAddress[];
  readonly #chainIds: readonly number[];
  readonly #chains: ReadonlyMap<number, ChainRpc>;

  constructor(addresses: readonly WalletAddress[], chainIds: readonly number[], chains: ReadonlyMap<number, ChainRpc>) {
    this.#addresses = addresses;
    this.#chainIds = chainIds;
    this.#chains = chains;
  }

  async read() {
    const each = this.#addresses.flatMap((address) => this.#chainIds.map((chainId) => ({ address, chainId })));
    return await Promise.all(
      each.map(async ({ address, chainId }) => {
        const market = await attempt(readMarket(this.#chains, { chainId, relayer: address }, 0));
        return { chainId, address, wei: market.known ? market.value.balance : undefined };
      }),
    );
  }
}

/** For a sponsor that is not an account of this service. */
export const noRelayer: RelayerBalances = { read: async () => [] };
