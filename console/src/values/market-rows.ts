export type MarketRow = Readonly<{
  id: string;
  symbol: string;
  name: string;
  rank: number | undefined;
  price: number | undefined;
  change24h: number | undefined;
  marketCap: number | undefined;
  volume: number | undefined;
  updated: string | undefined;
}>;

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

/** Ranks begin with one: providers write none as zero, too. */
export const rankOf = (rank: unknown): number | undefined => {
  const known = number(rank);
  return known !== undefined && known >= 1 ? known : undefined;
};

/** The rows of CoinGecko's `coins/markets`; a row without id, symbol and name is left out. */
export const marketRows = (data: unknown): readonly MarketRow[] =>
  (Array.isArray(data) ? data : []).filter(isJson).flatMap((row) => {
    const [id, symbol, name] = [text(row.id), text(row.symbol), text(row.name)];
    if (id === undefined || symbol === undefined || name === undefined) return [];
    return [
      {
        id,
        symbol: symbol.toUpperCase(),
        name,
        rank: rankOf(row.market_cap_rank),
        price: number(row.current_price),
        change24h: number(row.price_change_percentage_24h),
        marketCap: number(row.market_cap),
        volume: number(row.total_volume),
        updated: text(row.last_updated),
      },
    ];
  });

export type WholeMarket = Readonly<{
  cap: number | undefined;
  volume: number | undefined;
  bitcoin: number | undefined;
}>;

/** The figures of CoinGecko's `global`. */
export function wholeMarket(data: unknown): WholeMarket {
  const inner = isJson(data) && isJson(data.data) ? data.data : {};
  const usd = (name: string) => (isJson(inner[name]) ? number((inner[name] as Json).usd) : undefined);
  const shares = inner.market_cap_percentage;
  return {
    cap: usd('total_market_cap'),
    volume: usd('total_volume'),
    bitcoin: isJson(shares) ? number(shares.btc) : undefined,
  };
}
