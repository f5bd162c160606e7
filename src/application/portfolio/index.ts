import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { BitcoinAddress, SolanaAddress } from '../../domain/shared/foreign-address.ts';
import { worth } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { SOLANA_CHAIN_ID } from '../../domain/token/token.ts';
import type { Ports } from '../ports/index.ts';
import type { Clock } from '../ports/system.ts';
import type { Needs } from '../shared/compose.ts';
import { takeSnapshots } from './take-snapshots.ts';
import { viewPortfolio, viewPortfolios } from './view-portfolio.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The value of a wallet over the last days, from stored snapshots. */
const viewHistory =
  ({ portfolioSnapshots, clock }: Pick<Ports, 'portfolioSnapshots' | 'clock'>) =>
  async (address: WalletAddress, days: number) => {
    const snapshots = await portfolioSnapshots.since(address, new Date(clock.now().getTime() - days * DAY_MS));
    return { address, points: snapshots.map(({ takenAt, totalUSD }) => ({ timestamp: takenAt, totalUSD })) };
  };

/** Snapshots of a wallet start when its owner views the portfolio. A failing store does not fail that view. */
const followOwn =
  ({ portfolioSnapshots, clock }: Pick<Ports, 'portfolioSnapshots' | 'clock'>) =>
  (wallet: ProvedWallet) =>
    attempt(portfolioSnapshots.follow(wallet, clock.now()));

const BTC_DECIMALS = 8;

/** The balance of a Bitcoin address. Rejects with BITCOIN_UNAVAILABLE. */
const viewBitcoin =
  ({ bitcoinAccounts, tokenPrices }: Pick<Ports, 'bitcoinAccounts' | 'tokenPrices'>) =>
  async (address: BitcoinAddress) => {
    const [{ value: account, asOf }, prices] = await Promise.all([
      bitcoinAccounts.read(address),
      attempt(tokenPrices.ofCoins(['BTC'])),
    ]);
    const price = prices.known ? prices.value.get('BTC')?.value.usd : undefined;
    const { isPartial, ...told } = account;
    const isWhole = told.utxos !== undefined && isPartial === undefined;
    const degraded = [...(prices.known ? [] : ['prices']), ...(isWhole ? [] : ['utxos'])];
    return {
      address,
      ...told,
      ...(price !== undefined && { balanceUSD: worth(account.balanceSats, BTC_DECIMALS, price) }),
      asOf,
      degraded,
    };
  };

const SOL_DECIMALS = 9;

type SolanaPorts = Pick<Ports, 'solanaAccounts' | 'tokenList' | 'tokenPrices'>;

/** The balances of a Solana account. Rejects with SOLANA_UNAVAILABLE. */
const viewSolana =
  ({ solanaAccounts, tokenList, tokenPrices }: SolanaPorts) =>
  async (address: SolanaAddress) => {
    const [{ value: account, asOf }, list, coins] = await Promise.all([
      solanaAccounts.read(address),
      attempt(tokenList.tokensOf(SOLANA_CHAIN_ID)),
      attempt(tokenPrices.ofCoins(['SOL'])),
    ]);
    const mints = account.tokens.map(({ mint }) => mint);
    const prices = await attempt(tokenPrices.ofTokens(SOLANA_CHAIN_ID, mints));
    const listed = new Map(list.known ? list.value.value.map((token) => [token.address, token.symbol]) : []);
    const tokens = account.tokens.map((token) => {
      const symbol = listed.get(token.mint);
      const price = prices.known ? prices.value.get(token.mint)?.value.usd : undefined;
      return {
        ...token,
        ...(symbol !== undefined && { symbol }),
        ...(price !== undefined && { usd: worth(token.amount, token.decimals, price) }),
      };
    });
    const sol = coins.known ? coins.value.get('SOL')?.value.usd : undefined;
    return {
      address,
      lamports: account.lamports,
      ...(sol !== undefined && { balanceUSD: worth(account.lamports, SOL_DECIMALS, sol) }),
      tokens,
      slot: account.slot,
      asOf,
      degraded: [
        ...(account.isPartial === undefined ? [] : ['tokenAccounts']),
        ...(list.known ? [] : ['tokens']),
        ...(coins.known && prices.known ? [] : ['prices']),
      ],
    };
  };

/** Maximum number of cached values. */
const MOST = 1_000;

/** Caches a value for `forMs`. A failed value is not cached: the next call tries again. */
export function shortly<T>(
  clock: Clock,
  forMs: number,
  make: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const made = new Map<string, Readonly<{ value: Promise<T>; until: number }>>();
  return (key) => {
    const now = clock.now().getTime();
    const held = made.get(key);
    if (held !== undefined && now < held.until) return held.value;
    const value = make(key);
    made.delete(key);
    made.set(key, { value, until: now + forMs });
    value.catch(() => made.get(key)?.value === value && made.delete(key));
    const [oldest = key] = made.keys();
    if (made.size > MOST) made.delete(oldest);
    return value;
  };
}

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
