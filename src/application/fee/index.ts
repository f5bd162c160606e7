import { feeTokensOf } from '../../domain/fee/fee-policy.ts';
import { type GasEstimate, PLAIN_ACTIONS, plainUsageOf } from '../../domain/fee/gas.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { worth } from '../../domain/shared/usd.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';
import { quoteFee } from './quote-fee.ts';

/** Decimals of the native coin of every supported chain. */
const NATIVE_DECIMALS = 18;

/** The current cost of ordinary transactions on the chain. Rejects with CHAIN_UNSUPPORTED, GAS_PRICE_UNAVAILABLE and CHAIN_UNAVAILABLE. */
const estimateGas =
  ({ feePolicy, gasPrices, priceFeeds }: Pick<Ports, 'feePolicy' | 'gasPrices' | 'priceFeeds'>) =>
  async (chainId: number): Promise<readonly GasEstimate[]> => {
    feeTokensOf(feePolicy, chainId);
    const [coin, ...costs] = await Promise.all([
      attempt(priceFeeds.native(chainId)),
      ...PLAIN_ACTIONS.map(async (action) => ({
        action,
        costWei: await gasPrices.costOf(chainId, plainUsageOf(action)),
      })),
    ]);
    return costs.map(({ action, costWei }) => ({
      action,
      costWei,
      ...(coin.known && { costUsd: worth(costWei, NATIVE_DECIMALS, coin.value) }),
    }));
  };

export const feeUseCases = compose({ quote: quoteFee, gas: estimateGas });

export type FeeUseCases = ReturnType<typeof feeUseCases>;
