import { NOON } from '../noon.ts';
import type { TestWorld } from './world.ts';

/** Makes the history that of an explorer that has not listed what was mined since the start: the service's own records are all there is. */
export function withLaggingExplorer({ transactionHistory }: Pick<TestWorld, 'transactionHistory'>): void {
  const newest = transactionHistory.newest.bind(transactionHistory);
  const old: typeof newest = async (chainId, wallet) => {
    const { value, asOf } = await newest(chainId, wallet);
    return { asOf, value: value.filter(({ timestamp }) => timestamp < NOON) };
  };
  Object.assign(transactionHistory, { newest: old });
}
