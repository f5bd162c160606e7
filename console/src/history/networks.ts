import { chainsBetween } from '../values/chains.ts';
import type { Deed } from '../values/deeds.ts';

/** Where it was sent, and where it arrived if that is another network. */
export const networksOf = ({ chainId, gave, got }: Deed): string =>
  chainsBetween([chainId, ...[...gave, ...got].map((moved) => moved.chainId)]);
