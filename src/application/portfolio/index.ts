import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Needs } from '../shared/compose.ts';
import { followOwn, takeSnapshots, viewHistory } from './history.ts';
import { shortly } from './shortly.ts';
import { viewBitcoin } from './view-bitcoin.ts';
import { viewPortfolio } from './view-portfolio.ts';
import { viewSolana } from './view-solana.ts';

type PortfolioNeeds = Needs<typeof viewPortfolio> &
  Needs<typeof followOwn> &
  Needs<typeof takeSnapshots> &
  Needs<typeof viewBitcoin> &
  Needs<typeof viewHistory> &
  Needs<typeof viewSolana>;

/** Its parts are read every few seconds at most; put together anew they would tell the same. */
const SAME_VIEW_MS = 1_000;

export const portfolioUseCases = (ports: PortfolioNeeds) => {
  const view = viewPortfolio(ports);
  const follow = followOwn(ports);
  const viewShortly = shortly(ports.clock, SAME_VIEW_MS, (wallet) => view(wallet as WalletAddress));
  return {
    /** The same value to all that ask within a second. Rejects with CHAIN_UNAVAILABLE when no chain could be read. */
    aggregate: async (address: WalletAddress, caller: WalletAddress) => {
      const [portfolio] = await Promise.all([viewShortly(address), address === caller ? follow(caller) : undefined]);
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
