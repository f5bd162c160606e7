import type { TokenList } from '../../application/ports/token.ts';
import { SOLANA_CHAIN_ID } from '../../domain/token/token.ts';

/** One list for the EVM chains and another for Solana. */
export const tokenListByChain = (evm: TokenList, solana: TokenList): TokenList => ({
  tokensOf: (chainId, refresh) => (chainId === SOLANA_CHAIN_ID ? solana : evm).tokensOf(chainId, refresh),
});
