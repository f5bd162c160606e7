import type { GlobalMarket, Sentiment } from '../domain/market/snapshot.ts';
import type { SalePolicy } from '../domain/sale/sale-policy.ts';
import type { SaleState } from '../domain/sale/sale-state.ts';
import type { WalletAddress } from '../domain/shared/wallet-address.ts';
import type { SandboxRailSettings } from './payment-rail/payment-rail.memory.ts';

/** The world that the in-memory adapters start with: one sale on Base, paid in the real addresses of its stablecoins. */
export const SANDBOX_SALE: Pick<SalePolicy, 'chainId' | 'contract' | 'paymentTokens'> = {
  chainId: 8453,
  contract: '0x5a1E000000000000000000000000000000000001' as WalletAddress,
  paymentTokens: [
    { address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress, symbol: 'USDC', decimals: 6 },
    { address: '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2' as WalletAddress, symbol: 'USDT', decimals: 6 },
  ],
};

/** How machines pay here: vouchers over play money. The key protects nothing of value, and is the same in every process. */
export const SANDBOX_RAIL: Omit<SandboxRailSettings, 'realm'> = {
  secretKeys: ['the sandbox has no secrets worth keeping'],
  terms: {
    method: 'sandbox',
    network: 'sandbox',
    currency: '0x20C0000000000000000000000000000000000000',
    decimals: 6,
    recipient: '0x5a1E000000000000000000000000000000000002',
  },
};

/** The accounts of the mnemonic `test test … junk`, with a million dollars each on the sandbox's rail. */
export const SANDBOX_ACCOUNTS: readonly string[] = [
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
];
export const SANDBOX_RAIL_BALANCE = 1_000_000n * 10n ** 6n;

export const SANDBOX_MARKET: Omit<GlobalMarket, 'updatedAt'> = {
  totalMarketCapUsd: 3_412_000_000_000,
  totalVolume24hUsd: 118_000_000_000,
  marketCapChange24h: 0.8,
  dominance: { BTC: 57.2, ETH: 12.4 },
  activeCryptocurrencies: 17_250,
  markets: 1_290,
};
export const SANDBOX_SENTIMENT: Omit<Sentiment, 'updatedAt'> = { value: 52, classification: 'Neutral' };

/** Active, at 0.05 USD a token of 18 decimals. */
export const SANDBOX_SALE_TERMS: Omit<SaleState, 'tokensSold'> = {
  phase: 'active',
  tokensForSale: 100_000_000n * 10n ** 18n,
  price: 50_000n,
};
