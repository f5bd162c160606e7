/** 32 bytes in base58. Made only at the edges. */
export type SolanaAddress = string & { readonly __brand: 'SolanaAddress' };
