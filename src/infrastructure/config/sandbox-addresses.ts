import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { addressOn } from '../../domain/token/token-registry.ts';

// What the configuration defaults to where the chain is in memory. It stands here because production reads its
// configuration too, and must not load the sandbox for it.

/** The sale of the in-memory chain: on Base, paid in the real addresses of its stablecoins. */
export const SANDBOX_SALE: Required<Pick<SalePolicy, 'chainId' | 'contract' | 'nftContract' | 'paymentTokens'>> = {
  chainId: 8453,
  contract: '0x5a1E000000000000000000000000000000000001' as WalletAddress,
  nftContract: '0x5A1E000000000000000000000000000000000002' as WalletAddress,
  paymentTokens: [
    { address: addressOn(8453, 'USDC'), symbol: 'USDC', decimals: 6 },
    { address: addressOn(8453, 'USDT'), symbol: 'USDT', decimals: 6 },
  ],
};

/** Where fees go in the sandbox: the third account of the development mnemonic. */
export const SANDBOX_TREASURY = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as WalletAddress;

/** The forwarder of every chain of the sandbox. */
export const SANDBOX_FORWARDER = '0xf04a000000000000000000000000000000000001' as WalletAddress;

/** The contract of gasless transfers on every chain of the sandbox. */
export const SANDBOX_GASLESS_TRANSFERS = '0x6a51e55000000000000000000000000000000001' as WalletAddress;
