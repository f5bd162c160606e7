import type { NftTier } from '../domain/sale/authorize-nft.ts';
import type { SalePolicy } from '../domain/sale/sale-policy.ts';
import type { SaleState } from '../domain/sale/sale-state.ts';
import type { WalletAddress } from '../domain/shared/wallet-address.ts';
import type { Holdings } from './chain/accounts.memory.ts';

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

/** The accounts of the development mnemonic "test test test test test test test test test test test junk", in their order. */
const SANDBOX_ACCOUNTS: readonly WalletAddress[] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
].map((address) => address as WalletAddress);

/** USDC and USDT of each chain, of 6 decimals. */
const SANDBOX_STABLECOINS: Readonly<Record<number, readonly string[]>> = {
  1: ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  10: ['0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'],
  137: ['0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'],
  8453: ['0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2'],
  42161: ['0xaf88d065e77c8cC2239327C5EDb3A432268e5831', '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'],
};

/** 10,000 native coins and 1,000,000 of each stablecoin in every account, on any chain. */
export function sandboxHolders(chainId: number): ReadonlyMap<WalletAddress, Holdings> {
  const stablecoins = SANDBOX_STABLECOINS[chainId] ?? [];
  const tokens = new Map(stablecoins.map((token) => [token as WalletAddress, 1_000_000n * 10n ** 6n]));
  return new Map(SANDBOX_ACCOUNTS.map((account) => [account, { native: 10_000n * 10n ** 18n, tokens }]));
}
