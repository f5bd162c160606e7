import type { Deed } from '../values/deeds.ts';
import { chainsBetween } from '../values/swap-chains.ts';

/** Where it was sent, and where it arrived, or will, if that is another network. */
export const networksOf = ({ chainId, gave, got, toChainId }: Deed): string =>
  chainsBetween([chainId, ...[...gave, ...got].map((moved) => moved.chainId), toChainId ?? chainId]);
