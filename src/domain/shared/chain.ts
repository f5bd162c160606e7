/** The chains of transfers, portfolios and fees, by EIP-155 id. The sale may live on any other chain. */
export const CHAIN_NAMES: Readonly<Record<number, string>> = {
  1: 'Ethereum',
  10: 'Optimism',
  137: 'Polygon',
  8453: 'Base',
  42161: 'Arbitrum',
};

export const SUPPORTED_CHAINS: readonly number[] = Object.keys(CHAIN_NAMES).map(Number);
