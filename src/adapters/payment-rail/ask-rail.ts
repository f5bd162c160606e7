import { railUnavailable } from '../../domain/payment/errors.ts';
import { Failure, hasNoAnswer } from '../../domain/shared/failure.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import type { Reading } from '../chain/rpc/rpc-node.ts';
import { orChainUnavailable } from '../chain/rpc/view.ts';

/** A read of a payment network. Rejects with PAYMENT_RAIL_UNAVAILABLE when no node gives a usable response. */
export async function askRail<T>(chain: ChainRpc, reading: Reading<T>): Promise<T> {
  try {
    return await orChainUnavailable(chain.read(reading));
  } catch (error) {
    throw error instanceof Failure && hasNoAnswer(error) ? railUnavailable.because(error) : error;
  }
}
