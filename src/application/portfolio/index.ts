import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { followOwn, takeSnapshots, viewHistory } from './history.ts';
import { viewBitcoin } from './view-bitcoin.ts';
import { viewPortfolio } from './view-portfolio.ts';
import { viewSolana } from './view-solana.ts';

type PortfolioPorts = Pick<
  Ports,
  | 'bitcoinAccounts'
  | 'chainBalances'
  | 'clock'
  | 'leases'
  | 'portfolioSnapshots'
  | 'random'
  | 'solanaAccounts'
  | 'tokenList'
  | 'tokenPrices'
>;

export const portfolioUseCases = (ports: PortfolioPorts) => {
  const view = viewPortfolio(ports);
  const follow = followOwn(ports);
  return {
    /** Rejects with CHAIN_UNAVAILABLE when no chain could be read. */
    aggregate: async (address: WalletAddress, caller: WalletAddress) => {
      const [portfolio] = await Promise.all([view(address), address === caller ? follow(caller) : undefined]);
      return portfolio;
    },
    /** As `aggregate`, for whoever asks. */
    view,
    bitcoin: viewBitcoin(ports),
    solana: viewSolana(ports),
    history: viewHistory(ports),
    takeSnapshots: takeSnapshots(ports, view),
  };
};

export type PortfolioUseCases = ReturnType<typeof portfolioUseCases>;
