import type { Amount, ChainRef, TokenRef } from './understanding.ts';

/**
 * All possible meanings of one expression: "arbitrum" is a token and a network, "1%" an amount and a slippage. An
 * ambiguous amount is `unreadable`.
 */
export type Mention = Readonly<{
  amount?: Amount | 'unreadable';
  token?: TokenRef;
  chain?: ChainRef;
  account?: string;
  slippageBps?: number;
}>;

/** The values found in a text, even when the text as a whole is not understood. */
export type Mentions = Readonly<{
  named: readonly Mention[];
  /** The text contains a quotation, or an unusable address, name or token. */
  isUnusable: boolean;
}>;
