import type { ListedToken } from '../../domain/chat/token-directory.ts';
import type { ChainRef } from '../../domain/chat/understanding.ts';
import { CHAINS, SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import { COINS, type Coin } from '../../domain/shared/chain/coins.ts';
import { tokensOn } from '../../domain/token/token-registry.ts';
import { type Lexicon, makeLexicon } from '../language/text/lexicon.ts';
import { toWalletAddress } from '../local/address.ts';

const coinOf = (chain: ChainRef, coin: Coin): ListedToken => ({ symbol: coin, ...COINS[coin], chain });

/** Native coins and well-known tokens: the only ones that a conversation can act on. */
export const KNOWN_TOKENS: readonly ListedToken[] = [
  ...SUPPORTED_CHAINS.flatMap((chain) => [
    coinOf(chain, CHAINS[chain].coin),
    ...tokensOn(chain).map(({ symbol, name, decimals, address }) => ({ symbol, name, chain, decimals, address })),
  ]),
  coinOf('solana', 'SOL'),
  coinOf('bitcoin', 'BTC'),
];

/** The tokens and chains that a conversation knows. */
export const knownLexicon = (): Lexicon =>
  makeLexicon({
    tokens: KNOWN_TOKENS,
    chains: [
      ...SUPPORTED_CHAINS.map((id) => ({ id, name: CHAINS[id].name })),
      { id: 'solana', name: 'Solana' },
      { id: 'bitcoin', name: 'Bitcoin' },
    ],
    toWalletAddress,
  });
