import { usePages } from '../../api/index.ts';
import type { Hex } from '../../values/purchase/purchase.ts';

const SOON_MS = 4_000;
const LATER_MS = 60_000;

/** The wallet's purchases, as the service recorded them; read often while one is awaited. */
export const usePurchases = (wallet: Hex, awaited: string | undefined) =>
  usePages('viewPurchases', { query: { wallet, limit: '20' } }, ({ purchases }) => purchases, {
    refetchEvery: awaited === undefined ? LATER_MS : SOON_MS,
  });
