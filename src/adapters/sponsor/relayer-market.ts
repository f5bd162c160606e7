import { chainUnavailable } from '../../domain/shared/failures.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { orChainUnavailable } from '../chain/rpc/view.ts';
import { Count, parse, Wei } from '../chain/rpc/wire.ts';
import { dataGas, type Fees, marketFees } from './relayer-fees.ts';
import type { Lane } from './relayer-queue.ts';

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
  rpc: ChainRpc | undefined,
  { chainId, relayer }: Lane,
  bytes: number,
): Promise<Market> {
  if (rpc === undefined) throw chainUnavailable.because(new Error(`No RPC URL is configured for chain ${chainId}`));
  return await orChainUnavailable(
    rpc.read(async (ask) => {
      const [fees, count, balance, gas] = await Promise.all([
        marketFees(ask, chainId),
        ask('eth_getTransactionCount', [relayer, 'latest']).then((answer) => parse(Count, answer, 'nonce')),
        ask('eth_getBalance', [relayer, 'latest']).then((answer) => parse(Wei, answer, 'balance')),
        bytes === 0 ? 0n : dataGas(ask, chainId, 0n, bytes),
      ]);
      return { fees, count: BigInt(count), balance, dataGas: gas };
    }),
  );
}
