import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

export const BASE = 8453;

/** Registry and BaseRegistrar on Base (base/basenames, README, "Contract addresses"). */
export const BASENAMES_REGISTRY = '0xB94704422c2a1E396835A571837Aa5AE53285a95' as WalletAddress;
export const BASENAMES_REGISTRAR = '0x03c4738Ee98aE44591e1A4A4F3CaB6641d95DD9a' as WalletAddress;
