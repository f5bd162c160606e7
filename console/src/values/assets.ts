import { sameAddress } from './address.ts';

/** A coin or token that can be moved. `address` is `native` for the coin of its chain. */
export type Asset = Readonly<{
  chainId: number;
  address: string;
  symbol: string;
  name: string;
  decimals: number;
  /** Smallest units that the wallet holds, where that is known. */
  balance?: string;
}>;

export const NATIVE = 'native';

/** The decimals of every supported coin. */
export const COIN_DECIMALS = 18;

export const sameAsset = (one: Asset | undefined, other: Asset | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.chainId === other.chainId &&
  (one.address === other.address || sameAddress(one.address, other.address));

const DOLLARS = ['USDC', 'USDT', 'DAI'];

/** What a coin is most often traded for: a dollar that is listed, else the first that is. A token of a sale is on no list, and has no market. */
export const usualCounterpart = (listed: readonly Asset[]): Asset | undefined =>
  listed.find(({ symbol }) => DOLLARS.includes(symbol)) ?? listed[0];

/** Without repetitions; the first of two with the same address stays. */
export function distinct(assets: readonly Asset[]): readonly Asset[] {
  const seen = new Set<string>();
  return assets.filter(({ chainId, address }) => {
    const key = `${chainId} ${address.toLowerCase()}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Those whose symbol, name or whole address was typed. */
export function matching(assets: readonly Asset[], typed: string): readonly Asset[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return assets;
  return assets.filter(
    ({ symbol, name, address }) =>
      symbol.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted) || address.toLowerCase() === wanted,
  );
}
