import type { Question } from '../../../domain/chat/catalogue.ts';
import type { PlainAction } from '../../../domain/fee/gas.ts';
import type { MovementStatus } from '../../../domain/history/wallet-transaction.ts';
import type { SalePhase } from '../../../domain/sale/sale-policy.ts';

/** The rules of a purchase that a sentence says what they ask for. */
export const SPOKEN_RULES = [
  'registered',
  'notBlocked',
  'knownToken',
  'minimum',
  'notSelfReferred',
  'saleActive',
  'tierLimit',
  'kyc',
  'terms',
  'region',
  'sanctions',
] as const;

/**
 * What answers are made of in one language. A sentence that is missing does not compile. `{…}` is filled; figures come as the language
 * writes them.
 */
export type AnswerSentences = Readonly<{
  signIn: string;
  /** Holds {reason}, in English. */
  unavailable: string;
  /** Holds {currency}. */
  usdOnly: string;
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
  blocked: string;
  notRegistered: string;
  /** Holds {tier} and {limit}. */
  kycApproved: string;
  /** Holds {tier}. */
  kycPending: string;
  kycRejected: string;
  kycNone: string;
  /** Holds {tier}, of a tier without a limit. */
  unlimited: string;
  mayBuyAny: string;
  /** Holds {remaining}. */
  mayBuy: string;
  /** Holds {rules}. */
  mayNotBuy: string;
  /** Holds {rules}. */
  notChecked: string;
  /** What a rule asks for; stands in {rules}. */
  rules: Readonly<Record<(typeof SPOKEN_RULES)[number], string>>;
  nothingRefused: string;
  /** Hold {date} and {rules}. */
  purchaseRefused: string;
  requestRefused: string;
  /** Holds {tier}, {limit} and {remaining}. */
  limit: string;
  /** Holds {tier} and {limit}. */
  limitUnread: string;
  /** Holds {limit}, of the first tier. */
  limitNone: string;
  noPurchases: string;
  /** Holds {date}, {amount}, {token} and {state}. */
  purchase: string;
  phases: Readonly<Record<SalePhase, string>>;
  /** Holds {percent}. */
  sold: string;
  /** Holds {price}, {token} and {least}. */
  salePrice: string;
  /** Holds {amount}, {token} and {tokens}. */
  buys: string;
  /** Hold {version}. */
  termsAccepted: string;
  termsOpen: string;
  /** Holds {code} and {count}. */
  referral: string;
  /** Holds {networks}. */
  networks: string;
  /** Holds {network} and {tokens}. */
  tokens: string;
  /** Holds {count}; stands behind a list. */
  more: string;
  /** Holds {tokens}. */
  saleTakes: string;
  noMovements: string;
  /** Hold {date}, {what}, {whom}, {network} and {state}. */
  sent: string;
  received: string;
  noTransactions: string;
  /** Holds {hash}. */
  unknownHash: string;
  /** Holds {hash}, {network} and {state}. */
  transaction: string;
  states: Readonly<Record<MovementStatus, string>>;
  noKeys: string;
  /** Holds {label}, {lastFour} and {until}. */
  key: string;
  /** Stands in {until} of a key that does not expire. */
  revoked: string;
  noContacts: string;
  notLinked: string;
  /** Holds {accounts}. */
  linked: string;
  /** Holds {url}. */
  human: string;
  /** Stands above the nearest topics. */
  nearest: string;
  /** Buttons that open a page. */
  open: Readonly<Record<'verification' | 'buy' | 'terms' | 'receipt' | 'portfolio' | 'keys' | 'settings', string>>;
  /** What a person says to ask about a topic: a button that LanguageReader reads as this question. */
  topics: Readonly<Record<Question, string>>;
}>;
