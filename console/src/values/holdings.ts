import { COIN_DECIMALS, NATIVE } from './assets.ts';
import { coinOf } from './chains.ts';
import { roundedUsd } from './money.ts';

type Token = Readonly<{
  address: string;
  symbol: string;
  name: string;
  balance: string;
  decimals: number;
  priceUSD: number | null;
  valueUSD: number | null;
}>;
type Chain = Readonly<{
  chainId: number;
  chainName: string;
  nativeBalance: string;
  nativeBalanceUSD: number | null;
  tokens: readonly Token[];
}>;

/** A coin or token of one chain. `address` is `native` for the coin. */
export type Holding = Token & Readonly<{ chainId: number; chainName: string }>;

/** Without a name: everything else. */
type Share = Readonly<{ name: string | undefined; value: number }>;

/**
 * Every coin and token that is held, the most valuable first, each rounded to the cent. Counts, rings, tables and totals are made of these
 * alone, so that they agree and add up.
 */
export const holdingsOf = (chains: readonly Chain[]): readonly Holding[] =>
  chains
    .flatMap((chain) =>
      [coinIn(chain), ...chain.tokens].map((token) => ({
        ...token,
        valueUSD: token.valueUSD === null ? null : roundedUsd(token.valueUSD),
        chainId: chain.chainId,
        chainName: chain.chainName,
      })),
    )
    .filter(({ balance }) => BigInt(balance) > 0n)
    .sort((a, b) => (b.valueUSD ?? -1) - (a.valueUSD ?? -1));

/** The coin as a token. Its price is the one that it was valued at, so that the row agrees with itself. */
function coinIn({ chainId, nativeBalance, nativeBalanceUSD }: Chain): Token {
  const symbol = coinOf(chainId);
  const coins = Number(nativeBalance) / 10 ** COIN_DECIMALS;
  return {
    address: NATIVE,
    symbol,
    name: symbol,
    balance: nativeBalance,
    decimals: COIN_DECIMALS,
    priceUSD: nativeBalanceUSD === null || coins === 0 ? null : nativeBalanceUSD / coins,
    valueUSD: nativeBalanceUSD,
  };
}

type Places = Readonly<{ balance: number; price: number }>;
const FEWEST: Places = { balance: 4, price: 2 };
const MOST_OF_PRICE = 12;
const HALF_A_CENT = 0.005;

/** How many decimals of its balance and its price a row shows: as few as make their product, as it is shown, the value beside it. */
export function placesOf({ balance, decimals, priceUSD, valueUSD }: Holding): Places {
  if (priceUSD === null || valueUSD === null) return FEWEST;
  const units = BigInt(balance);
  const cutTo = (places: number) => Number(units - (units % 10n ** BigInt(decimals - places))) / 10 ** decimals;
  for (let price = FEWEST.price; price <= MOST_OF_PRICE; price += 1)
    for (let places = Math.min(FEWEST.balance, decimals); places <= decimals; places += 1)
      if (Math.abs(cutTo(places) * Number(priceUSD.toFixed(price)) - valueUSD) <= HALF_A_CENT)
        return { balance: places, price };
  return FEWEST;
}

/** What each chain is worth; holdings without a price are left out. */
export const sharesByChain = (holdings: readonly Holding[]): readonly Share[] =>
  summed(holdings, ({ chainName }) => chainName);

const LARGEST = 5;

/** The same token on several chains is one share. After the fifth, the rest is one share too. */
export function sharesByToken(holdings: readonly Holding[]): readonly Share[] {
  const sorted = summed(holdings, ({ symbol }) => symbol);
  const rest = sorted.slice(LARGEST).reduce((sum, { value }) => sum + value, 0);
  return rest > 0 ? [...sorted.slice(0, LARGEST), { name: undefined, value: rest }] : sorted;
}

function summed(holdings: readonly Holding[], nameOf: (holding: Holding) => string): readonly Share[] {
  const worth = new Map<string, number>();
  for (const holding of holdings) {
    const { valueUSD } = holding;
    if (valueUSD !== null && valueUSD > 0) worth.set(nameOf(holding), (worth.get(nameOf(holding)) ?? 0) + valueUSD);
  }
  return [...worth].map(([name, value]) => ({ name, value })).sort((a, b) => b.value - a.value);
}

/** What all of them are worth; those without a price are left out. */
export const worthOfAll = (holdings: readonly Holding[]): number =>
  holdings.reduce((sum, { valueUSD }) => sum + (valueUSD ?? 0), 0);

/** The same token on several chains is one. */
export const tokensIn = (holdings: readonly Holding[]): number => new Set(holdings.map(({ symbol }) => symbol)).size;

/** Holdings that no price is known for: the total does not contain them. */
export const withoutPrice = (holdings: readonly Holding[]): number =>
  holdings.filter(({ valueUSD }) => valueUSD === null).length;
