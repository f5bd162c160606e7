/** 32 bytes in base58. Created by adapters only, after validation. */
export type SolanaAddress = string & { readonly __brand: 'SolanaAddress' };
