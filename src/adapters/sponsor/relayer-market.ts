import { chainUnavailable } from '../../domain/shared/failures.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { orChainUnavailable } from '../chain/rpc/view.ts';
import { Count, parse, Wei } from '../chain/rpc/wire.ts';
import { dataGas, type Fees, marketFees } from './relayer-fees.ts';
import type { Lane } from './relayer-queue.ts';

/** What a relayer finds at the head of its chain. */
export type Market = Readonly<{
  fees: Fees;
  /** How many transactions of the account are mined: the nonce that is due. */
  count: bigint;
  /** Wei. */
  balance: bigint;
  /** Gas that the chain adds to a transaction of so many bytes. */
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
