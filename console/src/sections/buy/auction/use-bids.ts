import { useOperation } from '../../../api/index.ts';
import type { Hex } from '../../../values/purchase/purchase.ts';

const SOON_MS = 4_000;
const LATER_MS = 15_000;

/** The wallet's bids in every auction, as the service recorded them; read often while one is awaited. */
export const useBids = (wallet: Hex, awaited: string | undefined) =>
  useOperation('viewBids', { query: { wallet } }, { refetchEvery: awaited === undefined ? LATER_MS : SOON_MS });
