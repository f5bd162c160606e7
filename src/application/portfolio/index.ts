import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Needs } from '../shared/compose.ts';
import { followOwn, viewHistory } from './history.ts';
import { shortly } from './shortly.ts';
import { takeSnapshots } from './take-snapshots.ts';
import { viewBitcoin } from './view-bitcoin.ts';
import { viewPortfolio, viewPortfolios } from './view-portfolio.ts';
import { viewSolana } from './view-solana.ts';

type PortfolioNeeds = Needs<typeof viewPortfolio> &
  Needs<typeof followOwn> &
  Needs<typeof takeSnapshots> &
  Needs<typeof viewBitcoin> &
  Needs<typeof viewHistory> &
  Needs<typeof viewSolana>;

/** The parts are cached for some seconds, so a view built again within this time would be the same. */
const SAME_VIEW_MS = 1_000;

export const portfolioUseCases = (ports: PortfolioNeeds) => {
  const view = viewPortfolio(ports);
  const follow = followOwn(ports);
  const viewShortly = shortly(ports.clock, SAME_VIEW_MS, (wallet) => view(wallet as WalletAddress));
  return {
    /** Returns the same value to all calls within one second. Rejects with CHAIN_UNAVAILABLE when no chain could be read. */
    aggregate: async (address: WalletAddress, caller: ProvedWallet) => {
      const [portfolio] = await Promise.all([viewShortly(address), address === caller ? follow(caller) : undefined]);
      return portfolio;
    },
    /** Like `aggregate`, without a caller and without the cache. */
    view,
    bitcoin: viewBitcoin(ports),
    solana: viewSolana(ports),
    history: viewHistory(ports),
    takeSnapshots: takeSnapshots(ports, viewPortfolios(ports)),
  };
};

export type PortfolioUseCases = ReturnType<typeof portfolioUseCases>;
