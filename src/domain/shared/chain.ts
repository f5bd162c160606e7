/** The chains of transfers, portfolios and fees, by EIP-155 id. The sale may live on any other chain. */
export const CHAIN_NAMES: Readonly<Record<number, string>> = {
  1: 'Ethereum',
  137: 'Polygon',
  42161: 'Arbitrum',
  8453: 'Base',
  10: 'Optimism',
};

export const SUPPORTED_CHAINS: readonly number[] = [1, 137, 42161, 8453, 10];
