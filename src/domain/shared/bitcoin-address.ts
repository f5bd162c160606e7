/** A mainnet address whose checksum is right; bech32 ones in lower case. Made only at the edges. */
export type BitcoinAddress = string & { readonly __brand: 'BitcoinAddress' };
