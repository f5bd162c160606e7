import { useOperation } from '../api/index.ts';
import { type Asset, NATIVE } from '../values/assets.ts';
import { coinOf } from '../values/chains.ts';
import { worthOf } from '../values/decimal.ts';
import { usdText } from '../values/usd.ts';

const HALF_A_MINUTE = 30_000;
const NO_PRICES_ON = [31337];

/** What amounts of an asset are worth now, as decimal text; null without a price. */
export function useWorth(
  asset: Pick<Asset, 'chainId' | 'address' | 'decimals'> | undefined,
  /** US dollars for a whole one, where it is known already. */
  known?: number,
) {
  const isCoin = asset?.address === NATIVE;
  const query = isCoin
    ? { symbols: coinOf(asset.chainId) }
    : { chainId: String(asset?.chainId), addresses: asset?.address ?? '' };
  const enabled = known === undefined && asset !== undefined && (isCoin || !NO_PRICES_ON.includes(asset.chainId));
  const { data } = useOperation('viewTokenPrices', { query }, { enabled, staleTime: HALF_A_MINUTE });
  const found = Object.values(data?.prices ?? {})[0];
  const price = usdText(known ?? found?.usd);
  return (units: bigint): string | null =>
    asset === undefined || price === null ? null : (worthOf(units, asset.decimals, price) ?? null);
}
