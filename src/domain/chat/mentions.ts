import type { Amount, ChainRef, TokenRef } from './understanding.ts';

/**
 * Everything that one expression of a text may stand for: "arbitrum" is a token and a network, "1%" an amount and a
 * slippage. An amount that has no single reading is `unreadable`.
 */
export type Mention = Readonly<{
  amount?: Amount | 'unreadable';
  token?: TokenRef;
  chain?: ChainRef;
  account?: string;
  slippageBps?: number;
}>;

/** What a text names and wants, also where it is not understood as a whole. */
export type Mentions = Readonly<{
  named: readonly Mention[];
  /** The text has a verb that moves value, and nothing that denies, doubts, reports or asks. */
  asksToAct: boolean;
  /** The text quotes somebody, or contains an address, name or token that cannot be used. */
  isUnusable: boolean;
}>;
