import type { ChainBalances } from '../../application/ports/portfolio.ts';
import type { ChainChoice } from '../chain/choose.ts';
import { type EvmBalancesSettings, EvmChainBalances } from './chain-balances.evm.ts';

export function chooseChainBalances(
  { kind }: ChainChoice,
  tools: EvmBalancesSettings,
  sandbox: () => Readonly<{ chainBalances: ChainBalances }>,
): ChainBalances {
  return kind === 'memory' ? sandbox().chainBalances : new EvmChainBalances(tools);
}
