import type { ProStatus } from '../../../application/ports/fee.ts';

/** The service has no Pro NFT, so no wallet has Pro pricing. */
export const noProStatus: ProStatus = { isPro: async () => false };
