import type { NftTier } from '../domain/sale/authorize-nft.ts';
import type { SalePolicy } from '../domain/sale/sale-policy.ts';
import type { SaleState } from '../domain/sale/sale-state.ts';
import type { WalletAddress } from '../domain/shared/wallet-address.ts';

/** The world that the in-memory adapters start with: one sale on Base, paid in the real addresses of its stablecoins. */
export const SANDBOX_SALE: Required<Pick<SalePolicy, 'chainId' | 'contract' | 'nftContract' | 'paymentTokens'>> = {
  chainId: 8453,
  contract: '0x5a1E000000000000000000000000000000000001' as WalletAddress,
  nftContract: '0x5A1E000000000000000000000000000000000002' as WalletAddress,
  paymentTokens: [
    { address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress, symbol: 'USDC', decimals: 6 },
    { address: '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2' as WalletAddress, symbol: 'USDT', decimals: 6 },
  ],
};

/** Active, at 0.05 USD a token of 18 decimals. */
export const SANDBOX_SALE_TERMS: Omit<SaleState, 'tokensSold'> = {
  phase: 'active',
  tokensForSale: 100_000_000n * 10n ** 18n,
  price: 50_000n,
};

/** 250 USD for one of a hundred, 1,000 USD for one of ten. */
export const SANDBOX_NFT_TIERS: Readonly<Record<number, NftTier>> = {
  1: { price: 250_000_000n, supply: 100n, sold: 0n },
  2: { price: 1_000_000_000n, supply: 10n, sold: 0n },
};
