/** A mainnet address with a valid checksum; bech32 in lower case. Created by adapters only, after validation. */
export type BitcoinAddress = string & { readonly __brand: 'BitcoinAddress' };
