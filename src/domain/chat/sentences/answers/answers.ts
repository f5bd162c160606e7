import type { PlainAction } from '../../../fee/gas.ts';

/** What the chat says about balances, prices, holdings, gas and fees in one language. `{…}` is filled. */
export type Answers = Readonly<{
  whichToken: string;
  whichWallet: string;
  /** Holds {said}. */
  notAnAddress: string;
  /** Hold {token}. */
  noBalance: string;
  noPrice: string;
  /** Holds {networks}. */
  onlyOn: string;
  /** Holds {wallet} and {holdings}. */
  holds: string;
  /** Holds {wallet}, {token} and {networks}. */
  holdsNone: string;
  /** Holds {amount}, {token} and {network}. */
  holding: string;
  /** Holds {network}. */
  coins: string;
  /** Holds {parts}: what could not be read. */
  unread: string;
  /** Holds {networks}. */
  unreadNetworks: string;
  unreadNetwork: string;
  /** Holds {token}, {usd} and {source}. */
  price: string;
  /** Holds {wallet} and {total}. */
  portfolio: string;
  unknownTotal: string;
  /** Holds {holdings}; stands behind the total. */
  among: string;
  /** Holds {network} and {costs}. */
  gas: string;
  /** Holds {action}, {amount} and {coin}. */
  cost: string;
  actions: Readonly<Record<PlainAction, string>>;
  /** Holds {fees}. */
  fees: string;
  /** Holds {usd} and {network}. */
  fee: string;
  /** Holds {request}. */
  didYouMean: string;
  /** A button below that question: at most 20 letters. */
  prepare: string;
  yes: string;
  no: string;
  /** Requests that the chat understands in this language. */
  examples: readonly [string, ...string[]];
}>;
