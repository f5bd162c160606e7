import type { Auction } from '../../domain/sale/auction.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { addressOn } from '../../domain/token/token-registry.ts';
import type { SoldToken } from './schemas/index.ts';

// Defaults of the configuration for in-memory chains. They are not in the sandbox's folder, because production also
// reads this configuration and must not load the sandbox.

/** The sale of the in-memory chain: on Base, with the real addresses of its stablecoins. */
export const SANDBOX_SALE: Required<Pick<SalePolicy, 'chainId' | 'contract' | 'nftContract' | 'paymentTokens'>> = {
  chainId: 8453,
  contract: '0x5a1E000000000000000000000000000000000001' as WalletAddress,
  nftContract: '0x5A1E000000000000000000000000000000000002' as WalletAddress,
  paymentTokens: [
    { address: addressOn(8453, 'USDC'), symbol: 'USDC', decimals: 6 },
    { address: addressOn(8453, 'USDT'), symbol: 'USDT', decimals: 6 },
  ],
};

/** What it sells. */
export const SANDBOX_SALE_TOKEN: SoldToken = {
  address: '0x5A1E000000000000000000000000000000000003' as WalletAddress,
  facts: { symbol: 'SALE', decimals: 18 },
};

/** The auction on the sale's chain, and the hook that admits its bids. */
export const SANDBOX_AUCTION_AT: Auction = {
  auction: '0x5a1e000000000000000000000000000000000004' as WalletAddress,
  hook: '0x5a1E000000000000000000000000000000000005' as WalletAddress,
};

/** The recipient of fees in the sandbox: the third account of the development mnemonic. */
export const SANDBOX_TREASURY = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as WalletAddress;

/** The forwarder on every chain of the sandbox. */
export const SANDBOX_FORWARDER = '0xf04a000000000000000000000000000000000001' as WalletAddress;

/** The GaslessTransfers contract on every chain of the sandbox. */
export const SANDBOX_GASLESS_TRANSFERS = '0x6a51e55000000000000000000000000000000001' as WalletAddress;

/** The wallet that the sandbox's screening lists: the last account of the development mnemonic, so that its sign-in can be tried. */
export const SANDBOX_LISTED_WALLET = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720' as WalletAddress;
