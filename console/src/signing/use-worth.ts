import { useOperation } from '../api/index.ts';
import { type Asset, NATIVE } from '../values/assets.ts';
import { CHAINS, coinOf } from '../values/chains.ts';
import { worthOf } from '../values/decimal.ts';
import { usdText } from '../values/money.ts';

const HALF_A_MINUTE = 30_000;
const NO_PRICES_ON = 31337;

/** Of tokens on Solana the service has no prices by their addresses. */
const isPriced = (chainId: number) => chainId !== NO_PRICES_ON && CHAINS.some(({ id }) => id === chainId);

/** What amounts of an asset are worth now, as decimal text; null without a price. */
export function useWorth(
  asset: (Pick<Asset, 'chainId' | 'address' | 'decimals'> & Readonly<{ symbol?: string }>) | undefined,
  /** US dollars for a whole one, where it is known already. */
  known?: number,
) {
  const isCoin = asset?.address === NATIVE;
  const query = isCoin
    ? { symbols: asset.symbol ?? coinOf(asset.chainId) }
    : { chainId: String(asset?.chainId), addresses: asset?.address ?? '' };
  const enabled = known === undefined && asset !== undefined && (isCoin || isPriced(asset.chainId));
  const { data } = useOperation('viewTokenPrices', { query }, { enabled, staleTime: HALF_A_MINUTE });
  const found = Object.values(data?.prices ?? {})[0];
  const price = usdText(known ?? found?.usd);
  return (units: bigint): string | null =>
    asset === undefined || price === null ? null : (worthOf(units, asset.decimals, price) ?? null);
}
